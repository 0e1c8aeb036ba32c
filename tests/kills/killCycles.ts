import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { compare } from './compare.ts';
import { startTarget } from './targets.ts';
import type { Entry, KillReport } from './ledger.ts';
import { makeRetry } from './retry.ts';
import { visit } from './visit.ts';

interface Options {
  cycles: number;
  /** Number of server processes; several run on PostgreSQL behind nginx. */
  processes?: number;
  /** Concurrent visitors. */
  visitors?: number;
  /** Maximum size of a resume. */
  maxBytes?: number;
  /** Maximum number of responses before a kill. On a busy machine, timed kills would come before the first response. */
  maxResponses?: number;
}

const POLL_MS = 2;
/** A random delay, so that kills do not always follow a response. */
const MAX_DELAY_MS = 30;

/**
 * Lets visitors send while processes are killed with SIGKILL at random moments and started again. After a lost response
 * they retry with the same key. Then compares the database with the ledger of what was acknowledged.
 */
export const killCycles = async ({
  cycles,
  processes = 1,
  visitors = 24,
  maxBytes = 150_000,
  maxResponses = 20,
}: Options): Promise<KillReport> => {
  const target = await startTarget(processes);
  const ledger: Entry[] = [];
  const state = { isOver: false, restarts: 0, responses: 0 };
  const { makeVisitorRetry, report } = makeRetry({ target, state, isBehindNginx: processes > 1 });

  const keepVisiting = async (visitor: number): Promise<void> => {
    const retry = makeVisitorRetry(visitor);
    while (!state.isOver) await visit({ ledger, retry, maxBytes });
  };

  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => keepVisiting(visitor)));
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const responsesBeforeKill = state.responses + randomInt(maxResponses);
    while (state.responses < responsesBeforeKill) await wait(POLL_MS);
    await wait(randomInt(MAX_DELAY_MS));
    await target.kill(cycle);
    state.restarts += 1;
  }
  state.isOver = true;
  await visiting;
  await target.stop();
  const findings = await compare(target.query, ledger);
  await target.remove();
  return { ...report, ...findings };
};
