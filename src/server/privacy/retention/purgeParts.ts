import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Periods } from '../../platform/settings/periods.ts';

/** What a purge is made with. */
export interface PurgeParts {
  db: Kysely<Tables>;
  dataDir: string;
  periods: Periods;
  now: Date;
  /** Ends the purge after the batch under way. */
  ending: AbortSignal;
}
