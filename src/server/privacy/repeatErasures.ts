import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { recordAudit } from '../platform/records/recordAudit.ts';
import { readErasures, type ErasureNote } from './erasureLog.ts';
import { eraseAlert, eraseApplication, eraseMessage } from './queries/eraseApplication.ts';

/** References asked for at a time; SQLite has a limit to the values of a statement. */
const AT_ONCE = 500;

const storedAmong = async (db: Kysely<Tables>, references: readonly string[]) => {
  const stored = (table: 'applications' | 'messages' | 'alerts', part: readonly string[]) =>
    db.selectFrom(table).select('reference').where('reference', 'in', part).execute();
  const found = { applications: [] as string[], messages: [] as string[], alerts: [] as string[] };
  for (let start = 0; start < references.length; start += AT_ONCE) {
    const part = references.slice(start, start + AT_ONCE);
    found.applications.push(...(await stored('applications', part)).map(({ reference }) => reference));
    found.alerts.push(...(await stored('alerts', part)).map(({ reference }) => reference));
    found.messages.push(...(await stored('messages', part)).map(({ reference }) => reference));
  }
  return found;
};

interface Repeating {
  dataDir: string;
  /** ISO 8601 instant. */
  at: string;
  actor?: string;
  /** Notes of so long ago or less are left to whoever wrote them, and deletes at this moment. */
  graceMs?: number;
}

/**
 * Erases again what a data folder's list of erasures names, and gives the references that were still there: of a backup
 * that was put back, or of an erasure that a crash ended between note and deletion (docs/requirements.md, PRIV-6). Writes
 * nothing where there are none. Mails about an erased application alone are left: they are those that tell of it.
 */
export const repeatErasures = async (
  db: Kysely<Tables>,
  { dataDir, at, actor = 'restore', graceMs = -1 }: Repeating,
): Promise<string[]> => {
  // Two clocks may disagree either way, and a note without a time that can be read is an old one.
  const isFresh = (note: ErasureNote) => Math.abs(Date.parse(note.at) - Date.parse(at)) <= graceMs;
  const notes = readErasures(dataDir).filter((note) => !isFresh(note));
  const noted = [...new Set(notes.map(({ reference }) => reference))];
  const { applications, messages, alerts } = await storedAmong(db, noted);
  if (applications.length + messages.length + alerts.length === 0) return [];
  await inTransaction(db, async (transaction) => {
    const record = (subject: string) =>
      recordAudit(transaction, { at, actor, action: 'person.erased', subject });
    for (const reference of applications) {
      await eraseApplication(transaction, reference);
      await record(`application ${reference}`);
    }
    for (const reference of messages) {
      await eraseMessage(transaction, reference);
      await record(`message ${reference}`);
    }
    for (const reference of alerts) {
      await eraseAlert(transaction, reference);
      await record(`alert ${reference}`);
    }
  });
  return [...applications, ...messages, ...alerts];
};
