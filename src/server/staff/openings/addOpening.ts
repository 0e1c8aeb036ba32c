import { defineCommand } from '../command/defineCommand.ts';
import { dayOf } from '../../db/openNow.ts';
import { writeLines } from '../terminal/terminal.ts';
import { outcomeLine } from './openingLines.ts';
import { readOpeningFile } from './readOpeningFile.ts';

export const addOpening = defineCommand(
  {
    name: 'openings add',
    summary: 'Publishes a new opening from a file, at once or as a draft.',
    parameters: { FILE: "the filled-in template; '-' reads standard input" },
    options: { draft: { type: 'boolean', help: 'keep it as a draft, which only staff see' } },
    examples: ['npm run staff -- openings add job.md'],
  },
  async ({ parameters, options, desk, input, output, now, actor }) => {
    const today = dayOf(now().toISOString());
    const text = await readOpeningFile({ file: parameters.FILE, input, today });
    const { openings } = await desk();
    const added = await openings.add(text, { actor, isDraft: options.draft === true });
    writeLines(output, [outcomeLine(added)]);
  },
);
