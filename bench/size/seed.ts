import { type Insertable, type Kysely, sql } from 'kysely';
import { fillWordTables } from '../../src/server/platform/database/indexes.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { pdfOfSize } from '../../tests/support/resumes.ts';
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
}

interface SeedOptions extends Size {
  resumeBytes: number;
  /** False: no mail server is configured, and all emails wait. */
  isSent: boolean;
}

const ROWS_PER_STATEMENT = 200;
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
    for (const index of indexes)
      await transaction
        .insertInto('resume_files')
        .values({ resume_id: index + 1, bytes })
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

/** Fills a database that has users, and no other rows than the samples. */
export const seed = async (db: Kysely<Tables>, options: SeedOptions): Promise<void> => {
  const { openings, applications } = options;
  await seedOpenings(db, openings);
  for (let from = 0; from < applications; from += APPLICATIONS_PER_TRANSACTION)
    await seedApplications(
      db,
      range(from, Math.min(from + APPLICATIONS_PER_TRANSACTION, applications)),
      options,
    );
  await insert(db, 'messages', range(0, Math.ceil(applications / 50)).map(makeMessage));
  await insert(db, 'alerts', range(0, Math.ceil(applications / 50)).map(makeAlert));
  await db.transaction().execute(fillWordTables);
  await sql`analyze`.execute(db);
};
