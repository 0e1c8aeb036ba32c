import { isDiskTrouble } from '../platform/database/diskTrouble.ts';
import { failureCode } from '../platform/process/failureLine.ts';
import type { Note } from '../platform/records/note.ts';
import { when } from '../platform/clock/when.ts';
import type { Referred } from '../platform/database/matchReference.ts';
import type { StaffContext } from './context.ts';
import { refused } from './failure.ts';
import { readText } from './files.ts';
import { harmlessLine, indent, writeLines } from './terminal.ts';
import { textError } from './textError.ts';

const MAX_LENGTH = 5000;

/** A note of the words that were given, or of the standard input. Refuses what is empty or too long. */
export const readNote = async (
  context: Pick<StaffContext, 'input' | 'surroundings' | 'errors' | 'isAttended'>,
  words: readonly string[],
): Promise<string> => {
  if (words.length === 0 && context.isAttended)
    writeLines(context.errors, ['Type the note; end it with Enter and Ctrl-D']);
  const typed =
    words.length > 0 ? words.join(' ') : await readText(context, { file: '-', limit: 4 * MAX_LENGTH });
  const text = typed.replace(/\r\n?/g, '\n').trim();
  const error = textError(text, { name: 'the note', max: MAX_LENGTH, isOneLine: false });
  if (error) throw refused(`Nothing was noted: ${error}`);
  return text;
};

/** What staff wrote, note by note. */
export const noteLines = (notes: readonly Note[]): string[] =>
  notes.flatMap(({ id, at, actor, text }) => ['', `Note ${id} by ${actor}, ${when(at)}`, ...indent(text)]);

/** The one row that a text means; refuses where there is none, and where it means several. */
export const requireOne = <Row extends Referred & { name: string }>(
  found: readonly Row[],
  { kind, text, dataDir }: { kind: string; text: string; dataDir: string },
): Row => {
  const [one, ...others] = found;
  if (!one) throw refused(`There is no ${kind} ${text}, in ${dataDir}`);
  if (others.length === 0) return one;
  throw refused(
    `'${text}' is in ${found.length} references; write more of it`,
    ...found.slice(0, 5).map(({ reference, name }) => `  ${reference}  ${harmlessLine(name)}`),
  );
};

/** Records that somebody has read something. A full or read-only disk does not prevent reading. */
export const noteReading = async (
  { errors }: Pick<StaffContext, 'errors'>,
  markRead: () => Promise<void>,
): Promise<void> => {
  try {
    await markRead();
  } catch (error) {
    if (!isDiskTrouble(failureCode(error))) throw error;
    writeLines(errors, [`It could not be noted that this was read (${failureCode(error)})`]);
  }
};
