import { callOf } from '../../desk/command/help.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { readAtMost } from '../../desk/readAtMost.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import type { PersonKey } from '../queries/heldData.ts';

/** A reference or an e-mail address, as somebody typed it: only the latter has an @. */
export const readPersonKey = (text: string): PersonKey =>
  text.includes('@') ? { kind: 'email', email: text.trim() } : { kind: 'reference', reference: text.trim() };

const MAX_BYTES = 1024;

const firstLine = async (input: StaffContext['input']): Promise<string> => {
  const bytes = (await readAtMost(input, MAX_BYTES)) ?? new Uint8Array();
  return new TextDecoder().decode(bytes).split(/\r?\n/)[0] ?? '';
};

/**
 * Whom a command is about: the word that was given, what is typed when it asks, or the line that comes in where the
 * word is '-'. What is not on the command line stands in no shell's history and no log of npm (STAFF-35).
 */
export const readKey = async (
  { input, questions, isAttended }: Pick<StaffContext, 'input' | 'questions' | 'isAttended'>,
  { command, given, what }: { command: string; given: string | undefined; what: string },
): Promise<string> => {
  if (given !== undefined && given !== '-') return given.trim();
  if (given === undefined && !isAttended)
    throw wrongUse(
      `${command} needs ${what.toLowerCase()}, or '-' to read it from standard input; see ${callOf(command)} --help`,
    );
  const typed = given === '-' ? await firstLine(input) : await questions.ask(`${what}: `);
  const key = typed?.trim() ?? '';
  if (key === '') throw refused('Nothing was named, so nothing was done');
  return key;
};
