import type { Kysely, Selectable } from 'kysely';
import type { VitalsReport } from '../../../contract/vitals.ts';
import type { Tables, VitalsTable } from '../../platform/database/tables.ts';
import { bucketOf } from './bucket.ts';

type Row = Omit<Selectable<VitalsTable>, 'day'>;

/** Counts are of no use to anybody after three months. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Counts visits in memory and adds them to the database when asked: no visit costs a write of its own. */
export const vitalsCounts = (db: Kysely<Tables>, now: () => Date) => {
  let gathered = new Map<string, Row>();

  const add = (row: Row): void => {
    const key = `${row.kind} ${row.vital} ${row.bucket}`;
    const known = gathered.get(key);
    gathered.set(key, known ? { ...known, count: known.count + row.count } : row);
  };

  return {
    count: ({ kind, values }: VitalsReport): void => {
      for (const [vital, value] of Object.entries(values)) {
        add({ kind, vital, bucket: bucketOf(vital, value), count: 1 });
      }
    },

    /** Writes what was gathered, all or none; a failure leaves it for the next time. */
    flush: async (): Promise<void> => {
      const rows = [...gathered.values()];
      if (rows.length === 0) return;
      gathered = new Map();
      const today = now().toISOString().slice(0, 10);
      const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('vitals').where('day', '<', oldest).execute();
          for (const row of rows) {
            await transaction
              .insertInto('vitals')
              .values({ day: today, ...row })
              .onConflict((conflict) =>
                conflict
                  .columns(['day', 'kind', 'vital', 'bucket'])
                  .doUpdateSet((old) => ({ count: old('vitals.count', '+', old.ref('excluded.count')) })),
              )
              .execute();
          }
        });
      } catch (error) {
        for (const row of rows) add(row);
        throw error;
      }
    },
  };
};
export type VitalsCounts = ReturnType<typeof vitalsCounts>;
