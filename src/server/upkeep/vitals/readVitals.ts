import type { Kysely } from 'kysely';
import { VITALS, type Vital } from '../../../contract/vitals.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { valueOf } from './bucket.ts';
import { percentile } from './percentile.ts';

/** Google judges a page by the visit that three of four are better than (web.dev/articles/vitals). */
const SHARE = 0.75;

/** The 75th percentile of each vital of a kind of page; null: never measured. */
export interface KindVitals extends Record<Vital, number | null> {
  kind: string;
  visits: number;
}

/** What was counted since an ISO 8601 date, by kind of page, the most visited first. */
export const readVitals = async (db: Kysely<Tables>, since: string): Promise<KindVitals[]> => {
  const rows = await db
    .selectFrom('vitals')
    .select(({ fn }) => ['kind', 'vital', 'bucket', fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['kind', 'vital', 'bucket'])
    .execute();
  return [...new Set(rows.map(({ kind }) => kind))]
    .map((kind) => {
      const counted = (vital: Vital) => rows.filter((row) => row.kind === kind && row.vital === vital);
      const visitsOf = (vital: Vital) => counted(vital).reduce((sum, { count }) => sum + Number(count), 0);
      const values = VITALS.map((vital): [Vital, number | null] => {
        const bucket = percentile(counted(vital), SHARE);
        return [vital, bucket === undefined ? null : valueOf(vital, bucket)];
      });
      // Not every visit has each of them: without a press there is no INP.
      const visits = Math.max(...VITALS.map(visitsOf));
      // One entry a vital.
      return { kind, visits, ...(Object.fromEntries(values) as Record<Vital, number | null>) };
    })
    .toSorted((one, other) => other.visits - one.visits);
};
