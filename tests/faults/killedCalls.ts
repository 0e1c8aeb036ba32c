import { rmSync } from 'node:fs';
import { runProgram } from '../support/staff.ts';
import { erasing } from './erasing.ts';
import type { Part, Run } from './part.ts';
import { restoring } from './restoring.ts';
import type { Killable } from './killable.ts';
import { hasStrace, killedAt, watch } from './systemCalls.ts';
import { withdrawing } from './withdrawing.ts';

/** Kills the command before each of its calls; gives how many kills there were and what was wrong. */
const killAtEach = async ({ name, folder, words, faults }: Killable, { ending, tell }: Run) => {
  const tally = { kills: 0, faults: [] as string[] };
  const { under, moments } = watch();
  const whole = folder();
  const first = await runProgram(words, { dataDir: whole, under });
  if (first.code !== 0) throw new Error(`${name} does not work at all: ${first.stderr}`);
  const all = moments();
  for (const moment of all) {
    if (ending.aborted) break;
    const dataDir = folder();
    const { code } = await runProgram(words, { dataDir, under: killedAt(moment) });
    const isDone = code === 0;
    if (!isDone) tally.kills += 1;
    const found = await faults(dataDir, isDone).catch((error: unknown) => [String(error)]);
    const where = `${name}, before ${moment.call} ${moment.at}`;
    tally.faults.push(...found.map((fault) => `${where}: ${fault} (${dataDir})`));
    if (found.length === 0) rmSync(dataDir, { recursive: true, force: true });
    if (tally.kills % 20 === 0) tell(`${where} of ${all.length} moments, ${tally.faults.length} faults`);
  }
  return tally;
};

/**
 * Kills a restore, an update, an erasure and a server that takes a withdrawal before each call of the system that
 * changes something on the disk (docs/requirements.md, OPS-9, PRIV-6, STAFF-13).
 */
export const killedCalls: Part = async (run) => {
  if (!hasStrace()) {
    run.tell('Not done: strace, which kills at a call of the system, is not installed here');
    return undefined;
  }
  const facts: [string, string][] = [];
  const faults: string[] = [];
  const note = (name: string, tally: { kills: number; faults: string[] }) => {
    facts.push([`${name}: kills, each before another call`, String(tally.kills)]);
    faults.push(...tally.faults);
  };
  for (const killable of [await erasing(), await restoring()])
    note(killable.name, await killAtEach(killable, run));
  note('withdraw, over HTTP', await withdrawing(run));
  facts.push(['half done, lost, undone or brought back', String(faults.length)]);
  return { facts, faults };
};
