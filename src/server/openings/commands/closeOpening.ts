import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { requireOpening } from './requireOpening.ts';

export const closeOpening = defineCommand(
  {
    name: 'openings close',
    summary: 'Takes no more applications for an opening, at once. Those that came stay.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {},
    examples: ['./staff openings close 5'],
  },
  async ({ parameters, database, output, actor }) => {
    const id = readId(parameters.ID);
    const { openings } = await database();
    const { status } = await requireOpening(id, openings.find(id));
    if (status === 'draft') throw refused(`Opening ${id} is a draft: nobody can apply for it`);
    if (status === 'scheduled') {
      await openings.unschedule(id, { actor });
      return writeLines(output, [`Opening ${id} is a draft again and will not be published automatically`]);
    }
    await openings.close(id, { actor });
    return writeLines(output, [`Opening ${id} ${status === 'closed' ? 'was closed already' : 'is closed'}`]);
  },
);
