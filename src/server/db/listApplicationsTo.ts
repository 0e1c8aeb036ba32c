import type { Kysely } from 'kysely';
import { selectApplications, type StoredApplication } from './selectApplications.ts';
import type { Tables } from './tables.ts';

/** The applications for one opening, newest first. */
export const listApplicationsTo = (db: Kysely<Tables>, openingId: number): Promise<StoredApplication[]> =>
  selectApplications(db)
    .where('applications.opening_id', '=', openingId)
    .orderBy('applications.received_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
