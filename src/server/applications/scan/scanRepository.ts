import type { Kysely } from 'kysely';
import { bringForward } from '../../outbox/queries/bringForward.ts';
import type { ScanVerdict } from '../../platform/database/applicationTables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { claimedUntil, LONGEST_SCAN_WAIT_MS, nextScanAt } from './scanTimes.ts';

/** A resume of which this process has the try. */
export interface ClaimedScan {
  resume_id: number;
  tries: number;
}

/** The scans that are asked for, as their worker sees them (docs/requirements.md, SCAN-3). */
export const scanRepository = (db: Kysely<Tables>, clock: () => Date) => {
  const due = (now: Date) =>
    db
      .selectFrom('resume_scans')
      .select(['resume_id', 'tries', 'next_try_at'])
      .where('next_try_at', 'is not', null)
      .where(({ eb, or }) =>
        or([
          eb('next_try_at', '<=', now.toISOString()),
          eb('next_try_at', '>', new Date(now.getTime() + LONGEST_SCAN_WAIT_MS).toISOString()),
        ]),
      )
      .orderBy('next_try_at')
      .orderBy('resume_id')
      .limit(1)
      .executeTakeFirst();

  return {
    /**
     * The scan that has been due for longest. The try is counted before it is made: a file that brings the process
     * down comes back after a minute, and lets the others go first.
     */
    claimDue: async (): Promise<ClaimedScan | undefined> => {
      const now = clock();
      const scan = await due(now);
      if (!scan) return undefined;
      const tries = scan.tries + 1;
      const claimed = await db
        .updateTable('resume_scans')
        .set({ tries, next_try_at: claimedUntil(now).toISOString() })
        .where('resume_id', '=', scan.resume_id)
        .where('next_try_at', '=', scan.next_try_at)
        .executeTakeFirst();
      return claimed.numUpdatedRows === 0n ? undefined : { resume_id: scan.resume_id, tries };
    },

    /** Says that the scan is still being made; false where it is not this try's any more. */
    prolong: async ({ resume_id, tries }: ClaimedScan): Promise<boolean> => {
      const prolonged = await db
        .updateTable('resume_scans')
        .set({ next_try_at: claimedUntil(clock()).toISOString() })
        .where('resume_id', '=', resume_id)
        .where('tries', '=', tries)
        .where('next_try_at', 'is not', null)
        .executeTakeFirst();
      return prolonged.numUpdatedRows > 0n;
    },

    /** The bytes of a resume; undefined where they are gone. */
    bytesOf: async (resumeId: number): Promise<Uint8Array | undefined> => {
      const file = await db
        .selectFrom('resume_files')
        .select('bytes')
        .where('resume_id', '=', resumeId)
        .executeTakeFirst();
      return file?.bytes;
    },

    /** Writes down a verdict, and lets the mail go that waited for it. Asked for anew meanwhile, it stays to be scanned. */
    markJudged: ({ resume_id, tries }: ClaimedScan, verdict: ScanVerdict): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const at = clock().toISOString();
        await transaction
          .updateTable('resume_scans')
          .set({ verdict, judged_at: at, next_try_at: null, tries: 0, last_error: null })
          .where('resume_id', '=', resume_id)
          .where('tries', '=', tries)
          .execute();
        const owner = await transaction
          .selectFrom('resumes')
          .select('claimed_by')
          .where('id', '=', resume_id)
          .executeTakeFirst();
        if (!owner?.claimed_by) return;
        await bringForward(transaction, owner.claimed_by, at);
        if (verdict === 'clean') return;
        const subject = `application ${owner.claimed_by}`;
        await recordAudit(transaction, { at, actor: 'scanner', action: 'resume.refused', subject });
      }),

    /** Notes why a try failed; the next one is due by then. */
    markFailed: async ({ resume_id, tries }: ClaimedScan, last_error: string): Promise<void> => {
      await db
        .updateTable('resume_scans')
        .set({ last_error, next_try_at: nextScanAt({ tries, now: clock() }).toISOString() })
        .where('resume_id', '=', resume_id)
        .where('tries', '=', tries)
        .execute();
    },
  };
};
export type ScanRepository = ReturnType<typeof scanRepository>;
