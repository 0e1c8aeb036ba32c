import { compileOnce } from '../../platform/database/compileOnce.ts';

/** Puts a new resume into the scanner's queue; call it inside the transaction that stores its application (SCAN-1). */
export const askForScan = compileOnce<{ resume_id: number; at: string }, unknown>((db, value) =>
  db.insertInto('resume_scans').values({
    resume_id: value('resume_id'),
    verdict: null,
    judged_at: null,
    next_try_at: value('at'),
    tries: 0,
    last_error: null,
  }),
);
