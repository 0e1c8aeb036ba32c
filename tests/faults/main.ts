import { parseArgs } from 'node:util';
import { fillingDisk } from './fillingDisk.ts';
import { killedCalls } from './killedCalls.ts';
import { killedStarts } from './killedStarts.ts';
import type { Part } from './part.ts';
import { surroundings, writeTable } from './table.ts';
import { underLoad } from './underLoad.ts';

/** By the names of their tables in docs/reliability.md. */
const parts: Record<string, Part> = {
  'killed under load': underLoad,
  'killed starts': killedStarts,
  'a disk that fills': fillingDisk,
  'killed at each call': killedCalls,
};

const names = Object.keys(parts).map((name) => name.replaceAll(' ', '-'));
const USAGE = `Usage: npm run test:faults -- [--only ${names.join('|')}] [--cycles NUMBER]`;

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
    if (ending.signal.aborted || (values.only ?? name).replaceAll(' ', '-') !== name.replaceAll(' ', '-'))
      continue;
    const startedAt = performance.now();
    const found = await part({ cycles, ending: ending.signal, tell: (text) => console.log(text) });
    if (!found) continue;
    writeTable(name, [...surroundings((performance.now() - startedAt) / 1000), ...found.facts]);
    for (const fault of found.faults) console.error(fault);
    if (found.faults.length > 0) process.exitCode = 1;
  }
};

if (values.only !== undefined && !names.includes(values.only.replaceAll(' ', '-'))) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (values.help) console.log(USAGE);
else await run();
