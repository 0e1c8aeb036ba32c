import type { Kysely } from 'kysely';
import { checkpointWal } from '../platform/database/checkpointWal.ts';
import { isDiskTrouble } from '../platform/database/diskTrouble.ts';
import type { Tables } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { failureCode } from '../platform/process/failure.ts';
import { type ErasureNote, readErasures } from './erasureLog.ts';
import {
  eraseReferences,
  eraseRows,
  type EraserParts,
  type Erasure,
  type ErasureRequest,
} from './queries/eraseApplication.ts';

interface ErasureReport extends Erasure {
  /** False: another process was reading, and the deleted bytes leave the log at the next erasure or restart. */
  isLogEmpty: boolean;
}

/**
 * Erases applications and messages by their references, all in one transaction with an audit row each, and leaves no
 * byte of them in the database or its log (docs/requirements.md, PRIV-5, PRIV-6).
 */
export const eraser =
  (parts: EraserParts) =>
  async (request: ErasureRequest): Promise<ErasureReport> => {
    const erased = await eraseReferences(parts, request);
    return { ...erased, isLogEmpty: await checkpointWal(parts.db) };
  };
export type Erase = ReturnType<typeof eraser>;

/** References asked for at a time; SQLite has a limit to the values of a statement. */
const AT_ONCE = 500;

/** Which of these references are stored, by what they stand for. */
export const storedAmong = async (db: Kysely<Tables>, references: readonly string[]) => {
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
  const stored = await storedAmong(db, noted);
  const { applications, messages, alerts } = stored;
  if (applications.length + messages.length + alerts.length === 0) return [];
  const action = () => 'person.erased';
  await inTransaction(db, (transaction) => eraseRows(transaction, stored, { at, actor, action }));
  return [...applications, ...messages, ...alerts];
};

/**
 * Erases again what the data folder's list names and the database still has: somebody may have put a copy of it back
 * without the command for that. A disk that takes nothing keeps no server from starting. Gives lines for the operator.
 */
export const repeatErasuresAtStart = async (db: Kysely<Tables>, dataDir: string): Promise<string[]> => {
  try {
    const at = new Date().toISOString();
    const erased = await repeatErasures(db, { dataDir, at, actor: 'server' });
    if (erased.length === 0) return [];
    await checkpointWal(db);
    return [`Erased again, because that was asked for before: ${erased.join(', ')}`];
  } catch (error) {
    const code = failureCode(error);
    if (!isDiskTrouble(code)) throw error;
    return [
      `What was erased before could not be erased again (${code}); make space, it is tried again every hour`,
    ];
  }
};
