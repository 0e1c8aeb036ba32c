import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import { harmlessLine } from '../../desk/terminal/harmless.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { requireOpening } from './requireOpening.ts';

export const deleteOpeningCommand = defineCommand(
  {
    name: 'openings delete',
    summary: 'Deletes an opening for good: a draft, or one that nobody has applied for.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff openings delete 7'],
    isFinal: true,
  },
  async (request) => {
    const { parameters, options, database, output, actor } = request;
    const id = readId(parameters.ID);
    const { openings } = await database();
    const { job_title, status } = await requireOpening(id, openings.find(id));
    const question = `Opening ${id}, ${harmlessLine(job_title)} (${status}), is deleted with all its versions.`;
    await confirm(request, { question, isConfirmed: options.yes });
    if (!(await openings.remove(id, { actor }))) {
      throw refused(
        `Someone has applied for opening ${id}, so it stays; close it with ${callOf(`openings close ${id}`)}`,
      );
    }
    writeLines(output, [`Opening ${id} is deleted`]);
  },
);
