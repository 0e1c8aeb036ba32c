import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readNote } from '../../desk/readNote.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { requireMessage } from './requireMessage.ts';

export const noteMessage = defineCommand(
  {
    name: 'messages note',
    summary:
      'Adds a note for other staff; the sender never sees it, unless they ask what is held about them.',
    parameters: {
      ID: "the message's number, or its reference or a part of that",
      '[TEXT…]': 'the note; left out, it is read from standard input (end it with Ctrl-D)',
    },
    options: {},
    examples: ['./staff messages note 12 "Rang back, sends an offer on Monday"'],
  },
  async ({ parameters, database, input, output, actor }) => {
    const opened = await database();
    const { id, reference } = await requireMessage(opened, parameters.ID);
    const text = await readNote(parameters['[TEXT…]'], input);
    await opened.messages.addNote(reference, text, { actor });
    writeLines(output, [`Message ${id} has a new note`]);
  },
);
