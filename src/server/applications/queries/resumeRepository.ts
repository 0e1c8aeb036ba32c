import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { hash, randomUUID } from 'node:crypto';
import type { ResumeType } from '../../../contract/constants.ts';
import { displayFileName } from '../../../contract/applicationRules.ts';
import type { ScanState } from '../../platform/database/applicationTables.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findEarlierOutcome } from '../../platform/submissions.ts';
import { scanResume } from '../scanResume.ts';

export interface UploadedResume {
  /** The client's file name, only for display, never used as a path. */
  client_name: string;
  /** Detected from the content. */
  type: ResumeType;
  /** Warnings about its active content, separated by commas. */
  marks?: string;
  bytes: Buffer;
  opening_id: number;
  /** The client's idempotency key. */
  key?: string | undefined;
}

export interface StoredResume {
  /** `<uuid>.<type>`: unguessable, without the client's file name. */
  stored_name: string;
  /** In bytes. */
  size: number;
  /** Lower-case hexadecimal. */
  sha256: string;
}

type ScanLog = Pick<FastifyBaseLogger, 'warn'>;

const INFECTED_SENTENCE = 'Our virus scanner refused this file. Choose another one.';

/** Stores and reads uploads. An upload is unclaimed until an application claims it. */
export const resumeRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, scan: scanSettings } = completeOptions(options);

  const scan = async (bytes: Buffer, log: ScanLog | undefined): Promise<ScanState> => {
    if (scanSettings.command.length === 0) return 'not scanned';
    const outcome = await scanResume(bytes, scanSettings);
    if (outcome.verdict === 'refused')
      throw new Refusal(400, INFECTED_SENTENCE, { fields: { resumefile: INFECTED_SENTENCE } });
    if (outcome.verdict === 'not scanned') log?.warn({ reason: outcome.reason }, 'a resume was not scanned');
    return outcome.verdict;
  };

  return {
    /**
     * Stores an upload, or returns the earlier one with the same key. Refuses with 422 a key that was used for other
     * content, and with 400 a file that the scanner rejects.
     */
    store: async (
      { key, bytes, marks = '', ...resume }: UploadedResume,
      log?: ScanLog,
    ): Promise<StoredResume> => {
      const stored_name = `${randomUUID()}.${resume.type}`;
      const stored = { size: bytes.length, sha256: hash('sha256', bytes, 'hex') };
      const verdict = await scan(bytes, log);
      const uploaded_at = clock().toISOString();
      const content = [resume.opening_id, displayFileName(resume.client_name), stored.sha256];
      const attempt = { call: 'upload', key, content, outcome: stored_name, at: uploaded_at } as const;
      const work = async (transaction: Kysely<Tables>): Promise<string> => {
        // Without a key the file is stored again, because two people may send the same one.
        const earlier = key && (await findEarlierOutcome(transaction, attempt));
        if (earlier) return earlier;
        const { id: resume_id } = await transaction
          .insertInto('resumes')
          .values({ ...resume, ...stored, stored_name, marks, scan: verdict, uploaded_at, claimed_by: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction.insertInto('resume_files').values({ resume_id, bytes }).execute();
        return stored_name;
      };
      return { ...stored, stored_name: await inTransaction(db, work, 'read committed') };
    },

    /** The opening, client name, claim and hash of an upload; undefined for an unknown stored name. */
    find: (storedName: string) =>
      db
        .selectFrom('resumes')
        .select(['opening_id', 'claimed_by', 'client_name', 'sha256'])
        .where('stored_name', '=', storedName.replaceAll('\0', ' '))
        .executeTakeFirst(),
  };
};
export type ResumeRepository = ReturnType<typeof resumeRepository>;
