import type { Kysely } from 'kysely';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { countDue, type Due } from './countDue.ts';
import { purgeApplications, purgeMessages } from './purgeExpired.ts';

/** What is over by its age, as staff work with it. */
export interface RetentionForStaff {
  countDue: () => Promise<Due>;
  /** Deletes all of it; gives how many of each. */
  purge: (periods: Periods) => Promise<{ applications: number; messages: number }>;
}

interface RetentionDeskParts {
  db: Kysely<Tables>;
  dataDir: string;
  now: () => Date;
}

export const retentionForStaff = ({ db, dataDir, now }: RetentionDeskParts): RetentionForStaff => ({
  countDue: () => countDue(db, now()),
  purge: async (periods) => {
    const parts = { db, dataDir, periods, now: now(), ending: new AbortController().signal };
    const report = {
      applications: await purgeApplications(parts),
      messages: await purgeMessages(parts),
    };
    await checkpointWal(db);
    return report;
  },
});
