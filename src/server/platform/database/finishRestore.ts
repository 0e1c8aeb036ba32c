import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileOf } from './databaseFile.ts';
import { keepAside } from './keepAside.ts';
import type { OnStep } from './onStep.ts';
import { syncToDisk } from './syncToDisk.ts';

const READY = 'restore-ready';
const PLAN = 'plan.json';

interface Plan {
  /** The name that the present database is kept under. */
  aside: string;
}

const readyIn = (dataDir: string): string => join(dataDir, READY);

/** Whether a restore has been decided, and its last steps are to be done yet. */
export const isRestoreDecided = (dataDir: string): boolean => existsSync(readyIn(dataDir));

/**
 * Decides a restore: the folder holds the whole new database, and gets the name that everybody looks for. From this one
 * step on the data folder means the restored state, before it the former one.
 */
export const decideRestore = (
  dataDir: string,
  { folder, plan, onStep }: { folder: string; plan: Plan; onStep: OnStep },
): void => {
  writeFileSync(join(folder, PLAN), JSON.stringify(plan), { flush: true, mode: 0o600 });
  syncToDisk(databaseFileOf(folder));
  syncToDisk(folder);
  onStep('prepared');
  renameSync(folder, readyIn(dataDir));
  syncToDisk(dataDir);
  onStep('decided');
};

/**
 * Does the last steps of a decided restore, each of which may be cut off and done again: the former database gets its
 * name aside, the new one takes its place. Call it with the data folder taken alone. Gives the path of the former
 * database, undefined where there was none.
 */
export const finishRestore = (dataDir: string, onStep: OnStep = () => undefined): string | undefined => {
  const ready = readyIn(dataDir);
  if (!existsSync(ready)) return undefined;
  const fresh = databaseFileOf(ready);
  let aside: string | undefined;
  if (existsSync(fresh)) {
    const plan = JSON.parse(readFileSync(join(ready, PLAN), 'utf8')) as Plan;
    aside = keepAside(dataDir, { aside: join(dataDir, plan.aside), onStep });
    renameSync(fresh, databaseFileOf(dataDir));
    onStep('replaced');
    syncToDisk(dataDir);
  }
  rmSync(ready, { recursive: true });
  syncToDisk(dataDir);
  onStep('tidied');
  return aside;
};
