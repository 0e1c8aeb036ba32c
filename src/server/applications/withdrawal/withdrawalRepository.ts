import type { Kysely } from 'kysely';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  hasMailsEnough,
  queueMails,
  strangersMails,
  WITHDRAWAL_ASKED,
} from '../../outbox/queries/queueMails.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { composeWithdrawal } from './mails.ts';
import { ACTOR, type WithdrawalParts, withdrawer } from './withdrawer.ts';

interface WithdrawalSecret {
  /** For the link in the mail: 192 random bits. */
  token: string;
  /** For the database: SHA-256, lower-case hexadecimal. */
  hash: string;
  /** Tells mails apart, and nothing of the secret. */
  part: string;
}

const TOKEN_BYTES = 24;
const PART_BYTES = 6;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A secret that confirms one withdrawal (docs/requirements.md, PRIV-8). */
const newSecret = (): WithdrawalSecret => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashOf(token).toString('hex'), part: randomBytes(PART_BYTES).toString('hex') };
};

/** Whether `token` is the secret whose hash is kept; compared in a time that says nothing of either. */
const isSecretOf = (hash: string | null | undefined, token: string): boolean =>
  typeof hash === 'string' && timingSafeEqual(hashOf(token), Buffer.from(hash, 'hex'));

const REFUSED = 'application.withdrawal_refused';
const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Mails with a link that one application may have in an hour, and one address, of all its applications, in a day. */
const MOST_MAILS = 3;
const MOST_MAILS_A_DAY = 10;

const subjectOf = (reference: string): string => `application ${reference}`;

const askedSince = async (db: Kysely<Tables>, reference: string, since: string): Promise<number> => {
  const { asked } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('action', '=', WITHDRAWAL_ASKED)
    .where('subject', '=', subjectOf(reference))
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(asked);
};

/** How an applicant takes an application back (docs/requirements.md, PRIV-8). Every step leaves an audit row. */
export const withdrawalRepository = ({
  db,
  erase,
  clock = () => new Date(),
}: Omit<WithdrawalParts, 'clock'> & Partial<WithdrawalParts>) => ({
  /**
   * Mails the applicant a link with a new secret, of which the database keeps the hash alone; an earlier link ends.
   * False, with nothing done, when several were asked for within the hour, or many for this address in a day (MAIL-12).
   */
  ask: (application: StoredApplication): Promise<boolean> => {
    const { reference } = application;
    const now = clock();
    const at = now.toISOString();
    const { token, hash, part } = newSecret();
    return inTransaction(db, async (transaction) => {
      const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
      if ((await askedSince(transaction, reference, before(1))) >= MOST_MAILS) return false;
      const mails = await strangersMails(transaction, { email: application.email, at });
      if (mails.withdrawalLinks >= MOST_MAILS_A_DAY || hasMailsEnough(mails)) return false;
      const isThere = await transaction
        .updateTable('applications')
        .set({
          withdrawal_hash: hash,
          withdrawal_until: new Date(now.getTime() + HOURS * HOUR_MS).toISOString(),
        })
        .where('reference', '=', reference)
        .returning('id')
        .executeTakeFirst();
      // Withdrawn this very moment: no mail may bring its address back.
      if (!isThere) return true;
      await queueMails(transaction, [composeWithdrawal(application, { token, part })], at);
      await recordAudit(transaction, {
        at,
        actor: ACTOR,
        action: WITHDRAWAL_ASKED,
        subject: subjectOf(reference),
      });
      return true;
    });
  },

  /** Whether this is the secret of the application's last link, and in time. */
  isGood: async (reference: string, token: string): Promise<boolean> => {
    const row = await db
      .selectFrom('applications')
      .select('withdrawal_hash')
      .where('reference', '=', reference)
      .where('withdrawal_until', '>', clock().toISOString())
      .executeTakeFirst();
    return isSecretOf(row?.withdrawal_hash, token);
  },

  /** Notes that a wrong secret or a wrong address came. */
  noteRefusal: (reference: string): Promise<void> =>
    recordAudit(db, {
      at: clock().toISOString(),
      actor: ACTOR,
      action: REFUSED,
      subject: subjectOf(reference),
    }),

  withdraw: withdrawer({ db, erase, clock }),
});
export type WithdrawalRepository = ReturnType<typeof withdrawalRepository>;
