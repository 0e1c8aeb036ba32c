import type { Kysely } from 'kysely';
import { site } from '../../../content/site.ts';
import { databaseNow } from '../../platform/database/engine.ts';
import type { MailKind, OutboxMail } from '../../platform/database/outboxMail.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';

const TRANSIENT_KINDS: readonly MailKind[] = [
  'withdrawal',
  'withdrawn',
  'alertLink',
  'alert',
  'dataLink',
  'addressLink',
  'consentEnding',
];

/** Whether an email is deleted once it is sent or given up, because its recipient wants no data stored. */
export const isTransient = (kind: MailKind): boolean => TRANSIENT_KINDS.includes(kind);

/** The stable Message-ID of an email; `part` distinguishes several emails of a kind about one reference. */
export const makeMessageId = (reference: string, kind: MailKind, part = ''): string =>
  `<${reference}-${kind}${part && `-${part}`}@${new URL(site.url).host}>`;

/**
 * Queues emails that are due at once, or `delaySeconds` later. Call it inside the transaction that the emails report on.
 */
export const queueMails = async (
  transaction: Kysely<Tables>,
  mails: readonly OutboxMail[],
  at: string,
  delaySeconds = 0,
): Promise<void> => {
  if (mails.length === 0) return;
  // Not later than the database's time: this machine's clock may be ahead of it.
  const [now = at] = [at, (await databaseNow(transaction)).toISOString()].toSorted();
  const due = new Date(Date.parse(now) + delaySeconds * 1000).toISOString();
  const rows = mails.map((mail) => ({
    unsubscribe: null,
    calendar: null,
    in_reply_to: null,
    ...mail,
    status: 'waiting' as const,
    attempts: 0,
    first_tried_at: null,
    next_try_at: due,
    last_error: null,
    created_at: at,
    sent_at: null,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
};

/** Maximum number of unsolicited emails of all kinds to one mailbox in 24 hours. */
const MAX_MAILS_PER_DAY = 15;
/** Further applications on the same day get a confirmation page, but no email. */
export const MAX_RECEIPTS_PER_DAY = 10;
/** Audit action for an emailed withdrawal link. */
export const WITHDRAWAL_REQUESTED = 'application.withdrawal_asked';

/** Numbers of emails in the last 24 hours that anybody can trigger by entering the mailbox's address. */
interface UnsolicitedCounts {
  receipts: number;
  withdrawalLinks: number;
  alertLinks: number;
}

const DAY_MS = 86_400_000;

/** The audit log has no index for this, so it is read only if a valid link exists. */
const countWithdrawalLinks = async (
  db: Kysely<Tables>,
  { mailbox, at, since }: { mailbox: string; at: string; since: string },
): Promise<number> => {
  // Only valid links count.
  const linked = await db
    .selectFrom('applications')
    .select('reference')
    .where('mailbox', '=', mailbox)
    .where('withdrawal_until', '>', at)
    .limit(MAX_MAILS_PER_DAY)
    .execute();
  if (linked.length === 0) return 0;
  const subjects = linked.map(({ reference }) => `application ${reference}`);
  const { links } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('action', '=', WITHDRAWAL_REQUESTED)
    .where('at', '>', since)
    .where('subject', 'in', subjects)
    .executeTakeFirstOrThrow();
  return Number(links);
};

/** Counts unsolicited emails; `at` is the current ISO 8601 instant. */
export const countUnsolicited = async (
  db: Kysely<Tables>,
  { email, at }: { email: string; at: string },
): Promise<UnsolicitedCounts> => {
  const mailbox = normaliseMailbox(email);
  const since = new Date(Date.parse(at) - DAY_MS).toISOString();
  const receipts = await db
    .selectFrom('applications')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('received_at', '>', since)
    .where('received_at', '<=', at)
    .where('is_suspect', '=', 0)
    .limit(MAX_RECEIPTS_PER_DAY)
    .execute();
  const { links } = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.sum<number | null>('links').as('links'))
    .where('mailbox', '=', mailbox)
    .where('link_at', '>', since)
    .executeTakeFirstOrThrow();
  return {
    receipts: receipts.length,
    withdrawalLinks: await countWithdrawalLinks(db, { mailbox, at, since }),
    alertLinks: Number(links ?? 0),
  };
};

/** Whether the mailbox has reached the limit of unsolicited emails. */
export const hasReachedLimit = ({ receipts, withdrawalLinks, alertLinks }: UnsolicitedCounts): boolean =>
  receipts + withdrawalLinks + alertLinks >= MAX_MAILS_PER_DAY;
