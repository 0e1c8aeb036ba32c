import { type Insertable, type Kysely, sql } from 'kysely';
import { fillAddedWords } from '../../src/server/platform/database/addedWords.ts';
import { getEngine } from '../../src/server/platform/database/engine.ts';
import { fillWordTables, optimizeTextIndex } from '../../src/server/platform/database/indexes.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { ADDED_WORD_TABLES, WORD_TABLES } from '../../src/server/platform/database/wordTables.ts';
import { pdfOfSize } from '../../tests/support/resumes.ts';
import { multiply } from './multiply.ts';
import {
  makeAlert,
  makeApplication,
  makeAuditRows,
  makeMails,
  makeMessage,
  makeNote,
  makeOpening,
  makeOpeningWords,
  makeResume,
} from './rows.ts';

export interface Size {
  openings: number;
  applications: number;
  /** PostgreSQL only: the applications are multiplied by statements of the server, which takes minutes, not hours. */
  copies?: number;
}

interface SeedOptions extends Size {
  resumeBytes: number;
  /** False: no mail server is configured, and all emails wait. */
  isSent: boolean;
}

const ROWS_PER_STATEMENT = 200;
const BYTES_PER_STATEMENT = 1_000_000;
const APPLICATIONS_PER_TRANSACTION = 2000;

const insert = async <Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_PER_STATEMENT))
      .execute();
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

const seedOpenings = (db: Kysely<Tables>, count: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const openings = range(0, count).map((index) => makeOpening(index, count));
    await insert(transaction, 'openings', openings);
    await insert(transaction, 'opening_words', openings.map(makeOpeningWords));
  });

const seedApplications = (
  db: Kysely<Tables>,
  indexes: readonly number[],
  options: SeedOptions,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { openings, applications: count, resumeBytes, isSent } = options;
    const bytes = pdfOfSize(resumeBytes);
    await insert(
      transaction,
      'resumes',
      indexes.map((index) => makeResume(index, openings, bytes)),
    );
    const filesPerStatement = Math.max(
      1,
      Math.min(ROWS_PER_STATEMENT, Math.floor(BYTES_PER_STATEMENT / resumeBytes)),
    );
    for (let at = 0; at < indexes.length; at += filesPerStatement)
      await transaction
        .insertInto('resume_files')
        .values(indexes.slice(at, at + filesPerStatement).map((index) => ({ resume_id: index + 1, bytes })))
        .execute();
    const applications = indexes.map((index) => makeApplication(index, { openings, count }));
    await insert(transaction, 'applications', applications);
    await insert(
      transaction,
      'outbox',
      indexes.flatMap((index) => makeMails(index, isSent)),
    );
    await insert(transaction, 'notes', indexes.filter((index) => index % 10 === 0).map(makeNote));
    await insert(transaction, 'audit', indexes.flatMap(makeAuditRows));
  });

/** Fills the word tables first and their indexes afterwards: one row at a time takes twenty times as long. */
const fillWords = async (db: Kysely<Tables>): Promise<void> => {
  const isSqlite = getEngine(db) === 'sqlite';
  const tables = [...Object.keys(WORD_TABLES), ...Object.values(ADDED_WORD_TABLES)];
  const indexes = tables.map((table) => `${table}_index`);
  const { rows } = isSqlite
    ? await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
        where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(db)
    : await sql<{ name: string; sql: string }>`select indexname as name, indexdef as sql from pg_indexes
        where indexname = any(${indexes})`.execute(db);
  for (const { name } of rows)
    await sql.raw(isSqlite ? `drop trigger ${name}` : `drop index ${name}`).execute(db);
  await db.transaction().execute(async (transaction) => {
    await fillWordTables(transaction);
    await fillAddedWords(transaction);
  });
  if (isSqlite)
    for (const index of indexes) {
      await sql.raw(`insert into ${index} (${index}) values ('rebuild')`).execute(db);
      await sql.raw(optimizeTextIndex(index)).execute(db);
    }
  for (const each of rows) await sql.raw(each.sql).execute(db);
};

/** PostgreSQL does not count ids that a statement names. */
const restoreSequences = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of [
    'openings',
    'resumes',
    'applications',
    'outbox',
    'notes',
    'audit',
    'application_added_words',
    'message_added_words',
  ])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
};

/** Fills a database that has users, and no other rows than the samples. */
export const seed = async (db: Kysely<Tables>, options: SeedOptions): Promise<void> => {
  const { openings, applications } = options;
  if (getEngine(db) === 'sqlite') await sql`pragma synchronous = off`.execute(db);
  await seedOpenings(db, openings);
  for (let from = 0; from < applications; from += APPLICATIONS_PER_TRANSACTION)
    await seedApplications(
      db,
      range(from, Math.min(from + APPLICATIONS_PER_TRANSACTION, applications)),
      options,
    );
  await insert(db, 'messages', range(0, Math.ceil(applications / 50)).map(makeMessage));
  await insert(db, 'alerts', range(0, Math.ceil(applications / 50)).map(makeAlert));
  await fillWords(db);
  if (options.copies) await multiply(db, options.copies);
  if (getEngine(db) === 'postgres') await restoreSequences(db);
  await sql`analyze`.execute(db);
};
