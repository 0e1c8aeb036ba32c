import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Grounds } from './targets.ts';
import type { Sending } from './ledger.ts';
import { Unexpected } from './send.ts';
import type { Attempt, Persist } from './visit.ts';

interface Persistence {
  grounds: Grounds;
  /** Which of its lives the killed process is in, and how much it has answered. */
  state: { isOver: boolean; life: number; answers: number };
  /** There another process may answer, and nginx says 503 where none does. */
  isBehindNginx: boolean;
}

const PAUSE_MS = 2;
/** Behind nginx: as soon as a form would. */
const AGAIN_MS = 300;
/** One in so many lost answers is not asked for again: the visitor has gone away. */
const GONE_ONE_IN = 10;
/** One in so many is sent twice at the same moment, to two processes where there are several. */
const TWICE_ONE_IN = 6;
/** Longer than a process takes to start anew on a busy machine. */
const MENDED_WITHIN_MS = 60_000;

/** How visitors go on until there is an answer, and what they met on the way. */
export const persistence = ({ grounds, state, isBehindNginx }: Persistence) => {
  const report: Sending = { unanswered: 0, mended: 0, twice: 0, refused: [], differing: [] };

  const atOnce = async (attempt: Attempt): Promise<string> => {
    const at = randomInt(grounds.doors.length);
    const doors = [at, at + 1].flatMap((place) => grounds.doors[place % grounds.doors.length] ?? []);
    const settled = await Promise.allSettled(doors.map((door) => attempt(door)));
    const answers = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    report.twice += 1;
    if (new Set(answers).size > 1) report.differing.push(answers.join(' and '));
    return answers[0] ?? '';
  };

  /** False: an answer that says to try again. */
  const isRefusal = (error: unknown): error is Unexpected =>
    error instanceof Unexpected && !(isBehindNginx && error.status >= 500);

  const untilRevived = async (before: number): Promise<void> => {
    if (isBehindNginx) await wait(AGAIN_MS);
    else while (state.life === before && !state.isOver) await wait(PAUSE_MS);
  };

  const persistAs = (visitor: number): Persist => {
    const door = grounds.doorOf(visitor);
    return async (attempt) => {
      let failedSince: number | undefined;
      while (!state.isOver) {
        const before = state.life;
        try {
          const answer = await (randomInt(TWICE_ONE_IN) === 0 ? atOnce(attempt) : attempt(door));
          state.answers += 1;
          if (failedSince !== undefined) report.mended += 1;
          return answer;
        } catch (error) {
          failedSince ??= performance.now();
          const isLate = performance.now() - failedSince > MENDED_WITHIN_MS;
          if (isRefusal(error) || isLate) {
            report.refused.push(String(error));
            return undefined;
          }
          report.unanswered += 1;
          if (randomInt(GONE_ONE_IN) === 0) return undefined;
          await untilRevived(before);
        }
      }
      return undefined;
    };
  };

  return { persistAs, report };
};
