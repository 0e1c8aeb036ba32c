import { isDiskTrouble } from '../database/diskTrouble.ts';
import { failureCode } from './failureLine.ts';

/** Where in the program it happened, without the message: messages may hold what a person typed. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : [];

/**
 * What the log tells of a failure in the background: its code, and where it happened, unless that is a disk or a
 * database, about which the place says nothing.
 */
export const failureFacts = (error: unknown): { code: string; frames?: string[] } => {
  const code = failureCode(error);
  return isDiskTrouble(code) ? { code } : { code, frames: framesOf(error) };
};
