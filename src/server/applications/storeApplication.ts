import type { Kysely } from 'kysely';
import { statusAt, takesApplications } from '../openings/queries/toOpening.ts';
import { queueMails } from '../outbox/queries/queueMails.ts';
import { hasMailsEnough, MOST_RECEIPTS_A_DAY, strangersMails } from '../outbox/queries/strangersMails.ts';
import type { Tables } from '../platform/database/tables.ts';
import { recordAudit } from '../platform/records/recordAudit.ts';
import { earlierOutcome, forgetOutcome } from '../platform/submissions/submissions.ts';
import { composeApplication } from './mails/composeApplication.ts';
import { composeReceipt } from './mails/composeReceipt.ts';
import { claimUpload, findEarlier, findUpload, insertApplication } from './queries/applicationQueries.ts';
import { applicationContent, toStored, type NewApplication, type Storing } from './queries/newApplication.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/** What was stored, or is stored already: by its reference alone. */
export interface Taken {
  reference: string;
  stored?: StoredApplication;
}

export type { NewApplication } from './queries/newApplication.ts';

/**
 * Stores an application with its mails and an audit row; call it inside a transaction. Of an earlier attempt it gives the
 * reference alone. Undefined, with nothing stored, unless the upload is unclaimed and was made for this opening, and the
 * opening takes applications.
 */
export const storeApplication = async (
  transaction: Kysely<Tables>,
  application: NewApplication,
  storing: Storing,
): Promise<Taken | undefined> => {
  const { reference, at } = storing;
  const { key, resumefile, opening_id, email } = application;
  const upload = await findUpload(transaction, resumefile);
  if (!upload) return undefined;
  const content = applicationContent(application, upload.sha256);
  const attempt = { call: 'application', key, content, outcome: reference, at } as const;
  const earlierReference = await earlierOutcome(transaction, attempt);
  if (earlierReference !== undefined) return { reference: earlierReference };
  const isClaimed =
    takesApplications(statusAt(upload, at)) &&
    (await claimUpload(transaction, { id: upload.id, opening_id, reference }));
  if (!isClaimed) {
    await forgetOutcome(transaction, reference);
    return undefined;
  }
  const mails = await strangersMails(transaction, { email, at });
  const hasEnough = mails.receipts >= MOST_RECEIPTS_A_DAY || hasMailsEnough(mails);
  const earlier = await findEarlier(transaction, { opening_id, email });
  const stored = toStored(application, { ...storing, upload, isRepeat: earlier !== undefined });
  await insertApplication(transaction, { ...stored, resume_id: upload.id });
  // No receipt to an address that a machine may have typed, or that has had its mails of the day.
  const receipts = stored.is_suspect || hasEnough ? [] : [composeReceipt(stored, earlier)];
  await queueMails(transaction, [composeApplication(stored, upload.id), ...receipts], at);
  const subject = `application ${reference}`;
  await recordAudit(transaction, { at, actor: 'visitor', action: 'application.received', subject });
  return { reference, stored };
};
