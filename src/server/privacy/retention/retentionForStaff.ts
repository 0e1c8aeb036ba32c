import type { Kysely } from 'kysely';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { noteSuccess } from '../../platform/database/successes.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { clearClockDoubt, readClockDoubt, type ClockDoubt } from './clockDoubt.ts';
import { countDue, type Due } from './countDue.ts';
import { purgeApplications, purgeMessages } from './purgeExpired.ts';

/** What is over by its age, as staff work with it. */
export interface RetentionForStaff {
  /** Why the server deletes nothing by its age; undefined: it does. */
  clockDoubt: () => Promise<ClockDoubt | undefined>;
  countDue: () => Promise<Due>;
  /** Deletes all of it, gives how many of each, and lets the server delete again. */
  purge: (periods: Periods) => Promise<{ applications: number; messages: number }>;
}

interface RetentionForStaffParts {
  db: Kysely<Tables>;
  dataDir: string;
  now?: () => Date;
}

export const retentionForStaff = ({
  db,
  dataDir,
  now = () => new Date(),
}: RetentionForStaffParts): RetentionForStaff => ({
  clockDoubt: () => readClockDoubt(db),
  countDue: () => countDue(db, now()),
  purge: async (periods) => {
    const parts = { db, dataDir, periods, now: now(), ending: new AbortController().signal };
    const report = {
      applications: await purgeApplications(parts),
      messages: await purgeMessages(parts),
    };
    await clearClockDoubt(db);
    await noteSuccess(db, 'retention', now());
    await checkpointWal(db);
    return report;
  },
});
