import { defineCommand } from '../command/defineCommand.ts';
import { refused } from '../command/staffError.ts';
import { decodeText } from '../openingText/decodeText.ts';
import { textFault } from '../openingText/textFault.ts';
import { readAtMost } from '../readAtMost.ts';
import { writeLines } from '../terminal/terminal.ts';
import { requireApplication } from './requireApplication.ts';

const MAX_LENGTH = 5000;
const MAX_BYTES = 4 * MAX_LENGTH;

const readInput = async (input: AsyncIterable<Uint8Array>): Promise<string> => {
  const bytes = await readAtMost(input, MAX_BYTES);
  if (!bytes) throw refused(`The note is too long: at most ${MAX_LENGTH} characters`);
  const decoded = decodeText(bytes);
  if (decoded.kind === 'fault') throw refused(`The note: ${decoded.fault.text}`);
  return decoded.text.replace(/\r\n?/g, '\n');
};

export const noteApplication = defineCommand(
  {
    name: 'applications note',
    summary:
      'Adds a note for other staff; the applicant never sees it, unless they ask what is held about them.',
    parameters: {
      REF: "the application's reference, in any letter case",
      '[TEXT…]': 'the note; left out, it is read from standard input (end it with Ctrl-D)',
    },
    options: {},
    examples: [
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD "Call after five"',
      './staff applications note 7K3QF-0B9XT-M2WZE-H48RD < note.txt',
    ],
  },
  async ({ parameters, desk, input, output, actor }) => {
    const { applications } = await desk();
    const { reference } = await requireApplication(parameters.REF, applications.find(parameters.REF));
    const words = parameters['[TEXT…]'];
    const text = (words.length > 0 ? words.join(' ') : await readInput(input)).trim();
    const fault = textFault(text, { name: 'the note', max: MAX_LENGTH, isOneLine: false });
    if (fault) throw refused(`Nothing was noted: ${fault}`);
    await applications.addNote(reference, text, { actor });
    writeLines(output, [`Application ${reference} has a new note`]);
  },
);
