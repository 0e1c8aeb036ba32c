import { parseArgs } from 'node:util';
import { surroundings, writeTable, type Facts } from '../faults/table.ts';
import { startServer } from '../support/server.ts';
import { built, fail, faults, SECOND } from './findings.ts';
import { flood } from './flood.ts';
import { hold, type Slowness } from './held.ts';
import { probe } from './probe.ts';
import { crawler, everyday, uploads } from './sending.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    held: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});

const MOST_MS = 250;
const PATHS = ['/healthz', '/career.php', '/careers', '/'];
/** On a busy machine probes are late though nothing is held: then only what is twice as late is the server's doing. */
const MOST_TIMES = 2;
const ms = (time: number) => `${time.toFixed(0)} ms`;
const timesOf = ({ p99, slowest }: { p99: number; slowest: number }) => `${ms(p99)}, ${ms(slowest)}`;

const heldConnections = async (): Promise<Facts> => {
  const number = Number(values.held);
  const server = await startServer(built);
  const facts: [string, string][] = [];
  await probe(server.url, PATHS, SECOND);
  const quiet = await probe(server.url, PATHS, 10 * SECOND);
  facts.push(['nothing held: probes, p99 and slowest', timesOf(quiet)]);
  const mostMs = Math.max(MOST_MS, MOST_TIMES * quiet.slowest);
  for (const kind of ['headers', 'bodies', 'readers'] as const satisfies Slowness[]) {
    const letGo = await hold(server.url, kind, number);
    // What is asked of them in one moment is a flood; this is about holding them.
    await probe(server.url, PATHS, 2 * SECOND);
    const probed = await probe(server.url, PATHS, 10 * SECOND);
    letGo();
    fail(probed.bad.length > 0, `${kind}: ${probed.bad.join(', ')}`);
    fail(probed.slowest > mostMs, `${kind}: a probe took ${ms(probed.slowest)}`);
    facts.push([`${number} slow ${kind} held: probes, p99 and slowest`, timesOf(probed)]);
  }
  await server.stop();
  return facts;
};

const floods = async (): Promise<Facts> => {
  const server = await startServer({ ...built, RATE_LIMIT_UPLOADS: '60', RATE_LIMIT_APPLICATIONS: '30' });
  const asked = 1000;
  // What is within the limits waits for its body, and the client does not send it.
  await flood(server.url, 200);
  const [refused, during] = await Promise.all([
    flood(server.url, asked),
    probe(server.url, PATHS, 3 * SECOND),
  ]);
  await server.stop();
  fail(refused < asked, `a flood: ${refused} of ${asked} answered 429 before their bodies`);
  fail(during.bad.length > 0, 'a flood: another visitor was refused');
  return [['a flood of one client: answered 429 before the body', `${refused} of ${asked}`]];
};

interface Measured {
  facts: Facts;
  faults: readonly string[];
}

/** Runs parts one after the other; what was not as it must be is counted at the end. */
const measure = async (parts: readonly (() => Promise<Facts>)[]): Promise<Measured> => {
  const began = performance.now();
  const before = faults.length;
  const found: (readonly [string, string])[] = [];
  for (const part of parts) {
    const facts = await part();
    for (const line of facts) console.log(line.join(': '));
    found.push(...facts);
  }
  const own = faults.slice(before);
  const all = [...surroundings((performance.now() - began) / SECOND), ...found];
  return { facts: [...all, ['not as it must be', String(own.length)]], faults: own };
};

const parts: Readonly<Record<string, () => Promise<Facts>>> = {
  held: heldConnections,
  floods,
  uploads,
  crawler,
};
const MIXED = 'mixed';
const names = [...Object.keys(parts), MIXED];
const USAGE = `Usage: npm run test:load -- [--only ${names.join('|')}] [--minutes 1] [--held 1000]`;

const tell = (found: readonly string[]): void => {
  for (const fault of found) console.error(fault);
  if (found.length > 0) process.exitCode = 1;
};

/** What the server bears; what the short parts find together, and the mixed load, are written into docs/reliability.md. */
const run = async (only: string | undefined): Promise<void> => {
  const part = only === undefined ? undefined : parts[only];
  if (part) return tell((await measure([part])).faults);
  if (only !== MIXED) {
    const short = await measure(Object.values(parts));
    writeTable('load', short.facts);
    tell(short.faults);
  }
  const long = await measure([() => everyday(values.minutes)]);
  writeTable('mixed load', long.facts);
  tell(long.faults);
};

if (values.help) console.log(USAGE);
else if (values.only !== undefined && !names.includes(values.only)) {
  console.error(USAGE);
  process.exitCode = 1;
} else await run(values.only);
