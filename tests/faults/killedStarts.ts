import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  contentsOf,
  recordAfterKill,
  startOnce,
  type DatabaseContents,
} from '../support/databaseContents.ts';
import { startInVain, startServer } from '../support/server.ts';
import type { Part, Run } from './part.ts';
import { firstStart, type Scene } from './scenes.ts';

/** Cycles at the same time. */
const AT_ONCE = 2;
/** Before it nothing is opened: the program is being read. */
const EARLIEST = 0.4;
/** One kill in so many is followed by another one, of the start that mends it. */
const TWICE_ONE_IN = 4;

interface Tally {
  kills: number;
  beforeTheDatabase: number;
  before: number;
  after: number;
  started: number;
  faults: string[];
}

interface Known {
  ms: number;
  whole: DatabaseContents;
}

/** How long a start takes that nobody ends, and what it leaves. */
const wholeStart = async ({ folder }: Scene): Promise<Known> => {
  const dataDir = folder();
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: dataDir });
  const ms = performance.now() - begun;
  await server.stop();
  const whole = contentsOf(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return { ms, whole };
};

/** Kills a start at a random moment; false where it was ready by then. */
const kill = async (dataDir: string, ms: number): Promise<boolean> => {
  const moment = randomInt(Math.round(ms * EARLIEST), Math.round(ms * 1.1)) / 1000;
  const under = ['timeout', '-s', 'KILL', moment.toFixed(3)];
  const { stdout } = await startInVain({ DATA_DIR: dataDir }, under);
  return !stdout.includes(' is ready at ');
};

/** One kill, what it left, and the start after it. */
const cycle = async (scene: Scene, known: Known, tally: Tally) => {
  const dataDir = scene.folder();
  try {
    if (!(await kill(dataDir, known.ms))) {
      // The machine has got quicker: others use it, too.
      known.ms *= 0.9;
      return;
    }
    tally.kills += 1;
    if (existsSync(join(dataDir, 'site.db'))) {
      const record = recordAfterKill(dataDir);
      const isBefore = isDeepStrictEqual(record, scene.former);
      if (isBefore) tally.before += 1;
      else if (isDeepStrictEqual(record, known.whole.record)) tally.after += 1;
      else tally.faults.push(`${scene.name}: half of the migrations are done: ${record.join(', ')}`);
    } else {
      tally.beforeTheDatabase += 1;
      known.ms *= 1.05;
    }
    if (randomInt(TWICE_ONE_IN) === 0) await kill(dataDir, known.ms);
    const left = await startOnce(dataDir);
    tally.started += 1;
    if (!isDeepStrictEqual(left, known.whole)) {
      tally.faults.push(`${scene.name}: the database is not what a start leaves (${dataDir})`);
      return;
    }
  } catch (error) {
    tally.faults.push(`${scene.name}: ${String(error)} (${dataDir})`);
    return;
  }
  rmSync(dataDir, { recursive: true, force: true });
};

const killAll = async (scenes: readonly Scene[], cycles: number, { ending, tell }: Run): Promise<Tally> => {
  const known = new Map<Scene, Known>();
  for (const scene of scenes) known.set(scene, await wholeStart(scene));
  const tally: Tally = { kills: 0, beforeTheDatabase: 0, before: 0, after: 0, started: 0, faults: [] };
  const killSome = async () => {
    while (tally.kills < cycles && !ending.aborted) {
      for (const [scene, facts] of known) await cycle(scene, facts, tally);
      tell(`${scenes[0]?.name}: ${tally.kills} of ${cycles} kills, ${tally.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, killSome));
  return tally;
};

const factsOf = (name: string, tally: Tally) =>
  [
    [`${name} killed before readiness`, String(tally.kills)],
    ['… before there was a database', String(tally.beforeTheDatabase)],
    ['… leaving no missing migration done', String(tally.before)],
    ['… leaving all of them done', String(tally.after)],
    ['… which the next start completed', String(tally.started)],
  ] as const;

/** Kills first starts at random moments before they are ready (docs/requirements.md, OPS-9). */
export const killedStarts: Part = async (run) => {
  const { cycles = 200 } = run;
  const first = await killAll([firstStart], cycles, run);
  const { faults } = first;
  return {
    facts: [
      ...factsOf('first starts', first),
      ['rows, names or record not as after a whole start, or no start', String(faults.length)],
    ],
    faults,
  };
};
