import Database from 'better-sqlite3';
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { failureCode } from '../process/failure.ts';
import { databaseFileOf, syncToDisk } from './databaseFile.ts';
import { openSqlite } from './openSqlite.ts';

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

/** Called between two steps of a restore; a test looks at what a crash would leave there. */
export type OnStep = (step: string) => void;

/** File systems without links say one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

const isSameFile = (one: string, other: string): boolean => statSync(one).ino === statSync(other).ino;

/** A second name where there may be one, so that there is a database under its own name at every moment. */
const nameAside = (present: string, aside: string): void => {
  try {
    linkSync(present, aside);
  } catch (error) {
    // Begun before, and cut off.
    if (failureCode(error) === 'EEXIST' && isSameFile(present, aside)) return;
    if (!NO_LINKS.includes(failureCode(error))) throw error;
    renameSync(present, aside);
  }
};

/**
 * Gives the database of a data folder its name aside, with its log. It is not opened for that: SQLite would throw away
 * the log of a damaged one, which may be all that is left of its last rows. May be cut off and done again.
 */
const keepAside = (
  dataDir: string,
  { aside, onStep }: { aside: string; onStep: OnStep },
): string | undefined => {
  const present = databaseFileOf(dataDir);
  if (existsSync(present)) nameAside(present, aside);
  onStep('named aside');
  // A log belongs to its own database: left here, it would be played into the restored one.
  if (existsSync(`${present}-wal`)) renameSync(`${present}-wal`, `${aside}-wal`);
  onStep('log aside');
  rmSync(`${present}-shm`, { force: true });
  return existsSync(aside) ? aside : undefined;
};

const PREFIX = 'site.db.before-restore-';

/** A name that is free yet, for the database that a restored backup takes the place of. */
export const keptAsideName = (dataDir: string, at: string): string => {
  const name = PREFIX + at.slice(0, 19).replace(/[:T-]/g, '');
  const isFree = (each: string) =>
    !existsSync(join(dataDir, each)) && !existsSync(join(dataDir, `${each}-wal`));
  if (isFree(name)) return name;
  let number = 2;
  while (!isFree(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

/** The files of databases that were kept aside in a data folder, by their paths. */
export const keptAsideIn = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => join(dataDir, name))
    : [];

/** Folders in which a backup is prepared before it is decided that it takes the place of the database. */
export const RESTORING = 'restoring-';

/** What restores that were cut off before they were decided have left in a data folder, by their paths. */
const restoreLeftoversIn = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name.startsWith(RESTORING))
        .map((name) => join(dataDir, name))
    : [];

/** Removes them: they hold personal data, and nobody will take them up. Call it while no restore can be under way. */
export const removeRestoreLeftovers = (dataDir: string): void => {
  for (const folder of restoreLeftoversIn(dataDir)) rmSync(folder, { recursive: true, force: true });
};

/** Read only: a connection that may write throws the log of a damaged database away when it closes. */
const isSound = (file: string): boolean => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const found = database.prepare<[], { quick_check: string }>('pragma quick_check').all();
    return found.every(({ quick_check }) => quick_check === 'ok');
  } catch {
    // Not a database, or no longer: its files are kept as they are.
    return false;
  } finally {
    database?.close();
  }
};

/**
 * Moves the log that a killed server has left into its database, where that is sound: then one file is all of it. A
 * damaged one keeps its log beside it. Call it with the data folder taken alone.
 */
export const foldLog = (dataDir: string): void => {
  const file = databaseFileOf(dataDir);
  if (!existsSync(`${file}-wal`) || !isSound(file)) return;
  const database = openSqlite(file);
  try {
    database.pragma('wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
};
