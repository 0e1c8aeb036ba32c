import { sql, type Kysely } from 'kysely';
import { isPostgresTrouble, StoreTrouble } from './storeTrouble.ts';
import type { Tables } from '../tables.ts';

/** Whether PostgreSQL answers and stores: a server that follows another one only reads. */
export const takesWrites = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    const { rows } = await sql<{
      readonly: string;
    }>`select current_setting('transaction_read_only') as readonly`.execute(db);
    return rows[0]?.readonly === 'off';
  } catch (error) {
    if (error instanceof StoreTrouble && isPostgresTrouble(error.code)) return false;
    throw error;
  }
};
