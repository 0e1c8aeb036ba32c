import type { Kysely } from 'kysely';
import { hash, randomUUID } from 'node:crypto';
import type { ResumeType } from '../../../contract/constants.ts';
import { withoutTimestamp } from '../../../lib/timestampedName.ts';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import { submissionWriter } from '../../platform/database/submissionWriter.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { documentMarks } from '../resumeType/documentMarks.ts';
import { earlierOutcome } from '../../platform/submissions/submissions.ts';

export interface UploadedResume {
  /** The client's name of the file: data to show, never a path. */
  client_name: string;
  /** Judged by content. */
  type: ResumeType;
  bytes: Buffer;
  opening_id: number;
  /** The client's key (ONCE-1). */
  key?: string | undefined;
}

export interface StoredResume {
  /** `<uuid>.<type>`: unguessable, and never the client's (docs/requirements.md, UP-5). */
  stored_name: string;
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/** Whose an upload is, and what its sender called it. */
export interface UploadOwner {
  opening_id: number;
  claimed_by: string | null;
  client_name: string;
}

const toStored = ({ type, bytes }: UploadedResume): StoredResume => ({
  stored_name: `${randomUUID()}.${type}`,
  size: bytes.length,
  sha256: hash('sha256', bytes, 'hex'),
});

type NewRow = Omit<UploadedResume, 'key' | 'bytes'> & StoredResume & { uploaded_at: string; marks: string };

const insertRow = compileOnce<NewRow, { id: number }>((db, value) =>
  db
    .insertInto('resumes')
    .values({
      stored_name: value('stored_name'),
      client_name: value('client_name'),
      type: value('type'),
      size: value('size'),
      sha256: value('sha256'),
      opening_id: value('opening_id'),
      uploaded_at: value('uploaded_at'),
      claimed_by: null,
      marks: value('marks'),
    })
    .returning('id'),
);

const insertFile = compileOnce<{ resume_id: number; bytes: Buffer }, unknown>((db, value) =>
  db.insertInto('resume_files').values({ resume_id: value('resume_id'), bytes: value('bytes') }),
);

/** The uploaded resumes. An upload belongs to nobody until an application claims it. */
export const resumeRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock } = completeOptions(options);
  const write = options.write ?? submissionWriter(db);

  const insert = async (
    transaction: Kysely<Tables>,
    { key, bytes, ...resume }: UploadedResume,
    { marks, ...stored }: StoredResume & { marks: string },
  ): Promise<string> => {
    const at = clock().toISOString();
    const { stored_name, sha256 } = stored;
    const content = [resume.opening_id, withoutTimestamp(resume.client_name), sha256];
    // Without a key it is stored anew: the same file may come from two people (ONCE-3).
    const earlier =
      key && (await earlierOutcome(transaction, { call: 'upload', key, content, outcome: stored_name, at }));
    if (earlier) return earlier;
    const [row] = await insertRow(transaction, { ...resume, ...stored, uploaded_at: at, marks });
    if (!row) throw new Error('The upload just stored has no number');
    await insertFile(transaction, { resume_id: row.id, bytes });
    return stored_name;
  };

  return {
    /** Stores an upload; gives the earlier one where its key is known. Refuses with 422 a key of other content. */
    store: async (resume: UploadedResume): Promise<StoredResume> => {
      const stored = toStored(resume);
      const marks = documentMarks(resume.type, resume.bytes).join(', ');
      const stored_name = await write((transaction) => insert(transaction, resume, { ...stored, marks }));
      return { ...stored, stored_name };
    },

    /** Whose upload this is; undefined for a name that was never given. */
    find: (storedName: string): Promise<UploadOwner | undefined> =>
      db
        .selectFrom('resumes')
        .select(['opening_id', 'claimed_by', 'client_name'])
        .where('stored_name', '=', storedName)
        .executeTakeFirst(),
  };
};
export type ResumeRepository = ReturnType<typeof resumeRepository>;
