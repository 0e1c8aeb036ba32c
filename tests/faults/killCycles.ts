import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type TestServer } from '../support/server.ts';
import { compare } from './compare.ts';
import type { Entry, KillReport } from './ledger.ts';
import { Unexpected } from './send.ts';
import { visit, type Persist } from './visit.ts';

interface Options {
  cycles: number;
  /** Visitors that send at the same time. */
  visitors?: number;
  /** Of a resume. */
  mostBytes?: number;
  /** Answers that the server gives, at most, before it is killed. By time, a busy machine would be killed before any. */
  mostAnswers?: number;
  onCycle?: (done: number) => void;
  /** Ends the run after the cycle under way. */
  ending?: AbortSignal;
}

const PAUSE_MS = 2;
/** So that not every kill comes just after an answer. */
const MOMENT_MS = 30;
/** One in so many lost answers is not asked for again: the visitor has gone away. */
const GONE_ONE_IN = 10;

/**
 * Visitors keep sending while the server is killed with SIGKILL at random moments and started again on the same data
 * folder; an answer that was lost is asked for again under the same key. Then everything stored is compared with the
 * ledger of what was answered with 200 (docs/requirements.md, CALL-8, ONCE-2).
 */
export const killCycles = async ({
  cycles,
  visitors = 24,
  mostBytes = 150_000,
  mostAnswers = 20,
  onCycle,
  ending,
}: Options): Promise<KillReport> => {
  const server: TestServer = await startServer({ LOG_LEVEL: 'silent' });
  const ledger: Entry[] = [];
  const report = { cycles: 0, unanswered: 0, refused: [] as string[] };
  let isOver = false;
  let life = 0;
  let answers = 0;

  /** The server of the same number was killed; gives way until there is another one. */
  const untilRevived = async (before: number): Promise<void> => {
    while (life === before && !isOver) await wait(PAUSE_MS);
  };

  const persist: Persist = async (attempt) => {
    while (!isOver) {
      const before = life;
      try {
        const answer = await attempt(server.url);
        answers += 1;
        return answer;
      } catch (error) {
        if (error instanceof Unexpected) {
          report.refused.push(error.message);
          return undefined;
        }
        report.unanswered += 1;
        if (randomInt(GONE_ONE_IN) === 0) return undefined;
        await untilRevived(before);
      }
    }
    return undefined;
  };

  const keepVisiting = async (): Promise<void> => {
    while (!isOver) await visit({ ledger, persist, mostBytes });
  };

  const visiting = Promise.all(Array.from({ length: visitors }, keepVisiting));
  while (report.cycles < cycles && !ending?.aborted) {
    const enough = answers + randomInt(mostAnswers);
    while (answers < enough) await wait(PAUSE_MS);
    await wait(randomInt(MOMENT_MS));
    await server.restart('SIGKILL');
    life += 1;
    report.cycles += 1;
    onCycle?.(report.cycles);
  }
  isOver = true;
  await visiting;
  await server.stop();
  return { ...report, ...compare(server.dataDir, ledger) };
};
