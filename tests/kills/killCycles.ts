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
  mostBytes?: number;
  /** Maximum number of responses before a kill. Timed kills would come before the first response on a busy machine. */
  mostAnswers?: number;
}

const POLL_MS = 2;
/** A random delay, so that kills do not always follow a response. */
const MAX_DELAY_MS = 30;

/**
 * Visitors keep sending while a process is killed with SIGKILL at random moments and started again; a lost response is
 * requested again under the same key. Then everything stored is compared with the ledger of what was answered with 200
 * (docs/requirements.md, CALL-8, ONCE-2).
 */
export const killCycles = async ({
  cycles,
  processes = 1,
  visitors = 24,
  mostBytes = 150_000,
  mostAnswers = 20,
}: Options): Promise<KillReport> => {
  const target = await startTarget(processes);
  const ledger: Entry[] = [];
  const state = { isOver: false, life: 0, answers: 0 };
  const { retryAs, report } = makeRetry({ target, state, isBehindNginx: processes > 1 });

  const keepVisiting = async (visitor: number): Promise<void> => {
    const retry = retryAs(visitor);
    while (!state.isOver) await visit({ ledger, retry, mostBytes });
  };

  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => keepVisiting(visitor)));
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const answersBeforeKill = state.answers + randomInt(mostAnswers);
    while (state.answers < answersBeforeKill) await wait(POLL_MS);
    await wait(randomInt(MAX_DELAY_MS));
    await target.kill(cycle);
    state.life += 1;
  }
  state.isOver = true;
  await visiting;
  await target.stop();
  const findings = await compare(target.query, ledger);
  await target.remove();
  return { ...report, ...findings };
};
