import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';

const MARK = '.partial-';
const HOST = hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';

/** The name under which a backup is written until it is whole: of this process, and no other's. */
export const partialNameOf = (file: string): string =>
  `${file}${MARK}${HOST}-${process.pid}-${randomBytes(3).toString('hex')}`;

/** Files of backups that are being written, or that were cut off. */
export const partialFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.includes(MARK))
    .map((name) => join(folder, name));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is such a process, and it is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const WRITER = new RegExp(`\\${MARK}${HOST}-(\\d+)-`);

const isCutOff = (path: string): boolean => {
  const pid = WRITER.exec(basename(path))?.[1];
  return pid !== undefined && !isAlive(Number(pid));
};

/** Removes a partial file with what SQLite keeps beside it. */
export const removePartial = (partial: string): void => {
  for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(partial + ending, { force: true });
};

/** What killed processes of this machine have left of backups in a folder, by their paths. */
export const cutOffFilesIn = (folder: string): string[] => partialFilesIn(folder).filter(isCutOff);

/** Removes it, whatever the backups were to be called: it holds personal data. */
export const removeCutOff = (folder: string): void => {
  for (const path of cutOffFilesIn(folder)) rmSync(path, { force: true });
};
