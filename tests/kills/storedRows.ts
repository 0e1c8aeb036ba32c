import { createHash } from 'node:crypto';
import type { Target } from './targets.ts';

/** A stored submission. */
export interface StoredRow {
  /** Identifies the submission: the sender's email address or the file name. */
  label: string;
  outcome: string;
  /** Everything that was sent. */
  content: string;
  mails: number;
}

type Query = Target['query'];
type StoredFacts = Omit<StoredRow, 'content'>;

const MAILS = '(select count(*) from outbox where subject_reference = reference) as mails';

/** Reads all uploads and hashes their bytes again. */
export const readUploads = async (query: Query): Promise<StoredRow[]> => {
  const rows = await query<StoredFacts & { sha256: string; bytes: Buffer }>(
    `select client_name as label, stored_name as outcome, 0 as mails, sha256, bytes
     from resumes join resume_files on resume_id = id`,
  );
  return rows.map(({ sha256, bytes, ...row }) => ({
    ...row,
    content: `${sha256} ${createHash('sha256').update(bytes).digest('hex')}`,
  }));
};

/** Puts all further columns into `content`, in the order of the query. */
const addContent = ({ label, outcome, mails, ...sent }: StoredFacts & Record<string, unknown>): StoredRow => {
  // On SQLite a boolean is a number.
  const values = Object.values(sent).map((value) => (typeof value === 'boolean' ? Number(value) : value));
  return { label, outcome, mails, content: JSON.stringify(values) };
};

/** Reads all applications, each with the hash of its resume. */
export const readApplications = async (query: Query): Promise<StoredRow[]> => {
  const rows = await query<StoredFacts & Record<string, unknown>>(
    `select email as label, reference as outcome, ${MAILS},
       job_role, name, phone, other_information, applications.opening_id, sha256, claimed_by = reference as is_claimed
     from applications join resumes on resumes.id = resume_id`,
  );
  return rows.map(addContent);
};

/** Reads all messages. */
export const readMessages = async (query: Query): Promise<StoredRow[]> => {
  const rows = await query<StoredFacts & Record<string, unknown>>(
    `select email as label, 'OK' as outcome, ${MAILS}, subject, name, phone, message from messages`,
  );
  return rows.map(addContent);
};
