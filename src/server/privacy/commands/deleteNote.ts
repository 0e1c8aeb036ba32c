import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import { noteLines } from '../../desk/terminal/noteLines.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';

export const deleteNote = defineCommand(
  {
    name: 'notes delete',
    summary: 'Deletes a note that staff wrote about an application or a message, for good.',
    parameters: { NUMBER: "its number, as 'applications show' and 'messages show' show it" },
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff notes delete 4'],
    isFinal: true,
  },
  async (request) => {
    const { parameters, options, database, output, actor } = request;
    const id = readId(parameters.NUMBER, 'a note');
    const { notes, dataDir } = await database();
    const note = await notes.find(id);
    if (!note) throw refused(`There is no note ${id}, in ${dataDir}`);
    writeLines(output, [`About ${note.reference}:`, ...noteLines([note]), '']);
    await confirm(request, { question: `Note ${id} is deleted for good.`, isConfirmed: options.yes });
    await notes.remove(id, { actor });
    writeLines(output, [`Note ${id} is deleted`]);
  },
);
