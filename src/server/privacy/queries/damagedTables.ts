import { CompiledQuery, sql, type Kysely } from 'kysely';
import { engineOf } from '../../platform/database/engine.ts';
import { isDamage } from '../../platform/database/isDamage.ts';
import { oddRowsOf, TEXT_COLUMNS } from '../../platform/database/oddRows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Where a person is looked for. The files of resumes are compared with their SHA-256 when they are read. */
const TABLES = [
  'applications',
  'messages',
  'alerts',
  'notes',
  'outbox',
] as const satisfies readonly (keyof Tables)[];

/** What every application leads to: without it, it would be missing from what is found. */
const PARENTS = { resumes: 'resume_id', openings: 'opening_id' } as const;

const hasOddRows = async (db: Kysely<Tables>, table: string): Promise<boolean> => {
  const query = CompiledQuery.raw(TEXT_COLUMNS, [table]);
  const columns = await db.executeQuery<{ name: string }>(query);
  const odd = oddRowsOf(
    table,
    columns.rows.map(({ name }) => name),
  );
  return (await db.executeQuery(CompiledQuery.raw(`${odd} limit 1`))).rows.length > 0;
};

const isWhole = async (db: Kysely<Tables>, table: (typeof TABLES)[number]): Promise<boolean> => {
  const { rows } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check(${sql.table(table)})`.execute(db);
  return rows.every((row) => row.integrity_check === 'ok') && !(await hasOddRows(db, table));
};

const hasAll = async (db: Kysely<Tables>, parent: keyof typeof PARENTS): Promise<boolean> => {
  const { rows } = await sql`
    select applications.id from applications
    left join ${sql.table(parent)} as parent on parent.id = ${sql.ref(`applications.${PARENTS[parent]}`)}
    where parent.id is null limit 1`.execute(db);
  return rows.length === 0;
};

/** SQLite gives up at some kinds of damage. */
const holds = async (check: Promise<boolean>): Promise<boolean> => {
  try {
    return await check;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
};

/**
 * Tables of people that are damaged. Some damage hides rows without a word: what is found in such a table is not all
 * there is.
 */
export const damagedTables = async (db: Kysely<Tables>): Promise<string[]> => {
  // PostgreSQL hides no rows: it fails at a damaged page, and keeps what refers to each other.
  if (engineOf(db) === 'postgres') return [];
  const damaged: string[] = [];
  for (const table of TABLES) if (!(await holds(isWhole(db, table)))) damaged.push(table);
  if (damaged.includes('applications')) return damaged;
  for (const parent of ['resumes', 'openings'] as const)
    if (!(await holds(hasAll(db, parent)))) damaged.push(parent);
  return damaged;
};
