import type { Kysely } from 'kysely';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { composeWithdrawn, composeWithdrawnNotice } from './mails.ts';

/** Erases an application and calls `alongside` in the same transaction with the number of deleted rows. */
type EraseApplication = (request: {
  applications: readonly string[];
  actor: string;
  why: 'withdrawn';
  alongside: (transaction: Kysely<Tables>, erased: { applications: number }) => Promise<void>;
}) => Promise<unknown>;

export interface WithdrawalParts {
  db: Kysely<Tables>;
  erase: EraseApplication;
  clock: () => Date;
}

interface Telling {
  hasMail: boolean;
}

/** Who withdraws, for the audit. */
export const ACTOR = 'applicant';

/**
 * Deletes an application without leaving a byte, and tells staff; the applicant too, where mail is sent: elsewhere the
 * mail would wait with the address on it for ever. Two at the same time are one: the second erasure would take the last
 * mails of the first along.
 */
export const withdrawer = ({ db, erase, clock }: WithdrawalParts) => {
  const running = new Map<string, Promise<void>>();

  const withdraw = async (application: StoredApplication, { hasMail }: Telling): Promise<void> => {
    const { reference } = application;
    const there = await db
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!there) return;
    await erase({
      applications: [reference],
      actor: ACTOR,
      why: 'withdrawn',
      alongside: async (transaction, { applications }) => {
        if (applications === 0) return;
        const last = hasMail ? [composeWithdrawn(application)] : [];
        const at = clock().toISOString();
        await queueMails(transaction, [composeWithdrawnNotice(application), ...last], at);
      },
    });
  };

  return (application: StoredApplication, telling: Telling): Promise<void> => {
    const { reference } = application;
    const earlier = running.get(reference);
    if (earlier) return earlier;
    const now = withdraw(application, telling).finally(() => running.delete(reference));
    running.set(reference, now);
    return now;
  };
};
