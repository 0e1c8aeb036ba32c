import Database from 'better-sqlite3';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { when } from '../../../lib/instants.ts';
import { databaseFileOf, freeSpace, sizeOf } from '../../platform/database/databaseFile.ts';
import { formerDatabasesIn } from '../../platform/database/finishRestore.ts';
import { updateCopiesIn } from '../../platform/database/copyBeforeUpdate.ts';
import { isServed } from '../../platform/database/lock.ts';
import { failureCode } from '../../platform/process/failure.ts';
import type { BackupRecord } from '../../platform/records/meta.ts';
import { type Finding, good, note, problem } from './finding.ts';

/** The login name of a user's number, by /etc/passwd; the number where that does not have it. */
const userName = (uid: number): string => {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return lines.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? String(uid);
};

/** Files that do not belong to the owner of the data folder: the server cannot read or write them. */
const checkOwners = (dataDir: string): Finding[] => {
  const owner = statSync(dataDir).uid;
  return readdirSync(dataDir).flatMap((name) => {
    const file = join(dataDir, name);
    const uid = statSync(file, { throwIfNoEntry: false })?.uid ?? owner;
    if (uid === owner) return [];
    const advice = `As root: chown ${userName(owner)}: ${file}`;
    return [problem(`${file} belongs to ${userName(uid)}, and not to ${userName(owner)}`, advice)];
  });
};

const OTHERS = 0o077;

const checkPrivacy = (dataDir: string): Finding[] => {
  const isOpen = (path: string) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
  const former = [
    ...formerDatabasesIn(dataDir).map((file) => [file, 'a restore'] as const),
    ...updateCopiesIn(dataDir).map((file) => [file, 'an update'] as const),
  ];
  return [
    ...[dataDir, databaseFileOf(dataDir)]
      .filter(isOpen)
      .map((path) => note(`Other users of this machine may read ${path}: chmod go= ${path}`)),
    ...former.map(([file, before]) =>
      note(`${file} is from before ${before} and holds personal data; delete it when all is well`),
    ),
  ];
};

/** The data folder: whose it is, whether it can be written, and how much space there is. */
export const checkFolder = async (dataDir: string, leastFree: number): Promise<Finding[]> => {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const advice = 'Set DATA_DIR to the folder of the server, and run this as the user of the server';
    return [problem(`The data folder ${dataDir} cannot be used (${failureCode(error)})`, advice)];
  }
  const free = await freeSpace(dataDir);
  const size = sizeOf(databaseFileOf(dataDir));
  const text = `${formatBytes(free)} of disk are free; the database has ${formatBytes(size)}`;
  const advice = `Make space: below ${formatBytes(leastFree)} (LEAST_FREE_BYTES) no upload is taken, and on a full disk no application`;
  return [
    good(`The data folder is ${dataDir}`),
    free >= Math.max(leastFree, size) ? good(text) : problem(text, advice),
    ...checkOwners(dataDir),
    ...checkPrivacy(dataDir),
  ];
};

const RESTORE = 'Stop the server and restore a backup: ./staff restore FILE';

/** SQLite's file: whether it is whole, and whether a server runs on it. */
export const checkSqlite = (dataDir: string): Finding[] => {
  const file = databaseFileOf(dataDir);
  if (!existsSync(file)) return [problem('There is no database yet', 'Start the server once: npm start')];
  try {
    const database = new Database(file, { readonly: true });
    try {
      const found = database.prepare<[], { integrity_check: string }>('pragma integrity_check').all();
      const errors = found.map((row) => row.integrity_check).filter((line) => line !== 'ok');
      if (errors.length > 0) return [problem(`The database is damaged: ${errors[0] ?? ''}`, RESTORE)];
      const version = database.prepare<[], string>('select sqlite_version()').pluck().get();
      return [
        good(`The database is whole (SQLite ${version ?? ''})`),
        isServed(dataDir)
          ? good('A server runs on this data folder')
          : note('No server runs on this data folder: nobody is answered until it is started'),
      ];
    } finally {
      database.close();
    }
  } catch (error) {
    const code = failureCode(error);
    return [
      /CORRUPT|NOTADB/.test(code)
        ? problem(`The database is damaged (${code})`, RESTORE)
        : problem(
            `The database cannot be read (${code})`,
            'Run this as the user of the server, on the machine of the server',
          ),
    ];
  }
};

const DAY_MS = 86_400_000;

/** The newest backup, of either engine. Not a problem: a backup may be made by other means. */
export const checkBackup = (newest: BackupRecord | undefined, now: Date): Finding => {
  if (!newest) return note('No backup was made yet: ./staff backup FILE');
  const days = Math.floor((now.getTime() - Date.parse(newest.at)) / DAY_MS);
  const text = `The newest backup is ${newest.file}, made on ${when(newest.at)}`;
  return days < 2 ? good(text) : note(`${text}, ${days} days ago: ./staff backup FILE`);
};
