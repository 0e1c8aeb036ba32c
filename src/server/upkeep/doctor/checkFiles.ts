import Database from 'better-sqlite3';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { findIntegrityErrors } from '../../platform/database/checkDatabase.ts';
import { databasePath, freeSpace, fileSize } from '../../platform/database/databaseFile.ts';
import { isFileReplaced } from '../../platform/database/fileState.ts';
import { listFormerDatabases } from '../../platform/database/finishRestore.ts';
import { listUpdateCopies } from '../../platform/database/copyBeforeUpdate.ts';
import { isServerRunning } from '../../platform/database/lock.ts';
import { failureCode } from '../../platform/process/failure.ts';
import { staffCommand } from '../../platform/settings/config.ts';
import { type Finding, good, note, problem } from './finding.ts';

/** Finds files that belong to another user than the data folder: the server cannot read or write them. */
const checkOwners = (dataDir: string): Finding[] => {
  const owner = statSync(dataDir).uid;
  return readdirSync(dataDir).flatMap((name) => {
    const file = join(dataDir, name);
    const uid = statSync(file, { throwIfNoEntry: false })?.uid ?? owner;
    if (uid === owner) return [];
    const advice = `As root: chown --reference=${dataDir} ${file}`;
    return [problem(`${file} belongs to user ${uid}, and the data folder to user ${owner}`, advice)];
  });
};

const GROUP_AND_OTHERS = 0o077;

const checkPrivacy = (dataDir: string): Finding[] => {
  const isReadableByOthers = (path: string) =>
    ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & GROUP_AND_OTHERS) !== 0;
  const oldCopies = [
    ...listFormerDatabases(dataDir).map((file) => [file, 'a restore'] as const),
    ...listUpdateCopies(dataDir).map((file) => [file, 'an update'] as const),
  ];
  return [
    ...[dataDir, databasePath(dataDir)]
      .filter(isReadableByOthers)
      .map((path) => note(`Other users of this machine may read ${path}: chmod go= ${path}`)),
    ...oldCopies.map(([file, operation]) =>
      note(`${file} is from before ${operation} and contains personal data; delete it when not needed`),
    ),
  ];
};

/** Checks whether the data folder can be written, how much space is free, and who owns and may read its files. */
export const checkFolder = async (dataDir: string, minFree: number): Promise<Finding[]> => {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const advice = 'Set DATA_DIR to the folder of the server, and run this as the user of the server';
    return [problem(`The data folder ${dataDir} cannot be used (${failureCode(error)})`, advice)];
  }
  const free = await freeSpace(dataDir);
  const size = fileSize(databasePath(dataDir));
  // With PostgreSQL the database is elsewhere.
  const database = size > 0 ? `; the database takes ${formatBytes(size)}` : '';
  const text = `${formatBytes(free)} are free on the disk of ${dataDir}${database}`;
  const advice = `Free some space: below ${formatBytes(minFree)} (LEAST_FREE_BYTES) no upload is accepted, and on a full disk no application`;
  return [
    good(`The data folder is ${dataDir}`),
    free >= Math.max(minFree, size) ? good(text) : problem(text, advice),
    ...checkOwners(dataDir),
    ...checkPrivacy(dataDir),
  ];
};

const checkReplacement = (dataDir: string): Finding[] =>
  isServerRunning(dataDir) && isFileReplaced(dataDir)
    ? [
        problem(
          `${databasePath(dataDir)} was deleted or replaced while a server runs: nothing is stored any more`,
          `Stop the server and restore the newest backup: ${staffCommand()} restore FILE`,
        ),
      ]
    : [];

/** Checks whether the SQLite file is damaged, and whether a server uses it. */
export const checkSqlite = (dataDir: string): Finding[] => {
  const file = databasePath(dataDir);
  const replacement = checkReplacement(dataDir);
  if (replacement.length > 0) return replacement;
  if (!existsSync(file)) return [problem(`There is no database in ${dataDir} yet`, 'Start the server once')];
  const database = new Database(file, { readonly: true });
  try {
    const [error] = findIntegrityErrors(database);
    if (error !== undefined)
      return [
        problem(
          `The database is damaged: ${error}`,
          `Stop the server and restore a backup: ${staffCommand()} restore FILE`,
        ),
      ];
    const version = database.prepare<[], string>('select sqlite_version()').pluck().get();
    return [
      good(`The database is intact (SQLite ${version ?? ''})`),
      isServerRunning(dataDir)
        ? good('A server runs on this data folder')
        : note('No server runs on this data folder: visitors get no response until it is started'),
    ];
  } finally {
    database.close();
  }
};
