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
    minutes: { type: 'string', default: '30' },
    held: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  },
});

const MOST_MS = 250;
const PATHS = ['/healthz', '/career.php', '/careers', '/'];
const ms = (time: number) => `${time.toFixed(0)} ms`;

const heldConnections = async (): Promise<Facts> => {
  const number = Number(values.held);
  const server = await startServer(built);
  const facts: [string, string][] = [];
  await probe(server.url, PATHS, SECOND);
  for (const kind of ['headers', 'bodies', 'readers'] as const satisfies Slowness[]) {
    const letGo = await hold(server.url, kind, number);
    // What is asked of them in one moment is a flood; this is about holding them.
    await probe(server.url, PATHS, 2 * SECOND);
    const { slowest, p99, bad } = await probe(server.url, PATHS, 10 * SECOND);
    letGo();
    fail(bad.length > 0, `${kind}: ${bad.join(', ')}`);
    fail(slowest > MOST_MS, `${kind}: a probe took ${ms(slowest)}`);
    facts.push([`${number} slow ${kind} held: probes, p99 and slowest`, `${ms(p99)}, ${ms(slowest)}`]);
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

/** What the server bears; writes what it found into docs/reliability.md. */
const run = async (): Promise<void> => {
  const began = performance.now();
  const facts: (readonly [string, string])[] = [];
  for (const part of [heldConnections, floods, uploads, crawler, () => everyday(values.minutes)]) {
    const found = await part();
    for (const line of found) console.log(line.join(': '));
    facts.push(...found);
  }
  facts.push(['not as it must be', String(faults.length)]);
  writeTable('load', [...surroundings((performance.now() - began) / SECOND), ...facts]);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
};

if (values.help) console.log('Usage: npm run test:load -- [--minutes 30] [--held 1000]');
else await run();
