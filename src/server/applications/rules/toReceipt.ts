import type { Receipt } from '../../../contract/schemas.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import { veilFileName } from '../../../lib/veilFileName.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';

/** What every confirmation says beyond its application. */
export interface ReceiptPromises {
  replyWithinDays: number;
  /** Whether mail is sent at all. */
  hasMail: boolean;
}

const publicStatus = {
  received: 'received',
  reviewed: 'inReview',
  invited: 'decided',
  declined: 'decided',
} as const satisfies Record<StoredApplication['status'], Receipt['status']>;

/**
 * What the applicant may keep: no name, also not in the file's, and no e-mail address (docs/requirements.md, CALL-10,
 * PRIV-8, FILE-1).
 */
export const toReceipt = (
  application: StoredApplication,
  { replyWithinDays, hasMail }: ReceiptPromises,
): Receipt => ({
  reference: application.reference,
  job_id: application.opening_id,
  job_title: application.job_title,
  file_name: veilFileName(withoutTimestamp(application.client_name)),
  file_size: application.file_size,
  sha256: application.sha256,
  received: application.received_at,
  status: publicStatus[application.status],
  delete_after: application.delete_after.slice(0, 10),
  reply_within_days: replyWithinDays,
  withdraw_by: hasMail ? 'mail' : 'address',
});
