import type { Kysely } from 'kysely';
import {
  APPLICATION_FIELDS,
  type ApplicationColumn,
  applicationFields,
} from '../../../contract/applicationFields.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import { addDays } from '../../../lib/addDays.ts';
import { applyTexts } from '../../../content/careersTexts.ts';
import { acceptsApplications, readPlaces } from '../../openings/queries/toOpening.ts';
import {
  hasReachedLimit,
  MAX_RECEIPTS_PER_DAY,
  queueMails,
  countUnsolicited,
} from '../../outbox/queries/queueMails.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import { lowerCase, lowerCaseColumn } from '../../platform/database/engine.ts';
import type { StaffMail } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { updateDeletionDates } from '../../platform/records/deletionDates.ts';
import { saveRecordWords, toApplicationWords } from '../../platform/records/recordWords.ts';
import { longestPeriod, type Periods } from '../../platform/settings/periods.ts';
import { findEarlierOutcome, forgetOutcome } from '../../platform/submissions.ts';
import { composeApplication, composeReceipt } from '../mails.ts';
import { APPLICATION_COLUMNS, selectApplication } from './selectApplications.ts';

/** A checked application; texts are trimmed. */
export interface NewApplication extends Record<ApplicationColumn, string> {
  opening_id: number;
  job_role: string;
  /** Stored name of the upload. */
  resumefile: string;
  /** The client's idempotency key. */
  key?: string | undefined;
  /** Version of the text that the applicant consented to. */
  consent?: string | undefined;
  /** It looks automated. */
  isSuspect?: boolean;
}

/** Always the first columns of the content, even if empty, so that its hash is the same as in earlier releases. */
const HASHED_FIRST: readonly ApplicationColumn[] = ['name', 'email', 'phone', 'other_information'];

/**
 * The content that identifies repeated attempts. It has the hash of the file instead of its stored name, because each
 * attempt may upload the file again. Columns of later releases have their names, and are omitted if empty.
 */
export const applicationContent = (application: NewApplication, sha256: string): unknown[] => {
  const { opening_id, job_role, consent = null } = application;
  const laterColumns = APPLICATION_FIELDS.flatMap((field) => {
    const { column, isContent } = applicationFields[field];
    const text = application[column];
    return isContent && text !== '' && !HASHED_FIRST.includes(column) ? [[column, text]] : [];
  });
  return [
    opening_id,
    job_role,
    ...HASHED_FIRST.map((column) => application[column]),
    consent,
    sha256,
    ...laterColumns,
  ];
};

/** The upload with a stored name, and the status of its opening. */
const findUpload = (db: Kysely<Tables>, storedName: string) =>
  db
    .selectFrom('resumes')
    .innerJoin('openings', 'openings.id', 'resumes.opening_id')
    .select([
      'resumes.id',
      'resumes.sha256',
      'openings.status',
      'openings.publish_at',
      'openings.closing_date',
      'openings.closed_at',
      'openings.places',
      'openings.remote_from',
    ])
    // PostgreSQL rejects text with U+0000; no stored name contains it.
    .where('resumes.stored_name', '=', storedName.replaceAll('\0', ' '))
    .executeTakeFirst();

/** The countries of an opening: where its places are, and from where people may work. */
const listCountries = (row: Parameters<typeof readPlaces>[0]): string[] => {
  const { places, remote_from } = readPlaces(row);
  return [...places.map(({ country }) => country), ...remote_from];
};

/** Claims an upload for an application; false unless it was unclaimed and made for this opening. */
const claimUpload = async (
  db: Kysely<Tables>,
  { id, opening_id, reference }: { id: number; opening_id: number; reference: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ claimed_by: reference })
    .where('id', '=', id)
    .where('claimed_by', 'is', null)
    .where('opening_id', '=', opening_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

interface StoreOptions {
  /** For the new application. */
  reference: string;
  at: string;
  periods: Periods;
  staffMail: StaffMail;
}

/**
 * Stores an application with its emails and an audit row; call it inside a transaction. Returns its reference, or that of
 * an earlier attempt. Returns undefined and stores nothing if the opening does not accept applications, or the upload is
 * claimed or was made for another opening.
 */
export const storeApplication = async (
  transaction: Kysely<Tables>,
  application: NewApplication,
  { reference, at, periods, staffMail }: StoreOptions,
): Promise<string | undefined> => {
  const { key, resumefile, opening_id, email, consent, isSuspect = false } = application;
  const upload = await findUpload(transaction, resumefile);
  if (!upload) return undefined;
  const content = applicationContent(application, upload.sha256);
  const attempt = { call: 'application', key, content, outcome: reference, at } as const;
  const earlierAttempt = await findEarlierOutcome(transaction, attempt);
  if (earlierAttempt !== undefined) return earlierAttempt;
  const isClaimed =
    acceptsApplications(upload, at) &&
    (await claimUpload(transaction, { id: upload.id, opening_id, reference }));
  if (!isClaimed) {
    await forgetOutcome(transaction, reference);
    return undefined;
  }
  const unsolicited = await countUnsolicited(transaction, { email, at });
  const earlier = await transaction
    .selectFrom('applications')
    .select('received_at')
    .where('opening_id', '=', opening_id)
    .where(lowerCaseColumn('email'), '=', lowerCase(email))
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto('applications')
    .values({
      ...mapFields(APPLICATION_COLUMNS, (column) => application[column]),
      reference,
      opening_id,
      job_role: application.job_role,
      mailbox: normaliseMailbox(email),
      resume_id: upload.id,
      received_at: at,
      status: 'received',
      is_repeat: earlier ? 1 : 0,
      is_suspect: isSuspect ? 1 : 0,
      consent_version: consent ?? null,
      consent_text: consent === undefined ? null : applyTexts.keepLonger,
      consent_until: consent === undefined ? null : addDays(at, periods.keptRetentionDays),
      retention_days: longestPeriod(periods, listCountries(upload)),
      delete_after: '',
    })
    .execute();
  await updateDeletionDates(transaction, { reference });
  const stored = await selectApplication(transaction, reference).executeTakeFirstOrThrow();
  const words = { id: stored.id, texts: toApplicationWords(stored) };
  await saveRecordWords(transaction, 'application_words', [words]);
  // No receipt if the submission looks automated, or the address has reached its daily limit.
  const hasReceipt =
    !isSuspect && unsolicited.receipts < MAX_RECEIPTS_PER_DAY && !hasReachedLimit(unsolicited);
  const receipts = hasReceipt ? [composeReceipt(stored, earlier?.received_at)] : [];
  await queueMails(transaction, [composeApplication(stored, upload.id, staffMail), ...receipts], at);
  const subject = `application ${reference}`;
  await recordAudit(transaction, { at, actor: 'visitor', action: 'application.received', subject });
  return reference;
};
