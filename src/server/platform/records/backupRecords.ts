import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readMeta, writeMeta } from './meta.ts';

/** A backup that was read back. */
export interface BackupRecord {
  /** Whole path. */
  file: string;
  /** ISO 8601 instant. */
  at: string;
}

/** Records a backup as the newest one. */
export const recordNewestBackup = (db: Kysely<Tables>, { file, at }: BackupRecord): Promise<void> =>
  writeMeta(db, 'backup', JSON.stringify({ file, at }));

/** The newest backup; undefined: none was made yet. */
export const newestBackup = async (db: Kysely<Tables>): Promise<BackupRecord | undefined> => {
  const value = await readMeta(db, 'backup');
  return value === undefined ? undefined : (JSON.parse(value) as BackupRecord);
};
