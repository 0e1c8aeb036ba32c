import { parseArgs } from 'node:util';
import { fillingDisk } from './fillingDisk.ts';
import { killedCalls } from './killedCalls.ts';
import { killedStarts } from './killedStarts.ts';
import { engine, processes } from '../support/engine.ts';
import setUp from '../support/postgres/setUp.ts';
import tearDown from '../support/postgres/tearDown.ts';
import type { Part } from './part.ts';
import { surroundings, writeTable } from './table.ts';
import { underLoad } from './underLoad.ts';

/** By the names of their tables in docs/reliability.md. */
const onSqlite: Record<string, Part> = {
  'killed under load': underLoad,
  'killed starts': killedStarts,
  'a disk that fills': fillingDisk,
  'killed at each call': killedCalls,
};
/** The others are about SQLite's file. */
const onPostgres: Record<string, Part> =
  processes === 1 ? { 'killed under load on PostgreSQL': underLoad } : { 'killed behind nginx': underLoad };
const parts = engine === 'sqlite' ? onSqlite : onPostgres;

const asWord = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const names = Object.keys(parts).map(asWord);
const USAGE = `Usage: npm run test:faults -- [--engine postgres] [--processes NUMBER] [--only ${names.join('|')}] [--cycles NUMBER]`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    cycles: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/**
 * The long versions of the fault tests; each writes what it found into docs/reliability.md. Ctrl-C ends them early, and
 * what was found until then is written all the same.
 */
const run = async (): Promise<void> => {
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  const cycles = values.cycles === undefined ? undefined : Number(values.cycles);
  for (const [name, part] of Object.entries(parts)) {
    if (ending.signal.aborted || asWord(values.only ?? name) !== asWord(name)) continue;
    const startedAt = performance.now();
    const found = await part({ cycles, ending: ending.signal, tell: (text) => console.log(text) });
    if (!found) continue;
    writeTable(name, [...surroundings((performance.now() - startedAt) / 1000), ...found.facts]);
    for (const fault of found.faults) console.error(fault);
    if (found.faults.length > 0) process.exitCode = 1;
  }
};

if (values.only !== undefined && !names.includes(asWord(values.only))) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (values.help) console.log(USAGE);
else {
  setUp();
  await run().finally(tearDown);
}
