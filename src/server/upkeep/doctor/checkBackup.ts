import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { formatUtc } from '../../../lib/formatUtc.ts';
import { freeSpace } from '../../platform/database/databaseFile.ts';
import { failureCode } from '../../platform/process/failure.ts';
import type { BackupRecord } from '../../platform/records/meta.ts';
import { staffCommand } from '../../platform/settings/config.ts';
import { type Finding, good, problem } from './finding.ts';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 2;
/** The names that deploy/backup.sh and deploy/upgrade.sh give. */
const BACKUP_NAME = /^(?:site|before)-.*\.(?:db|dump)$/;

/** Says why a SQLite file cannot be restored; undefined if it can. */
const findSqliteFault = (file: string): string | undefined => {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const line = database.prepare<[], string>('pragma quick_check(1)').pluck().get();
      if (line !== 'ok') return line ?? 'SQLite finds nothing in it';
      const tables = "select count(*) from sqlite_schema where name = 'applications'";
      return database.prepare<[], number>(tables).pluck().get() === 1
        ? undefined
        : 'it contains no applications';
    } finally {
      database.close();
    }
  } catch (error) {
    return failureCode(error);
  }
};

const findDumpFault = (
  file: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const { status, error, stderr } = spawnSync('pg_restore', ['--list', file], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error) return `pg_restore: ${failureCode(error)}; apt-get install postgresql-client`;
  return status === 0 ? undefined : stderr.trim();
};

const listBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);

/** Where backups are: the folder of the nightly ones; without it, only the last one made is known. */
interface BackupPlace {
  /** '' if there is none. */
  folder: string;
  recorded: BackupRecord | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

const findNewest = ({ folder, recorded }: BackupPlace): string | undefined =>
  folder === '' ? recorded?.file : existsSync(folder) ? listBackups(folder)[0] : undefined;

const examine = (
  file: string,
  { env, now, advice }: { env: BackupPlace['env']; now: Date; advice: string },
): Finding => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return problem(`The newest backup, ${file}, is gone`, advice);
  const fault = file.endsWith('.dump') ? findDumpFault(file, env) : findSqliteFault(file);
  if (fault !== undefined) return problem(`The newest backup, ${file}, cannot be read: ${fault}`, advice);
  const days = Math.floor((now.getTime() - stats.mtimeMs) / DAY_MS);
  const text = `The newest backup is ${file}, ${formatBytes(stats.size)}, made on ${formatUtc(stats.mtime.toISOString())}`;
  return days < MAX_AGE_DAYS ? good(`${text}; it can be read`) : problem(`${text}, ${days} days ago`, advice);
};

/** Checks the newest backup on the disk: whether it can be read, its age, and how much space its disk has. */
export const checkBackup = async (place: BackupPlace, now: Date): Promise<Finding[]> => {
  const advice =
    place.folder === ''
      ? `Make one: ${staffCommand()} backup FILE`
      : "Make one: systemctl start quillmere-backup.service; 'journalctl -u quillmere-backup' says why it failed";
  try {
    const newest = findNewest(place);
    if (newest === undefined)
      return [
        problem(
          place.folder === '' ? 'No backup has been made yet' : `There is no backup in ${place.folder}`,
          advice,
        ),
      ];
    const findings = [examine(newest, { env: place.env, now, advice })];
    if (place.folder === '') return findings;
    const free = await freeSpace(place.folder);
    const needed = statSync(newest, { throwIfNoEntry: false })?.size ?? 0;
    const text = `${formatBytes(free)} are free on the disk of ${place.folder}, and a backup takes ${formatBytes(needed)}`;
    return [
      ...findings,
      free > 2 * needed ? good(text) : problem(text, 'Delete old backups, or use a larger disk'),
    ];
  } catch (error) {
    return [
      problem(`The backups in ${place.folder} cannot be read (${failureCode(error)})`, 'Run this as root'),
    ];
  }
};
