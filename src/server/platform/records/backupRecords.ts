import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** A backup that was begun; `isWhole`: it was finished and read back. */
export interface BackupRecord {
  /** Whole path. */
  file: string;
  /** ISO 8601 instant. */
  at: string;
  isWhole: boolean;
}

/** Of the table `meta`. */
export const BACKUPS_KEY = 'backups';
const MOST = 10;

/** Newest first; from what the table `meta` holds. */
export const parseBackupRecords = (value: string | undefined): BackupRecord[] =>
  value === undefined ? [] : (JSON.parse(value) as BackupRecord[]);

/** Where backups were written lately: what is left of one that was cut off lies there, and whole ones to restore. */
export const backupRecords = (db: Kysely<Tables>) => ({
  /** Notes one, in the place of what was noted of that file before. */
  note: (record: BackupRecord): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const row = await transaction
        .selectFrom('meta')
        .select('value')
        .where('key', '=', BACKUPS_KEY)
        .executeTakeFirst();
      // One that is being written over is whole until its name is given away.
      const others = parseBackupRecords(row?.value).filter(
        ({ file, isWhole }) => file !== record.file || (isWhole && !record.isWhole),
      );
      const value = JSON.stringify([record, ...others].slice(0, MOST));
      await transaction
        .insertInto('meta')
        .values({ key: BACKUPS_KEY, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    }),

  list: async (): Promise<BackupRecord[]> => {
    const row = await db.selectFrom('meta').select('value').where('key', '=', BACKUPS_KEY).executeTakeFirst();
    return parseBackupRecords(row?.value);
  },
});
export type BackupRecords = ReturnType<typeof backupRecords>;
