import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { noteErasures } from '../erasureLog.ts';
import {
  addErasures,
  eraseAlert,
  eraseApplication,
  eraseMessage,
  noErasure,
  type Erasure,
} from './eraseApplication.ts';

export interface EraserParts {
  db: Kysely<Tables>;
  dataDir: string;
  clock?: () => Date;
}

export interface ErasureRequest {
  applications?: readonly string[];
  messages?: readonly string[];
  alerts?: readonly string[];
  actor: string;
  /** For the audit: `erased`, `withdrawn`, `expired`. */
  why: 'erased' | 'withdrawn' | 'expired';
  /** Done in the same transaction, after the deletions; is told how much there was to delete. */
  alongside?: (transaction: Kysely<Tables>, erased: Erasure) => Promise<void>;
}

/**
 * Deletes applications and messages by their references, all in one transaction with an audit row each, noted beside
 * the database beforehand unless they are deleted for their age (docs/requirements.md, PRIV-6). Their bytes may still stand in the write-ahead log.
 */
export const eraseReferences = async (
  { db, dataDir, clock = () => new Date() }: EraserParts,
  { applications = [], messages = [], alerts = [], actor, why, alongside }: ErasureRequest,
): Promise<Erasure> => {
  const at = clock().toISOString();
  // What is over by its age is over in a backup, too, by the clock of the day; that the clock was right is not sure.
  const noted = why === 'expired' ? [] : [...applications, ...messages, ...alerts];
  noteErasures(
    dataDir,
    noted.map((reference) => ({ reference, at })),
  );
  return inTransaction(db, async (transaction) => {
    const record = (kind: 'application' | 'message' | 'alert', reference: string) =>
      recordAudit(transaction, { at, actor, action: `${kind}.${why}`, subject: `${kind} ${reference}` });
    let sum = noErasure;
    for (const reference of applications) {
      sum = addErasures(sum, await eraseApplication(transaction, reference));
      await record('application', reference);
    }
    for (const reference of messages) {
      sum = addErasures(sum, await eraseMessage(transaction, reference));
      await record('message', reference);
    }
    for (const reference of alerts) {
      sum = addErasures(sum, await eraseAlert(transaction, reference));
      await record('alert', reference);
    }
    await alongside?.(transaction, sum);
    return sum;
  });
};
