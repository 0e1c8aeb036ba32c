import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { compare } from './compare.ts';
import { startTarget } from './targets.ts';
import type { Entry, KillReport } from './ledger.ts';
import { makeRetry } from './retry.ts';
import { visit } from './visit.ts';

interface Options {
  cycles: number;
  /** Of one server; several are on PostgreSQL and behind nginx. */
  processes?: number;
  /** Visitors that send at the same time. */
  visitors?: number;
  /** Of a resume. */
  mostBytes?: number;
  /** Answers that the server gives, at most, before it is killed. By time, a busy machine would be killed before any. */
  mostAnswers?: number;
}

const POLL_MS = 2;
/** So that not every kill comes just after an answer. */
const MAX_DELAY_MS = 30;

/**
 * Visitors keep sending while a process is killed with SIGKILL at random moments and started again; an answer that was
 * lost is asked for again under the same key. Then everything stored is compared with the ledger of what was answered
 * with 200 (docs/requirements.md, CALL-8, ONCE-2).
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
