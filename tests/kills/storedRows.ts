import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { engine } from '../support/engine.ts';
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

const UPLOADS = 'from resumes join resume_files on resume_id = id';

interface UploadRow {
  client_name: string;
  stored_name: string;
  sha256: string;
  hashed: string;
}

/** One at a time: there may be more bytes than memory. */
const uploadsInFile = (dataDir: string): UploadRow[] => {
  const database = new Database(join(dataDir, 'site.db'), { readonly: true });
  const rows = database
    .prepare<[], UploadRow & { bytes: Buffer }>(`select client_name, stored_name, sha256, bytes ${UPLOADS}`)
    .iterate();
  const uploads = Array.from(rows, ({ bytes, ...row }) => ({ ...row, hashed: hash(bytes) }));
  database.close();
  return uploads;
};

const uploadsIn = (dataDir: string): UploadRow[] =>
  engine === 'sqlite'
    ? uploadsInFile(dataDir)
    : queryDatabase<UploadRow>(
        dataDir,
        `select client_name, stored_name, sha256, encode(sha256(bytes), 'hex') as hashed ${UPLOADS}`,
      );

/** All uploads, their bytes hashed anew. */
export const storedUploads = (dataDir: string): StoredRow[] =>
  uploadsIn(dataDir).map(({ client_name, stored_name, sha256, hashed }) => ({
    mark: client_name,
    outcome: stored_name,
    content: `${sha256} ${hashed}`,
    mails: 0,
  }));

type Told = Omit<StoredRow, 'content'>;

/** Rows of which all but what tells them apart is what was sent, in the order of the query. */
const withContent = ({ mark, outcome, mails, ...sent }: Told & Record<string, unknown>): StoredRow => {
  // A comparison is a number on SQLite.
  const values = Object.values(sent).map((value) => (typeof value === 'boolean' ? Number(value) : value));
  return { mark, outcome, mails, content: JSON.stringify(values) };
};

/** All applications, each with the hash of the resume that it claimed. */
export const storedApplications = (dataDir: string): StoredRow[] =>
  queryDatabase<Told & Record<string, unknown>>(
    dataDir,
    `select email as mark, reference as outcome, ${MAILS},
       job_role, name, phone, other_information, applications.opening_id, sha256, claimed_by = reference as is_claimed
     from applications join resumes on resumes.id = resume_id`,
  ).map(withContent);

/** All messages. */
export const storedMessages = (dataDir: string): StoredRow[] =>
  queryDatabase<Told & Record<string, unknown>>(
    dataDir,
    `select email as mark, 'OK' as outcome, ${MAILS}, subject, name, phone, message from messages`,
  ).map(withContent);
