import type { Kysely } from 'kysely';
import { statusAt, takesApplications } from '../openings/queries/toOpening.ts';
import { queueMails, type MailToQueue } from '../outbox/queries/queueMails.ts';
import { lowerCase } from '../platform/database/lowerCase.ts';
import { hasMailsEnough, MOST_RECEIPTS_A_DAY, strangersMails } from '../outbox/queries/strangersMails.ts';
import type { Tables } from '../platform/database/tables.ts';
import { recordAudit } from '../platform/records/recordAudit.ts';
import { earlierOutcome, forgetOutcome } from '../platform/submissions/submissions.ts';
import { composeApplication } from './mails/composeApplication.ts';
import { composeReceipt } from './mails/composeReceipt.ts';
import {
  claimUpload,
  earlierOf,
  insertApplication,
  uploadOf,
  type Upload,
} from './queries/applicationQueries.ts';
import { askForScan } from './queries/askForScan.ts';
import { applicationContent, toStored, type NewApplication, type Storing } from './queries/newApplication.ts';
import type { StoredApplication } from './queries/selectApplications.ts';

/** What was stored, or is stored already: by its reference alone. */
export interface Taken {
  reference: string;
  stored?: StoredApplication;
}

export type { NewApplication } from './queries/newApplication.ts';

interface About {
  resumeId: number;
  earlier: string | undefined;
  hasEnough: boolean;
  /** Whether the announcement waits for the resume to be scanned. */
  isHeld: boolean;
}

/** A scan takes seconds; whoever waits for the news gets it without the file after that (SCAN-5). */
const HELD_MS = 600_000;

const heldUntil = (at: string): string => new Date(Date.parse(at) + HELD_MS).toISOString();

/** Nothing to the address that a machine may have typed (ONCE-7), or that has had its mails of the day (MAIL-11, FAIR-1). */
const mailsAbout = (
  stored: StoredApplication,
  { resumeId, earlier, hasEnough, isHeld }: About,
): MailToQueue[] => [
  { ...composeApplication(stored, resumeId), ...(isHeld && { dueAt: heldUntil(stored.received_at) }) },
  ...(stored.is_suspect || hasEnough ? [] : [composeReceipt(stored, earlier)]),
];

/**
 * Whether the application gets the upload: the upload is unclaimed and was made for its opening, and the opening takes
 * applications. Nobody else can write between this transaction's statements; the claim is one statement all the same.
 */
const claims = async (
  transaction: Kysely<Tables>,
  { opening_id }: NewApplication,
  { upload, reference, at }: Storing & { upload: Upload },
): Promise<boolean> => {
  if (!takesApplications(statusAt(upload, at))) return false;
  const [claimed] = await claimUpload(transaction, { id: upload.id, opening_id, reference });
  return claimed !== undefined;
};

/**
 * Stores an application with all that belongs to it; call it inside a transaction of its own or in a savepoint. Gives
 * the reference, of an earlier attempt nothing else; undefined, with nothing stored, when the upload cannot be claimed.
 */
export const storeApplication = async (
  transaction: Kysely<Tables>,
  application: NewApplication,
  storing: Storing,
): Promise<Taken | undefined> => {
  const { reference, at, scans, attaches } = storing;
  const [upload] = await uploadOf(transaction, { resumefile: application.resumefile });
  if (!upload) return undefined;
  const attempt = { call: 'application', key: application.key, outcome: reference, at } as const;
  const content = applicationContent(application, upload.sha256);
  const earlierReference = await earlierOutcome(transaction, { ...attempt, content });
  if (earlierReference !== undefined) return { reference: earlierReference };
  if (!(await claims(transaction, application, { ...storing, upload }))) {
    await forgetOutcome(transaction, reference);
    return undefined;
  }
  const { opening_id, email } = application;
  const mails = await strangersMails(transaction, { email, at });
  const hasEnough = mails.receipts >= MOST_RECEIPTS_A_DAY || hasMailsEnough(mails);
  const [earlier] = await earlierOf(transaction, { opening_id, address: lowerCase(email) });
  const stored = toStored(application, { ...storing, upload, isRepeat: earlier !== undefined });
  await insertApplication(transaction, { ...stored, resume_id: upload.id });
  if (scans) await askForScan(transaction, { resume_id: upload.id, at });
  const isHeld = scans && attaches;
  const about = { resumeId: upload.id, earlier: earlier?.received_at, hasEnough, isHeld };
  await queueMails(transaction, mailsAbout(stored, about), at);
  const subject = `application ${reference}`;
  await recordAudit(transaction, { at, actor: 'visitor', action: 'application.received', subject });
  return { reference, stored };
};
