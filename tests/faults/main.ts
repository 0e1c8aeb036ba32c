import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { killCycles } from './killCycles.ts';
import type { KillReport } from './ledger.ts';

/**
 * The long version of tests/server/faults.test.ts; writes what it found into docs/reliability.md. Ctrl-C ends it early,
 * and what was found until then is written all the same.
 */
const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '1000' },
    visitors: { type: 'string', default: '24' },
    help: { type: 'boolean', default: false },
  },
});

const DOCUMENT = resolve('docs/reliability.md');
/** Between these two lines stands the table of the last run. */
const TABLE = /(?<=<!-- kill cycles begin -->\n)[\s\S]*(?=<!-- kill cycles end -->)/;
/** A long run is about moments, not about bytes: they would fill the disk. */
const MOST_BYTES = 20_000;
/** More than in the short test, so that the server gets warm and much is under way. */
const MOST_ANSWERS = 100;

const factsOf = (report: KillReport, seconds: number): [string, string][] => [
  ['what', 'found'],
  ['date', new Date().toISOString().slice(0, 10)],
  [
    'machine',
    `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Linux ${release()}, Node ${process.version}`,
  ],
  ['duration', `${Math.round(seconds / 60)} min, ${values.visitors} visitors at a time`],
  ['SIGKILLs under load', report.cycles.toLocaleString('en-GB')],
  ['acknowledged uploads', report.uploads.toLocaleString('en-GB')],
  ['acknowledged applications', report.applications.toLocaleString('en-GB')],
  ['acknowledged messages', report.messages.toLocaleString('en-GB')],
  ['attempts without an answer', report.unanswered.toLocaleString('en-GB')],
  ['stored, the answer never asked for again', report.unacknowledged.toLocaleString('en-GB')],
  ['refused', report.refused.length.toLocaleString('en-GB')],
  ['lost', report.lost.length.toLocaleString('en-GB')],
  ['doubled', report.doubled.length.toLocaleString('en-GB')],
  ['changed', report.changed.length.toLocaleString('en-GB')],
];

/** Columns of one width, as the formatter wants them. */
const tableOf = (facts: readonly [string, string][]): string => {
  const width = (column: 0 | 1) => Math.max(...facts.map((row) => row[column].length));
  const line = (what: string, found: string, fill = ' ') =>
    `| ${what.padEnd(width(0), fill)} | ${found.padEnd(width(1), fill)} |`;
  const [head, ...rows] = facts.map(([what, found]) => line(what, found));
  return [head, line('', '', '-'), ...rows].join('\n');
};

const run = async (): Promise<void> => {
  const startedAt = performance.now();
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  const report = await killCycles({
    ending: ending.signal,
    cycles: Number(values.cycles),
    visitors: Number(values.visitors),
    mostBytes: MOST_BYTES,
    mostAnswers: MOST_ANSWERS,
    onCycle: (done) => void (done % 50 === 0 && console.log(`${done} of ${values.cycles} kills`)),
  });
  const table = `\n${tableOf(factsOf(report, (performance.now() - startedAt) / 1000))}\n\n`;
  console.log(table);
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => table),
  );
  const { refused, lost, doubled, changed } = report;
  const faults = [...refused, ...lost, ...doubled, ...changed];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (values.help) console.log('Usage: npm run test:faults -- [--cycles 1000] [--visitors 24]');
else await run();
