import { dayOf } from '../../db/openNow.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { StaffError } from '../command/staffError.ts';
import { readImportFile } from '../openingImport/readImportFile.ts';
import { writeLines } from '../terminal/terminal.ts';
import { outcomeLine } from './openingLines.ts';
import { faultLines } from './readOpeningFile.ts';

const countOf = (number: number): string => (number === 1 ? '1 opening' : `${number} openings`);

export const importOpenings = defineCommand(
  {
    name: 'openings import',
    summary: 'Publishes the openings of files (.md, .json, .csv), all of them or none.',
    parameters: { 'FILE…': "what 'openings export' writes, or the filled-in template" },
    options: {
      draft: { type: 'boolean', help: 'keep them as drafts, which only staff see' },
      'dry-run': { type: 'boolean', help: 'only say what is wrong with the files' },
    },
    examples: ['./staff openings import openings.csv --dry-run'],
  },
  async ({ parameters, options, desk, output, now, actor, surroundings }) => {
    const isDraft = options.draft === true;
    // A draft's date is judged when it is published.
    const today = isDraft ? undefined : dayOf(now().toISOString());
    const files = await Promise.all(
      parameters['FILE…'].map(async (file) => ({
        file,
        ...(await readImportFile(file, { today, surroundings })),
      })),
    );
    const faults = files.flatMap((each) => faultLines(each.file, each.faults));
    if (faults.length > 0) throw new StaffError([...faults, 'Nothing was imported'], 1);
    const found = files.flatMap(({ openings }) => openings);
    if (options['dry-run'])
      return writeLines(output, [`${countOf(found.length)}, and nothing wrong with them`]);
    const { openings } = await desk();
    const added = await openings.addAll(found, { actor, isDraft });
    return writeLines(output, added.map(outcomeLine));
  },
);
