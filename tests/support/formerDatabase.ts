import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { formerMigrations, UP_TO_MAIL } from './formerMigrations.ts';
import { resumes } from './resumes.ts';

const RECEIVED = '2026-11-20T10:00:00.000Z';

const insertOpening = (database: Database.Database): void => {
  database.exec(
    `insert into openings (id, job_title, company_name, location, description, requirements, status, is_sample, posted_at, updated_at)
     values (1, 'Engineer', 'Quillmere', 'London', 'Work', '[]', 'open', 0, '${RECEIVED}', '${RECEIVED}')`,
  );
};

/** An application with its resume, and a message, by the columns of the second migration. */
const insertSubmissions = (database: Database.Database, at: number): void => {
  const sha256 = createHash('sha256').update(resumes.pdf).digest('hex');
  database
    .prepare(
      `insert into resumes (id, stored_name, client_name, type, size, sha256, bytes, opening_id, uploaded_at, claimed_by)
       values (?, ?, 'cv.pdf', 'pdf', ?, ?, ?, 1, ?, ?)`,
    )
    .run(at, `stored-${at}`, resumes.pdf.length, sha256, resumes.pdf, RECEIVED, `APPLICATION-${at}`);
  database
    .prepare(
      `insert into applications (reference, opening_id, job_role, name, email, phone, other_information, resume_id, received_at)
       values (?, 1, 'Engineer', 'Ada', 'ada@example.com', '1', '', ?, ?)`,
    )
    .run(`APPLICATION-${at}`, at, RECEIVED);
  database
    .prepare(
      `insert into messages (reference, form, name, email, phone, subject, enquiry, message, received_at)
       values (?, 'contact', 'Ada', 'ada@example.com', '1', 'Hello', '', 'Hello', ?)`,
    )
    .run(`MESSAGE-${at}`, RECEIVED);
};

/**
 * Leaves the database of a data folder as version 0.1 left it after so many of its statements, with applications and
 * messages as soon as there are tables for them.
 */
export const leaveFormerDatabase = (
  dataDir: string,
  { statements, submissions = 2 }: { statements: number; submissions?: number },
): void => {
  const database = new Database(join(dataDir, 'site.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  formerMigrations.slice(0, statements).forEach((statement, index) => {
    database.exec(statement);
    if (index + 1 !== UP_TO_MAIL) return;
    database.transaction(() => {
      insertOpening(database);
      for (let at = 1; at <= submissions; at += 1) insertSubmissions(database, at);
    })();
  });
  database.close();
};
