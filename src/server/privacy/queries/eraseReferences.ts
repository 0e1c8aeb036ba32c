import type { Kysely } from 'kysely';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { getEngine } from '../../platform/database/engine.ts';
import type { ReferenceTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ACCESS_ACTIONS, recordAudit } from '../../platform/records/audit.ts';
import { eraseRecordWords } from '../../platform/records/recordWords.ts';
import { askToDelete } from './askToDelete.ts';
import { eraseUnusedLinks } from './dataLinks.ts';
import { recordErasures } from '../erasureLog.ts';

/** `ReferenceTable` makes a missing table a type error, here and in the result of `eraseOne`. */
const NOTHING_ERASED = {
  applications: 0,
  resumes: 0,
  messages: 0,
  notes: 0,
  replies: 0,
  mails: 0,
  alerts: 0,
} satisfies Record<ReferenceTable | 'resumes' | 'mails', number>;

/** The number of deleted rows of each kind. */
export type Erasure = typeof NOTHING_ERASED;

const addErasure = (sum: Erasure, erased: Partial<Erasure>): void => {
  for (const key of Object.keys(sum) as (keyof Erasure)[]) sum[key] += erased[key] ?? 0;
};

/** The tables with references, and the names of their records in the audit log. */
const KINDS = { applications: 'application', messages: 'message', alerts: 'alert' } as const;
type Table = keyof typeof KINDS;
type Kind = (typeof KINDS)[Table];

/** References to erase, by table. */
export type References = Partial<Record<Table, readonly string[]>>;

/** Deletes an application's resume and unclaimed uploads of the same file, with the idempotency keys of all. */
const eraseResume = async (transaction: Kysely<Tables>, id: number): Promise<number> => {
  const resume = await transaction
    .deleteFrom('resumes')
    .where('id', '=', id)
    .returning(['stored_name', 'sha256'])
    .executeTakeFirst();
  if (!resume) return 0;
  const copies = await transaction
    .deleteFrom('resumes')
    .where('claimed_by', 'is', null)
    .where('sha256', '=', resume.sha256)
    .returning('stored_name')
    .execute();
  for (const { stored_name } of [resume, ...copies])
    await transaction.deleteFrom('submissions').where('outcome', '=', stored_name).execute();
  return 1;
};

/** Whether staff were sent an email that contains what the person entered: only such an email has a Reply-To. */
const wasContentMailed = async (transaction: Kysely<Tables>, reference: string): Promise<boolean> => {
  const mail = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('subject_reference', '=', reference)
    .where('recipient', 'is', null)
    .where('reply_to', 'is not', null)
    .where(({ eb, or }) => or([eb('status', '=', 'sent'), eb('attempts', '>', 0)]))
    .executeTakeFirst();
  return mail !== undefined;
};

/** Deletes a row with its resume, notes, emails and idempotency keys. */
const eraseOne = async (
  transaction: Kysely<Tables>,
  table: Table,
  reference: string,
): Promise<Omit<Erasure, Table> & Partial<Erasure> & { hasCopies: boolean }> => {
  const hasCopies =
    table !== 'alerts' &&
    // Sent emails are forgotten after a month.
    (buildSettings.mailContent === 'full' || (await wasContentMailed(transaction, reference)));
  const deleted =
    table === 'applications'
      ? await transaction
          .deleteFrom(table)
          .where('reference', '=', reference)
          .returning(['resume_id', 'mailbox'])
          .executeTakeFirst()
      : await transaction
          .deleteFrom(table)
          .where('reference', '=', reference)
          .returning('mailbox')
          .executeTakeFirst();
  const mails = await transaction
    .deleteFrom('outbox')
    .where('subject_reference', '=', reference)
    .executeTakeFirst();
  const notes = await transaction.deleteFrom('notes').where('reference', '=', reference).executeTakeFirst();
  const replies = await transaction
    .deleteFrom('replies')
    .where('reference', '=', reference)
    .executeTakeFirst();
  // Keys made by the server are hashes of personal data.
  await transaction.deleteFrom('submissions').where('outcome', '=', reference).execute();
  const kind = KINDS[table];
  await transaction
    .deleteFrom('audit')
    .where('subject', '=', `${kind} ${reference}`)
    .where(
      'action',
      'in',
      ACCESS_ACTIONS.map((action) => `${kind}.${action}`),
    )
    .execute();
  await eraseUnusedLinks(transaction, deleted?.mailbox ?? '');
  return {
    [table]: deleted ? 1 : 0,
    hasCopies: hasCopies && deleted !== undefined,
    mails: Number(mails.numDeletedRows),
    notes: Number(notes.numDeletedRows),
    replies: Number(replies.numDeletedRows),
    resumes:
      deleted && 'resume_id' in deleted ? await eraseResume(transaction, Number(deleted.resume_id)) : 0,
  };
};

interface AuditDetails {
  at: string;
  actor: string;
  action: (kind: Kind) => string;
  /** Whether staff get an email that asks them to delete their copies. */
  asksForCopies?: boolean;
}

/** Deletes rows by reference, and writes an audit row for each. Call it inside a transaction. */
export const eraseRows = async (
  transaction: Kysely<Tables>,
  references: References,
  { at, actor, action, asksForCopies = true }: AuditDetails,
): Promise<Erasure> => {
  const sum = { ...NOTHING_ERASED };
  for (const table of ['applications', 'messages', 'alerts'] as const) {
    const kind = KINDS[table];
    for (const reference of references[table] ?? []) {
      const erased = await eraseOne(transaction, table, reference);
      addErasure(sum, erased);
      await recordAudit(transaction, { at, actor, action: action(kind), subject: `${kind} ${reference}` });
      if (erased.hasCopies && asksForCopies && kind !== 'alert')
        await askToDelete(transaction, { kind, reference, at });
    }
  }
  return sum;
};

export interface EraserDependencies {
  db: Kysely<Tables>;
  dataDir: string;
  clock?: () => Date;
}

export interface ErasureRequest extends References {
  actor: string;
  /** The action in the audit log. */
  reason: 'erased' | 'withdrawn' | 'expired';
  /** Runs in the same transaction after the deletions, with the number of deleted rows. */
  afterDeletion?: (transaction: Kysely<Tables>, erased: Erasure) => Promise<void>;
}

/** One record of a request at a time. */
const splitReferences = (references: References): { table: Table; reference: string }[] =>
  (Object.keys(KINDS) as Table[]).flatMap((table) =>
    (references[table] ?? []).map((reference) => ({ table, reference })),
  );

/**
 * Deletes rows by reference, and writes an audit row for each. Unless they have expired, they are all recorded in the
 * erasure log beforehand, which a server repeats at its start if it was killed meanwhile; then they are no longer found
 * by words. With `afterDeletion`, the rest is one transaction; otherwise each record has its own, and requests are
 * answered between them. Their bytes may still be in the write-ahead log.
 */
export const eraseReferences = async (
  { db, dataDir, clock = () => new Date() }: EraserDependencies,
  { applications = [], messages = [], alerts = [], actor, reason, afterDeletion }: ErasureRequest,
): Promise<Erasure> => {
  const at = clock().toISOString();
  // Expired rows also expire in a restored backup; if the clock was wrong, the backup must bring them back.
  const recorded = reason === 'expired' ? [] : [...applications, ...messages, ...alerts];
  recordErasures(
    dataDir,
    recorded.map((reference) => ({ reference, at })),
  );
  const action = (kind: Kind) => `${kind}.${reason}`;
  // Whoever sends an email of their own asks in it.
  const details = { at, actor, action, asksForCopies: afterDeletion === undefined };
  const all = { applications, messages, alerts };
  const eraseWords = async ({ table, reference }: { table: Table; reference: string }) => {
    if (getEngine(db) === 'sqlite') await eraseRecordWords(db, `${KINDS[table]}_words`, reference);
  };
  if (afterDeletion) {
    for (const one of splitReferences(all)) await eraseWords(one);
    return inTransaction(db, async (transaction) => {
      const erased = await eraseRows(transaction, all, details);
      await afterDeletion(transaction, erased);
      return erased;
    });
  }
  const sum = { ...NOTHING_ERASED };
  for (const one of splitReferences(all)) {
    await eraseWords(one);
    const { table, reference } = one;
    const erased = await inTransaction(db, (transaction) =>
      eraseRows(transaction, { [table]: [reference] }, details),
    );
    addErasure(sum, erased);
    await letOthersRun();
  }
  return sum;
};
