import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { queryDatabase } from '../support/server.ts';

/** What is stored of one submission. */
export interface StoredRow {
  /** What tells one submission from every other: the sender's address, or the file's name. */
  mark: string;
  outcome: string;
  /** Everything that was sent. */
  content: string;
  mails: number;
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const MAILS = '(select count(*) from outbox where subject_reference = reference) as mails';

interface UploadRow {
  client_name: string;
  stored_name: string;
  sha256: string;
  bytes: Buffer;
}

/** All uploads, their bytes hashed anew, one at a time. */
export const storedUploads = (dataDir: string): StoredRow[] => {
  const database = new Database(join(dataDir, 'site.db'), { readonly: true });
  const rows = database
    .prepare<[], UploadRow>(
      'select client_name, stored_name, sha256, bytes from resumes join resume_files on resume_id = id',
    )
    .iterate();
  const stored: StoredRow[] = [];
  for (const { client_name, stored_name, sha256, bytes } of rows) {
    stored.push({ mark: client_name, outcome: stored_name, content: `${sha256} ${hash(bytes)}`, mails: 0 });
  }
  database.close();
  return stored;
};

/** All applications, each with the hash of the resume that it claimed. */
export const storedApplications = (dataDir: string): StoredRow[] =>
  queryDatabase<StoredRow>(
    dataDir,
    `select email as mark, reference as outcome, ${MAILS},
       json_array(job_role, name, phone, other_information, applications.opening_id, sha256, claimed_by = reference) as content
     from applications join resumes on resumes.id = resume_id`,
  );

/** All messages. */
export const storedMessages = (dataDir: string): StoredRow[] =>
  queryDatabase<StoredRow>(
    dataDir,
    `select email as mark, 'OK' as outcome, ${MAILS}, json_array(subject, name, phone, message) as content from messages`,
  );
