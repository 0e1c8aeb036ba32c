import { refused } from './command/staffError.ts';
import { decodeUtf8 } from './decodeUtf8.ts';
import { readAtMost } from './readAtMost.ts';
import { textFault } from './textFault.ts';

const MAX_LENGTH = 5000;
const MAX_BYTES = 4 * MAX_LENGTH;

const readInput = async (input: AsyncIterable<Uint8Array>): Promise<string> => {
  const bytes = await readAtMost(input, MAX_BYTES);
  if (!bytes) throw refused(`The note is too long: at most ${MAX_LENGTH} characters`);
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'fault') throw refused(`The note: ${decoded.fault.text}`);
  return decoded.text.replace(/\r\n?/g, '\n');
};

/** A note of the words that were given, or of what comes in. Refuses what is empty or too long. */
export const readNote = async (
  words: readonly string[],
  input: AsyncIterable<Uint8Array>,
): Promise<string> => {
  const text = (words.length > 0 ? words.join(' ') : await readInput(input)).trim();
  const fault = textFault(text, { name: 'the note', max: MAX_LENGTH, isOneLine: false });
  if (fault) throw refused(`Nothing was noted: ${fault}`);
  return text;
};
