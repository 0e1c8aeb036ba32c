import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { PreconditionError } from '../platform/process/failure.ts';
import { recordAudit } from '../platform/records/audit.ts';
import { type DatabaseLocation, openSource, openTarget } from './databaseLocation.ts';
import {
  compareRows,
  COPIED_TABLES,
  type CopiedRows,
  type CopiedTable,
  copyLastIds,
  copyRows,
  countCopiedRows,
} from './queries/copyQueries.ts';

interface CopyRequest {
  from: DatabaseLocation;
  to: DatabaseLocation;
  actor: string;
  /** ISO 8601 instant. */
  at: string;
}

export type CopyReport = Partial<Record<CopiedTable, CopiedRows>>;

const countAllRows = async (db: Kysely<Tables>): Promise<Map<CopiedTable, number>> => {
  const counts = new Map<CopiedTable, number>();
  for (const table of COPIED_TABLES) counts.set(table, await countCopiedRows(db, table));
  return counts;
};

const requireEmpty = async (to: Kysely<Tables>, { name }: DatabaseLocation): Promise<void> => {
  const filledTables = [...(await countAllRows(to))].filter(([, count]) => count > 0);
  if (filledTables.length === 0) return;
  const counts = filledTables.map(([table, count]) => `${table} ${count}`).join(', ');
  throw new PreconditionError(`${name} is not empty (${counts}); copy into a new database`);
};

/** Called in a transaction, so that the target stays empty if anything fails. */
const copyAndCompare = async (from: Kysely<Tables>, to: Kysely<Tables>): Promise<CopyReport> => {
  for (const table of COPIED_TABLES) await copyRows({ from, to, table });
  await copyLastIds(from, to);
  const copied: CopyReport = {};
  for (const table of COPIED_TABLES) copied[table] = await compareRows({ from, to, table });
  return copied;
};

/**
 * Copies a database into an empty one, of either engine, and compares every row and every byte of resumes before it
 * commits. Throws PreconditionError or StartError, and then has copied nothing.
 */
export const copyDatabase = async (request: CopyRequest): Promise<CopyReport> => {
  const source = await openSource(request.from);
  try {
    const target = await openTarget(request.to);
    try {
      await requireEmpty(target.db, request.to);
      return await target.db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (to) => {
          const rows = await copyAndCompare(source.db, to);
          const { actor, at } = request;
          await recordAudit(to, { at, actor, action: 'database.copied', subject: 'database' });
          return rows;
        });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};
