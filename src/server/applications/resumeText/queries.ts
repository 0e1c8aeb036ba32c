import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { readMeta, writeMeta } from '../../platform/records/meta.ts';
import { normalise } from '../../platform/records/recordWords.ts';

const POSITION_KEY = 'resumeWords';
/** PostgreSQL may commit a lower id after a higher one. */
const OVERLAP = 1000;
const BATCH = 50;
/** More than any resume has. */
const MAX_CHARACTERS = 200_000;

/** Where to begin: below it, every resume has been read. */
export const readPosition = async (db: Kysely<Tables>): Promise<number> =>
  Math.max(0, Number((await readMeta(db, POSITION_KEY)) ?? 0) - OVERLAP);

export const savePosition = (db: Kysely<Tables>, position: number): Promise<unknown> =>
  writeMeta(db, POSITION_KEY, String(position));

/** The next applications after an id whose resumes have not been read. */
export const listUnreadResumes = (db: Kysely<Tables>, after: number) =>
  db
    .selectFrom('applications')
    .leftJoin('resume_words', 'resume_words.record_id', 'applications.id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['applications.id', 'applications.resume_id', 'resumes.type'])
    .where('applications.id', '>', after)
    .where('resume_words.record_id', 'is', null)
    .orderBy('applications.id')
    .limit(BATCH)
    .execute();

/** Undefined if it has been deleted. */
export const readFile = async (db: Kysely<Tables>, resumeId: number): Promise<Uint8Array | undefined> => {
  const row = await db
    .selectFrom('resume_files')
    .select('bytes')
    .where('resume_id', '=', resumeId)
    .executeTakeFirst();
  return row?.bytes;
};

/** Saves the text of an application's resume for the search, unless the application has been deleted meanwhile. */
export const saveResumeWords = async (db: Kysely<Tables>, id: number, text: string): Promise<void> => {
  // PostgreSQL stores no U+0000.
  const words = normalise(text.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim());
  await db
    .insertInto('resume_words')
    .columns(['record_id', 'words'])
    .expression((eb) =>
      eb
        .selectFrom('applications')
        .select(['id', sql<string>`${words}`.as('words')])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
