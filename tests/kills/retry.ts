import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './targets.ts';
import type { SendingReport } from './ledger.ts';
import { UnexpectedStatus } from './send.ts';
import type { Attempt, Retry } from './visit.ts';

interface RetryOptions {
  target: Target;
  /** Number of restarts and of responses so far. */
  state: { isOver: boolean; life: number; answers: number };
  /** Behind nginx another process may answer, or nginx answers 503. */
  isBehindNginx: boolean;
}

const FAST_RETRY_MS = 2;
/** Behind nginx: the delay of the site's forms. */
const RETRY_MS = 300;
/** One in this many lost responses is not retried, because the visitor has left. */
const GIVE_UP_ONE_IN = 10;
/** One in this many is sent twice at the same time, to two processes if there are several. */
const TWICE_ONE_IN = 6;
/** Longer than a process takes to restart on a busy machine. */
const RECOVERED_WITHIN_MS = 60_000;

/** Makes the visitors' retries, and their report. */
export const makeRetry = ({ target, state, isBehindNginx }: RetryOptions) => {
  const report: SendingReport = { unanswered: 0, recovered: 0, sentTwice: 0, refused: [], differing: [] };

  const atOnce = async (attempt: Attempt): Promise<string> => {
    const at = randomInt(target.connections.length);
    const connections = [at, at + 1].flatMap(
      (place) => target.connections[place % target.connections.length] ?? [],
    );
    const settled = await Promise.allSettled(connections.map((connection) => attempt(connection)));
    const answers = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    report.sentTwice += 1;
    if (new Set(answers).size > 1) report.differing.push(answers.join(' and '));
    return answers[0] ?? '';
  };

  /** False for a response that asks for a retry. */
  const isRefusal = (error: unknown): error is UnexpectedStatus =>
    error instanceof UnexpectedStatus && !(isBehindNginx && error.status >= 500);

  const untilRevived = async (before: number): Promise<void> => {
    if (isBehindNginx) await wait(RETRY_MS);
    else while (state.life === before && !state.isOver) await wait(FAST_RETRY_MS);
  };

  const retryAs = (visitor: number): Retry => {
    const connection = target.connect(visitor);
    return async (attempt) => {
      let failedSince: number | undefined;
      while (!state.isOver) {
        const before = state.life;
        try {
          const answer = await (randomInt(TWICE_ONE_IN) === 0 ? atOnce(attempt) : attempt(connection));
          state.answers += 1;
          if (failedSince !== undefined) report.recovered += 1;
          return answer;
        } catch (error) {
          failedSince ??= performance.now();
          const isLate = performance.now() - failedSince > RECOVERED_WITHIN_MS;
          if (isRefusal(error) || isLate) {
            report.refused.push(String(error));
            return undefined;
          }
          report.unanswered += 1;
          if (randomInt(GIVE_UP_ONE_IN) === 0) return undefined;
          await untilRevived(before);
        }
      }
      return undefined;
    };
  };

  return { retryAs, report };
};
