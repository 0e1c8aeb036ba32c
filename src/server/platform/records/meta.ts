import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The keys of the table `meta`, besides the version of the openings. */
type MetaKey = 'backup' | 'clock_doubt' | 'replies' | 'retention';

/** The value of a key; undefined if there is none. */
export const readMeta = async (db: Kysely<Tables>, key: MetaKey): Promise<string | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
};

/** Sets the value of a key. */
export const writeMeta = async (db: Kysely<Tables>, key: MetaKey, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/** A verified backup. */
export interface BackupRecord {
  /** Absolute path. */
  file: string;
  /** ISO 8601 instant. */
  at: string;
}

/** Records a backup as the newest one. */
export const recordNewestBackup = (db: Kysely<Tables>, { file, at }: BackupRecord): Promise<void> =>
  writeMeta(db, 'backup', JSON.stringify({ file, at }));

/** The newest backup; undefined if there is none yet. */
export const readNewestBackup = async (db: Kysely<Tables>): Promise<BackupRecord | undefined> => {
  const value = await readMeta(db, 'backup');
  return value === undefined ? undefined : (JSON.parse(value) as BackupRecord);
};
