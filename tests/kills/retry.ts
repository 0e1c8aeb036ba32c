import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './targets.ts';
import type { SendingReport } from './ledger.ts';
import { UnexpectedStatus } from './send.ts';
import type { Attempt, Retry } from './visit.ts';

interface RetryOptions {
  target: Target;
  /** Number of restarts and of responses so far. */
  state: { isOver: boolean; restarts: number; responses: number };
  /** Behind nginx, another process may respond, or nginx responds with 503. */
  isBehindNginx: boolean;
}

const FAST_RETRY_MS = 2;
/** Behind nginx: the same delay as in the site's forms. */
const RETRY_MS = 300;
/** One in this many lost responses is not retried, because the visitor has left. */
const GIVE_UP_ONE_IN = 10;
/** One in this many submissions is sent twice at the same time, to two processes if there are several. */
const TWICE_ONE_IN = 6;
/** Longer than a process takes to restart on a busy machine. */
const MAX_RECOVERY_MS = 60_000;

/** Makes the visitors' retry functions, and the report of what happened to them. */
export const makeRetry = ({ target, state, isBehindNginx }: RetryOptions) => {
  const report: SendingReport = { unanswered: 0, recovered: 0, sentTwice: 0, refused: [], differing: [] };

  const sendTwice = async (attempt: Attempt): Promise<string> => {
    const first = randomInt(target.connections.length);
    const connections = [first, first + 1].flatMap(
      (index) => target.connections[index % target.connections.length] ?? [],
    );
    const settled = await Promise.allSettled(connections.map((connection) => attempt(connection)));
    const results = settled.map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
    report.sentTwice += 1;
    if (new Set(results).size > 1) report.differing.push(results.join(' and '));
    return results[0] ?? '';
  };

  /** False for a response that asks for a retry. */
  const isRefusal = (error: unknown): error is UnexpectedStatus =>
    error instanceof UnexpectedStatus && !(isBehindNginx && error.status >= 500);

  const waitForRestart = async (restartsBefore: number): Promise<void> => {
    if (isBehindNginx) await wait(RETRY_MS);
    else while (state.restarts === restartsBefore && !state.isOver) await wait(FAST_RETRY_MS);
  };

  const makeVisitorRetry = (visitor: number): Retry => {
    const connection = target.connect(visitor);
    return async (attempt) => {
      let failedSince: number | undefined;
      while (!state.isOver) {
        const restartsBefore = state.restarts;
        try {
          const result = await (randomInt(TWICE_ONE_IN) === 0 ? sendTwice(attempt) : attempt(connection));
          state.responses += 1;
          if (failedSince !== undefined) report.recovered += 1;
          return result;
        } catch (error) {
          failedSince ??= performance.now();
          const isLate = performance.now() - failedSince > MAX_RECOVERY_MS;
          if (isRefusal(error) || isLate) {
            report.refused.push(String(error));
            return undefined;
          }
          report.unanswered += 1;
          if (randomInt(GIVE_UP_ONE_IN) === 0) return undefined;
          await waitForRestart(restartsBefore);
        }
      }
      return undefined;
    };
  };

  return { makeVisitorRetry, report };
};
