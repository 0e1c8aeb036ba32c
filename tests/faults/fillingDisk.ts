import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startOnce, type DatabaseContents } from '../support/databaseContents.ts';
import { startServer } from '../support/server.ts';
import { canMount, enlargeDisk, mountBytes, unmountDisk } from '../support/smallDisk.ts';
import type { Part, Run } from './part.ts';
import { firstStart, type Scene } from './scenes.ts';

/** Few, so that the disk is full at each page of the tables and not of the resumes. */
const PAGE = 4096;
const ROOM_BYTES = 64 * 1024 * 1024;

type Outcome = 'refused' | 'reads' | 'stores';

/** Starts the server; says how it went, or what it said that nobody can use. */
const start = async (dataDir: string): Promise<{ outcome: Outcome; fault?: string }> => {
  let server;
  try {
    server = await startServer({ DATA_DIR: dataDir });
  } catch (error) {
    const said = String(error).split('did not start:\n')[1] ?? '';
    const isClear = said.trim() !== '' && said.trim().split('\n').length <= 2 && !said.includes('    at ');
    return { outcome: 'refused', ...(!isClear && { fault: `the start ends with: ${said || 'nothing'}` }) };
  }
  const pages = await fetch(`${server.url}/career.php`);
  const health = await fetch(`${server.url}/healthz`);
  const outcome =
    server.output().stdout.includes('Nothing can be stored') || health.status !== 200 ? 'reads' : 'stores';
  const errors = server.output().stderr;
  await server.stop();
  const fault =
    pages.status === 200
      ? errors.includes('    at ')
        ? 'a stack in the log'
        : undefined
      : `a page is answered with ${pages.status}`;
  return { outcome, ...(fault && { fault }) };
};

/** How many pages a folder's files take. */
const pagesOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + Math.ceil(statSync(join(folder, name)).size / PAGE), 0);

/** One start on a disk with so much room, and another one on the same disk with all the room it wants. */
const startAt = async (
  template: string,
  room: number,
): Promise<{ outcome: Outcome; left: DatabaseContents; fault?: string }> => {
  const dataDir = mountBytes((pagesOf(template) + room) * PAGE);
  try {
    cpSync(template, dataDir, { recursive: true });
    const started = await start(dataDir);
    enlargeDisk(dataDir, ROOM_BYTES);
    return { ...started, left: await startOnce(dataDir) };
  } finally {
    unmountDisk(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const fillEach = async (scene: Scene, { ending, tell }: Run) => {
  const tally = { refused: 0, reads: 0, stores: 0, faults: [] as string[] };
  const template = scene.folder();
  const whole = await startOnce(scene.folder());
  // Several in a row that store: what one moment needs is more than what the next one does.
  for (let room = 0, inARow = 0; inARow < 5 && !ending.aborted; room += 1) {
    const where = `${scene.name}, ${room} pages`;
    try {
      const { outcome, left, fault } = await startAt(template, room);
      tally[outcome] += 1;
      inARow = outcome === 'stores' ? inARow + 1 : 0;
      if (fault) tally.faults.push(`${where}: ${fault}`);
      if (!isDeepStrictEqual(left, whole)) tally.faults.push(`${where}: not whole with room`);
    } catch (error) {
      tally.faults.push(`${where}: ${String(error)}`);
    }
    tell(`${where}, ${tally.faults.length} faults`);
  }
  return tally;
};

/** Starts the server on disks that are full after 0, 1, 2 … pages (docs/requirements.md, OPS-9, OPS-14). */
export const fillingDisk: Part = async (run) => {
  if (!canMount) {
    run.tell('Not done: only root may mount the small disks that this needs');
    return undefined;
  }
  const facts: [string, string][] = [];
  const faults: string[] = [];
  for (const scene of [firstStart]) {
    const tally = await fillEach(scene, run);
    facts.push(
      [`${scene.name}: disks full after another page`, String(tally.refused + tally.reads + tally.stores)],
      ['… refused with a line or two', String(tally.refused)],
      ['… answered what is read', String(tally.reads)],
      ['… had room enough', String(tally.stores)],
    );
    faults.push(...tally.faults);
  }
  facts.push(['not as after a start with room, or not clear', String(faults.length)]);
  return { facts, faults };
};
