import { eraseReferences } from '../queries/eraseReferences.ts';
import { BATCH_ROWS, inBatches } from './inBatches.ts';
import type { PurgeParts } from './purgeParts.ts';

/** Deleted bytes are overwritten, which holds up everybody else: 16 MiB is a tenth of a second. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** The first rows whose resumes fit into a batch; one at least. */
const upToBytes = (rows: readonly { reference: string; size: number }[]): string[] => {
  let sum = 0;
  return rows
    .filter(({ size }, index) => {
      sum += size;
      return index === 0 || sum <= BATCH_BYTES;
    })
    .map(({ reference }) => reference);
};

/** Erases the applications whose day has come (docs/requirements.md, PRIV-1). Gives how many. */
export const purgeApplications = ({ db, dataDir, now, ending }: PurgeParts): Promise<number> =>
  inBatches(ending, async () => {
    const due = await db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .select(['applications.reference', 'resumes.size'])
      .where('applications.delete_after', '<=', now.toISOString())
      // Before every date there is, and no date: nobody said when.
      .where('applications.delete_after', '!=', '')
      .orderBy('applications.delete_after')
      .limit(BATCH_ROWS)
      .execute();
    const applications = upToBytes(due);
    const request = { applications, actor: 'retention', why: 'expired' } as const;
    return (await eraseReferences({ db, dataDir, clock: () => now }, request)).applications;
  });

/** Erases the messages whose day has come (docs/requirements.md, PRIV-1). Gives how many. */
export const purgeMessages = ({ db, dataDir, now, ending }: PurgeParts): Promise<number> =>
  inBatches(ending, async () => {
    const due = await db
      .selectFrom('messages')
      .select('reference')
      .where('delete_after', '<=', now.toISOString())
      .where('delete_after', '!=', '')
      .orderBy('delete_after')
      .limit(BATCH_ROWS)
      .execute();
    const messages = due.map(({ reference }) => reference);
    const request = { messages, actor: 'retention', why: 'expired' } as const;
    return (await eraseReferences({ db, dataDir, clock: () => now }, request)).messages;
  });

/** Erases the job alerts that were not confirmed in time, or have run for long enough (docs/requirements.md, ALERT-4). */
export const purgeAlerts = ({ db, dataDir, now, ending }: PurgeParts): Promise<number> =>
  inBatches(ending, async () => {
    const due = await db
      .selectFrom('alerts')
      .select('reference')
      .where('delete_after', '<=', now.toISOString())
      .orderBy('delete_after')
      .limit(BATCH_ROWS)
      .execute();
    const alerts = due.map(({ reference }) => reference);
    const request = { alerts, actor: 'retention', why: 'expired' } as const;
    return (await eraseReferences({ db, dataDir, clock: () => now }, request)).alerts;
  });
