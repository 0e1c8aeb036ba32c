import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Applications get the facts from which their date of deletion follows (`records/deletionDates.ts`). Those that are
 * stored already keep the day that their confirmation names.
 */
export const storagePeriods: Migration = {
  up: async (db: Kysely<Tables>) => {
    const [text, integer] =
      getEngine(db) === 'postgres'
        ? (['text collate "C"', 'bigint'] as const)
        : (['text', 'integer'] as const);
    const columns = [
      `retention_days ${integer}`,
      ...['promised_until', 'consent_text', 'consent_until', 'consent_asked_at', 'hold_reason'].map(
        (name) => `${name} ${text}`,
      ),
    ];
    for (const column of columns) await sql.raw(`alter table applications add column ${column}`).execute(db);
    await sql`update applications set promised_until = delete_after,
      consent_until = case when consent_version is null then null else delete_after end`.execute(db);
    await sql`create index applications_consent on applications (consent_until)`.execute(db);
  },
};
