import type { Kysely } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import type { ResumeType } from '../../contract/constants.ts';
import type { Tables } from './tables.ts';

export interface UploadedResume {
  /** The client's name of the file: data to show, never a path. */
  client_name: string;
  /** Judged by content. */
  type: ResumeType;
  bytes: Buffer;
  opening_id: number;
}

export interface StoredResume {
  /** `<uuid>.<type>`: unguessable, and never the client's (docs/requirements.md, UP-5). */
  stored_name: string;
  /** Bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

/** The uploaded resumes. An upload belongs to nobody until an application claims it. */
export const resumeRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  store: async ({ client_name, type, bytes, opening_id }: UploadedResume): Promise<StoredResume> => {
    const stored = {
      stored_name: `${randomUUID()}.${type}`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const uploaded_at = clock().toISOString();
    await db
      .insertInto('resumes')
      .values({ ...stored, client_name, type, bytes, opening_id, uploaded_at, claimed_by: null })
      .execute();
    return stored;
  },

  /** Whose upload this is; undefined for a name that was never given. */
  find: (storedName: string): Promise<{ opening_id: number; claimed_by: string | null } | undefined> =>
    db
      .selectFrom('resumes')
      .select(['opening_id', 'claimed_by'])
      .where('stored_name', '=', storedName)
      .executeTakeFirst(),
});
export type ResumeRepository = ReturnType<typeof resumeRepository>;
