import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** For as long as this nobody else may take it; a holder that is killed is followed after that. */
export const LEASE_SECONDS = 60;

export interface Lease {
  /** Takes or prolongs it; false while another process has it. */
  take: () => Promise<boolean>;
  release: () => Promise<void>;
}

const NOW = sql<number>`extract(epoch from clock_timestamp())::bigint`;
const UNTIL = sql<number>`split_part(meta.value, ' ', 1)::bigint`;
const HOLDER = sql<string>`split_part(meta.value, ' ', 2)`;

/**
 * What one process alone may do at a time, as a row of `meta`: until when, by the database's own clock, and who
 * (docs/requirements.md, GROW-4). One statement takes it, so of two that come together one gets it.
 */
export const leaseOf = (db: Kysely<Tables>, { name, holder }: { name: string; holder: string }): Lease => {
  const key = `lease ${name}`;
  const value = sql<string>`(${NOW} + ${sql.lit(LEASE_SECONDS)})::text || ' ' || ${holder}::text`;
  return {
    take: async () => {
      const taken = await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ value })
            .where(({ eb, or }) => or([eb(UNTIL, '<', NOW), eb(HOLDER, '=', holder)])),
        )
        .returning('key')
        .executeTakeFirst();
      return taken !== undefined;
    },
    release: async () => {
      await db.deleteFrom('meta').where('key', '=', key).where(HOLDER, '=', holder).execute();
    },
  };
};
