import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readNote } from '../../desk/readNote.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { REFERENCE_HELP } from './referenceHelp.ts';
import { requireApplication } from './requireApplication.ts';

export const noteApplication = defineCommand(
  {
    name: 'applications note',
    summary:
      'Adds a note for other staff; the applicant never sees it, unless they ask what is held about them.',
    parameters: {
      REF: REFERENCE_HELP,
      '[TEXT…]': 'the note; left out, it is read from standard input (end it with Ctrl-D)',
    },
    options: {},
    examples: [
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD "Call after five"',
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD < note.txt',
    ],
  },
  async ({ parameters, database, input, output, actor }) => {
    const opened = await database();
    const { reference } = await requireApplication(opened, parameters.REF);
    const text = await readNote(parameters['[TEXT…]'], input);
    await opened.applications.addNote(reference, text, { actor });
    writeLines(output, [`Application ${reference} has a new note`]);
  },
);
