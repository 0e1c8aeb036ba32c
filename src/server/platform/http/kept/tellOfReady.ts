import type { NoteAnswer } from '../answered.ts';
import { answeredLine } from '../answeredLine.ts';

/** Levels at which the log tells of answers. */
const TELLING = new Set(['trace', 'debug', 'info']);

export interface Told {
  noteAnswer?: NoteAnswer;
  log?: Pick<NodeJS.WritableStream, 'write'>;
}

/** Counts an answer that left from memory, and writes its line in the log, if the log has such lines. */
export const tellOfReady = (
  { noteAnswer, log }: Told,
  level: string,
): ((route: string, status: number, began: number) => void) => {
  const lines = TELLING.has(level) ? log : undefined;
  return (route, status, began) => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const answer = { route, status, ms };
    noteAnswer?.(answer);
    lines?.write(answeredLine(answer, Date.now()));
  };
};
