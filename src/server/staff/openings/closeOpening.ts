import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { writeLines } from '../terminal/terminal.ts';
import { requireOpening } from './requireOpening.ts';

export const closeOpening = defineCommand(
  {
    name: 'openings close',
    summary: 'Takes no more applications for an opening. Those that came stay.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['npm run staff -- openings close 5'],
  },
  async ({ parameters, desk, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await desk();
    const { status } = await requireOpening(id, openings.find(id));
    await openings.close(id, { actor });
    writeLines(output, [`Opening ${id} ${status === 'closed' ? 'was closed already' : 'is closed'}`]);
  },
);
