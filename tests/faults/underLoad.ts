import { processes } from '../support/engine.ts';
import { killCycles } from './killCycles.ts';
import type { Part } from './part.ts';

/** A long run is about moments, not about bytes: they would fill the disk. */
const MOST_BYTES = 20_000;
/** More than in the short test, so that the server gets warm and much is under way. */
const MOST_ANSWERS = 100;
const VISITORS = 24;

/** The long version of tests/server/faults.test.ts. */
export const underLoad: Part = async ({ cycles = 1000, ending, tell }) => {
  const report = await killCycles({
    ending,
    cycles,
    processes,
    visitors: VISITORS,
    mostBytes: MOST_BYTES,
    mostAnswers: MOST_ANSWERS,
    onCycle: (done) => done % 50 === 0 && tell(`${done} of ${cycles} kills`),
  });
  const { refused, differing, lost, doubled, changed } = report;
  const number = (count: number) => count.toLocaleString('en-GB');
  return {
    facts: [
      ...(processes === 1 ? [] : [['processes behind nginx', number(processes)] as const]),
      ['visitors at a time', number(VISITORS)],
      ['SIGKILLs under load', number(report.cycles)],
      ['acknowledged uploads', number(report.uploads)],
      ['acknowledged applications', number(report.applications)],
      ['acknowledged messages', number(report.messages)],
      ['attempts without an answer', number(report.unanswered)],
      ['answered when sent again under the same key', number(report.mended)],
      ['sent twice at the same moment, both answered', number(report.twice)],
      ['… with different answers', number(differing.length)],
      ['stored, the answer never asked for again', number(report.unacknowledged)],
      ['refused, or not mended by sending again', number(refused.length)],
      ['lost', number(lost.length)],
      ['doubled', number(doubled.length)],
      ['changed', number(changed.length)],
    ],
    faults: [...refused, ...differing, ...lost, ...doubled, ...changed],
  };
};
