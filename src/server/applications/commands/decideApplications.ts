import { defineCommand } from '../../terminal/command.ts';
import { wrongUse } from '../../terminal/failure.ts';
import { readNote } from '../../terminal/notes.ts';
import { writeLines } from '../../terminal/terminal.ts';
import { DECISIONS } from '../queries/applicationStaffQueries.ts';
import { REFERENCE, requireApplication } from './readApplications.ts';

export const decideApplications = defineCommand(
  {
    name: 'applications status',
    summary:
      'Says where applications stand. The applicant sees "received", "in review" or "decided", and gets no mail.',
    args: {
      words: ['<REF...>', `one or more: ${REFERENCE}; the last word is the status: ${DECISIONS.join(', ')}`],
    },
    options: {},
    examples: [
      './staff applications status 7K3QF-0B9XT-M2WZE-H48RD invited',
      './staff applications status 3 5 h48rd declined',
    ],
  },
  async ({ args, database, output, actor }) => {
    const status = DECISIONS.find((each) => each === args.words.at(-1));
    if (!status || args.words.length < 2)
      throw wrongUse(`Name applications and a status, one of ${DECISIONS.join(', ')}`);
    const opened = await database();
    const references = new Set<string>();
    for (const word of args.words.slice(0, -1))
      references.add((await requireApplication(opened, word)).reference);
    const changed = await opened.applications.decide([...references], status, { actor });
    writeLines(
      output,
      [...references].map(
        (reference) =>
          `Application ${reference} ${changed.includes(reference) ? 'is' : 'was already'} ${status}`,
      ),
    );
  },
);

export const noteApplication = defineCommand(
  {
    name: 'applications note',
    summary:
      'Adds a note for other staff; the applicant never sees it, unless they ask what is held about them.',
    args: {
      ref: ['<REF>', REFERENCE],
      text: ['[TEXT...]', 'the note; left out, it is read from standard input'],
    },
    options: {},
    examples: [
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD "Call after five"',
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD < note.txt',
    ],
  },
  async (request) => {
    const { args, database, output, actor } = request;
    const opened = await database();
    const { reference } = await requireApplication(opened, args.ref);
    const text = await readNote(request, args.text);
    await opened.applications.addNote(reference, text, { actor });
    writeLines(output, [`Application ${reference} has a new note`]);
  },
);
