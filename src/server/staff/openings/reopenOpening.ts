import { defineCommand } from '../command/defineCommand.ts';
import { readId } from '../command/readId.ts';
import { writeLines } from '../terminal/terminal.ts';
import { requireOpening } from './requireOpening.ts';

export const reopenOpening = defineCommand(
  {
    name: 'openings reopen',
    summary: 'Takes applications for a closed opening again.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['npm run staff -- openings reopen 5'],
  },
  async ({ parameters, desk, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await desk();
    const { status } = await requireOpening(id, openings.find(id));
    await openings.reopen(id, { actor });
    writeLines(output, [`Opening ${id} ${status === 'open' ? 'was open already' : 'is open again'}`]);
  },
);
