import type Database from 'better-sqlite3';
import { codeOf } from '../../desk/codeOf.ts';
import { when } from '../../platform/clock/when.ts';
import { findOddRows, findTableDamage, type TableDamage } from '../../platform/database/tableDamage.ts';
import { BACKUPS_KEY, parseBackupRecords, type BackupRecord } from '../../platform/records/backupRecords.ts';
import { lookAtBackup } from '../lookAtBackup.ts';
import { fault, note, type Finding } from './finding.ts';

/** More than these nobody reads. */
const MOST_LINES = 5;

const isGood = ({ file, isWhole }: BackupRecord): boolean => {
  if (!isWhole) return false;
  try {
    lookAtBackup(file);
    return true;
  } catch {
    // Whatever is wrong with it, another one is to be named.
    return false;
  }
};

/** As far as the damage leaves that to be read. */
const recordsIn = (database: Database.Database): BackupRecord[] => {
  try {
    const row = database
      .prepare<[string], { value: string }>('select value from meta where key = ?')
      .get(BACKUPS_KEY);
    return parseBackupRecords(row?.value);
  } catch {
    return [];
  }
};

const restoreAdvice = (records: readonly BackupRecord[]): string => {
  const newest = records.find(isGood);
  return newest
    ? `Stop the server and restore the newest: ./staff restore ${newest.file}, made on ${when(newest.at)}`
    : 'Stop the server and restore one: ./staff restore FILE';
};

const comesBack = (records: readonly BackupRecord[]): Finding =>
  fault('What cannot be read comes back from a backup only', restoreAdvice(records));

/** Commands that write out what can be read of a table. */
const exports: Readonly<Record<string, string>> = {
  applications: './staff applications export --out FOLDER',
  resumes: './staff applications export --out FOLDER',
  resume_files: './staff applications export --out FOLDER',
  messages: './staff messages export --out FILE',
};

const describeTable = ({ table, places, rows }: TableDamage): Finding => {
  const where = places.length === 0 ? '' : ` (${places.join('; ')})`;
  const left = rows ? `${rows.readable} of ${rows.all} rows can be read` : 'how much is left cannot be said';
  const command = exports[table];
  return fault(
    `The table ${table} is damaged${where}: ${left}`,
    command ? `Write out what can be read: '${command}'` : 'Restore a backup, see below',
  );
};

/** What of a database is damaged, what can be read, and what to do next. `faults`: what SQLite says of all of it. */
export const describeDamage = (database: Database.Database, faults: readonly string[]): Finding[] => {
  const { damaged, whole } = findTableDamage(database);
  const lines = damaged.length === 0 ? faults : damaged.flatMap(({ says }) => says);
  return [
    ...damaged.map(describeTable),
    ...lines.slice(0, MOST_LINES).map((line) => note(`SQLite: ${line}`)),
    note(`Not damaged: ${whole.join(', ') || 'no table'}`),
    comesBack(recordsIn(database)),
  ];
};

/** Rows that SQLite reads without a word, and that are damaged all the same. */
export const describeOddRows = (database: Database.Database): Finding[] => {
  const rows = findOddRows(database);
  if (rows.length === 0) return [];
  const tables = [...new Set(rows.map(({ table }) => table))];
  return [
    ...tables.map((table) => {
      const ids = rows.filter((row) => row.table === table).map(({ id }) => id);
      return note(`Rows of ${table} that hold other things where a text belongs: ${ids.join(', ')}`);
    }),
    comesBack(recordsIn(database)),
  ];
};

/** Where nothing of it can be read. */
export const describeLoss = (error: unknown): Finding[] => {
  const code = codeOf(error);
  const text =
    code === 'SQLITE_NOTADB'
      ? `site.db is no database any more (${code}): its beginning is written over`
      : `The list of tables is damaged (${code}): nothing can be read`;
  return [
    fault(text, 'Leave the file as it is: someone who knows SQLite may get at what is left'),
    comesBack([]),
  ];
};
