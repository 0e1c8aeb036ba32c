import { openingPath } from '../../../content/paths.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { writeLines } from '../terminal/terminal.ts';
import { readOpeningFile } from './readOpeningFile.ts';

export const addOpening = defineCommand(
  {
    name: 'openings add',
    summary: 'Publishes a new opening at once.',
    parameters: { FILE: "the filled-in template; '-' reads standard input" },
    options: {},
    examples: ['npm run staff -- openings add job.md'],
  },
  async ({ parameters, desk, input, output, actor }) => {
    const text = await readOpeningFile({ file: parameters.FILE, input });
    const { openings } = await desk();
    const { id, job_title } = await openings.add(text, { actor });
    writeLines(output, [`Opening ${id} is published at ${openingPath(id)}: ${harmlessLine(job_title)}`]);
  },
);
