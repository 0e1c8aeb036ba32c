import type { Kysely } from 'kysely';
import {
  APPLICATION_FIELDS,
  type ApplicationColumn,
  applicationFields,
} from '../../contract/applicationFields.ts';
import { byField } from '../../contract/fieldTable.ts';
import { daysAfter } from '../../lib/daysAfter.ts';
import { statusAt, takesApplications } from '../openings/queries/toOpening.ts';
import {
  hasMailsEnough,
  MOST_RECEIPTS_A_DAY,
  queueMails,
  strangersMails,
} from '../outbox/queries/queueMails.ts';
import type { Tables } from '../platform/database/tables.ts';
import { recordAudit } from '../platform/records/audit.ts';
import type { Periods } from '../platform/settings/periods.ts';
import { earlierOutcome, forgetOutcome } from '../platform/submissions.ts';
import { composeApplication, composeReceipt } from './mails.ts';
import {
  claimUpload,
  findEarlier,
  findUpload,
  insertApplication,
  type Upload,
} from './queries/applicationQueries.ts';
import { APPLICATION_COLUMNS, type StoredApplication } from './queries/selectApplications.ts';

/** A checked application; texts are trimmed. */
export interface NewApplication extends Record<ApplicationColumn, string> {
  opening_id: number;
  job_role: string;
  /** Stored name of the upload. */
  resumefile: string;
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** Version of the text that was ticked to be kept for longer (PRIV-2). */
  consent?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
}

export interface Storing {
  /** For the new application. */
  reference: string;
  at: string;
  periods: Periods;
}

/** Always in the content, in this order: what was hashed by an earlier release stays comparable. */
const FIRST: readonly ApplicationColumn[] = ['name', 'email', 'phone', 'other_information'];

/** What came later is named, and left out where it is empty: then the hash is that of a form without it. */
const laterContent = (application: NewApplication): [string, string][] =>
  APPLICATION_FIELDS.flatMap((field) => {
    const { column, isContent } = applicationFields[field];
    const text = application[column];
    return isContent && text !== '' && !FIRST.includes(column) ? [[column, text] as [string, string]] : [];
  });

/**
 * What makes two applications the same one (ONCE-4). The upload's hash stands for it: attempts may have uploaded the
 * same file twice.
 */
export const applicationContent = (application: NewApplication, sha256: string): unknown[] => {
  const { opening_id, job_role, consent = null } = application;
  const first = FIRST.map((column) => application[column]);
  return [opening_id, job_role, ...first, consent, sha256, ...laterContent(application)];
};

/** The row to be, with what is known of its resume and its opening. */
export const toStored = (
  application: NewApplication,
  { upload, isRepeat, reference, at, periods }: Storing & { upload: Upload; isRepeat: boolean },
): StoredApplication => ({
  ...byField(APPLICATION_COLUMNS, (column) => application[column]),
  reference,
  opening_id: application.opening_id,
  job_title: upload.job_title,
  job_role: application.job_role,
  received_at: at,
  client_name: upload.client_name,
  file_type: upload.type,
  file_size: upload.size,
  sha256: upload.sha256,
  status: 'received',
  status_at: null,
  read_at: null,
  is_repeat: isRepeat ? 1 : 0,
  is_suspect: application.isSuspect ? 1 : 0,
  consent_version: application.consent ?? null,
  delete_after: daysAfter(
    at,
    application.consent === undefined ? periods.retentionDays : periods.keptRetentionDays,
  ),
});

/** What was stored, or is stored already: by its reference alone. */
export interface Taken {
  reference: string;
  stored?: StoredApplication;
}

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
