import { isDeepStrictEqual } from 'node:util';
import type { OpeningText } from '../../db/insertOpening.ts';
import type { Opening } from '../../db/toOpening.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { writeLines } from '../terminal/terminal.ts';
import { readOpeningFile } from './readOpeningFile.ts';
import { requireOpening } from './requireOpening.ts';

const saysTheSame = (opening: Opening, text: OpeningText): boolean =>
  isDeepStrictEqual({ ...opening, ...text }, opening);

export const editOpening = defineCommand(
  {
    name: 'openings edit',
    summary: 'Replaces the texts of an opening; its state and date stay.',
    parameters: {
      ID: "the opening's number, as 'openings list' shows it",
      FILE: "its new texts, begun with 'openings show ID --file'; '-' reads standard input",
    },
    options: {},
    examples: [
      'npm run --silent staff -- openings show 5 --file > job.md',
      'npm run staff -- openings edit 5 job.md',
    ],
  },
  async ({ parameters, desk, input, output, actor }) => {
    const id = readId(parameters.ID);
    const text = await readOpeningFile({ file: parameters.FILE, input });
    const { openings } = await desk();
    const before = await requireOpening(id, openings.find(id));
    if (saysTheSame(before, text)) {
      return writeLines(output, [`Opening ${id} says this already; nothing was changed`]);
    }
    await requireOpening(id, openings.edit(id, text, { actor }));
    return writeLines(output, [`Opening ${id} is changed`]);
  },
);
