import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused, StaffError } from '../../desk/command/staffError.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import type { ImportedOpening } from '../import/importRecord.ts';
import { readImportFile } from '../import/readImportFile.ts';
import { ChangedMeanwhile } from '../queries/importOpenings.ts';
import { dayOf } from '../queries/openNow.ts';
import { importQuestion, planLines } from './importLines.ts';
import { outcomeLine } from './openingLines.ts';
import { planImport } from './planImport.ts';
import { faultLines } from './readOpeningFile.ts';

const countOf = (number: number): string => (number === 1 ? '1 opening' : `${number} openings`);

/** The openings of the files; refuses them with all their faults. */
const readFiles = async (
  names: readonly string[],
  { today, surroundings }: { today: string | undefined } & Pick<StaffContext, 'surroundings'>,
): Promise<ImportedOpening[]> => {
  const files = await Promise.all(
    names.map(async (file) => ({ file, ...(await readImportFile(file, { today, surroundings })) })),
  );
  const found = files.flatMap(({ openings }) => openings);
  const ids = found.flatMap(({ mark: { id } }) => id ?? []);
  const faults = [
    ...files.flatMap((each) => faultLines(each.file, each.faults)),
    ...new Set(
      ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `Opening ${id} is in these files twice`),
    ),
  ];
  if (faults.length > 0) throw new StaffError([...faults, 'Nothing was imported'], 1);
  return found;
};

export const importOpeningsCommand = defineCommand(
  {
    name: 'openings import',
    summary: 'Takes in the openings of files (.md, .csv), new and changed ones, all of them or none.',
    parameters: { 'FILE…': "what 'openings export' writes, or the filled-in template" },
    options: {
      draft: { type: 'boolean', help: 'keep new ones as drafts, which only staff see' },
      new: { type: 'boolean', help: 'all of them are new ones, whatever number they had' },
      'dry-run': { type: 'boolean', help: 'only say what is wrong with the files and what would be done' },
      yes: { type: 'boolean', help: 'publish and change without asking' },
    },
    examples: ['./staff openings import openings.csv --dry-run'],
  },
  async (request) => {
    const { parameters, options, database, output, now, actor, surroundings } = request;
    const isDraft = options.draft === true;
    const at = now().toISOString();
    // A draft's date is judged when it is published.
    const today = isDraft ? undefined : dayOf(at);
    const found = await readFiles(parameters['FILE…'], { today, surroundings });
    const { openings } = await database();
    const plan = await planImport(found, { openings }, { isDraft, areNew: options.new === true, at });
    const lines = planLines(plan, output);
    if (lines.length > 0) writeLines(output, lines);
    if (options['dry-run'])
      return writeLines(output, [`${countOf(found.length)}, and nothing wrong with them`]);
    const question = importQuestion(plan);
    await confirm(request, { question: question ?? '', isConfirmed: question === undefined || options.yes });
    try {
      const { added, changed } = await openings.importAll(plan, { actor });
      const changes = changed.map(({ id }) => `Opening ${id} is changed`);
      return writeLines(output, [...changes, ...added.map(outcomeLine)]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      throw refused(`Opening ${error.id} was changed meanwhile; nothing was imported, import again`);
    }
  },
);
