import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';

export const reindexOpenings = defineCommand(
  {
    name: 'openings reindex',
    summary: 'Makes the index anew in which visitors search openings by words; doctor says when.',
    parameters: {},
    options: {},
    examples: ['./staff openings reindex'],
  },
  async ({ database, output, actor }) => {
    const { openings } = await database();
    await openings.rebuildSearch({ actor });
    writeLines(output, ['The search index of the openings was made anew.']);
  },
);
