import { type Kysely, sql } from 'kysely';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sqlTexts } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { splitResumeText } from '../../platform/records/splitResumeText.ts';

/** One that was begun so often is done, or ended the process each time. */
const MAX_TRIES = 2;
const WORDS_PER_STATEMENT = 100;
/** More than any resume has. */
const MAX_CHARACTERS = 100_000;

/** Which resumes are still to be read for the search, and what was found in them. */
export const resumeWordQueries = (db: Kysely<Tables>) => ({
  /** The next resume to read: the newest first, interrupted ones last. */
  findNext: () =>
    db
      .selectFrom('resumes')
      .select(['id', 'word_tries as tries'])
      .where('word_tries', '<', MAX_TRIES)
      .where('claimed_by', 'is not', null)
      .orderBy('word_tries')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  setTries: async ({ id, tries }: { id: number; tries: number }): Promise<void> => {
    await db.updateTable('resumes').set({ word_tries: tries }).where('id', '=', id).execute();
  },

  /** Undefined if it was deleted. */
  readFile: (id: number) =>
    db
      .selectFrom('resumes')
      .innerJoin('resume_files', 'resume_id', 'id')
      .select(['type', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /**
   * Saves the words of a resume's text, unless its application has been deleted meanwhile. In several statements, so
   * that requests are answered in between; words that an interrupted process has saved are saved already.
   */
  save: async (resumeId: number, text: string): Promise<void> => {
    const words = splitResumeText(text.slice(0, MAX_CHARACTERS));
    for (let at = 0; at < words.length; at += WORDS_PER_STATEMENT) {
      await letOthersRun();
      await sql`insert into resume_words (record_id, word) select applications.id, words.*
        from applications, ${sqlTexts(db, words.slice(at, at + WORDS_PER_STATEMENT))} as words
        where applications.resume_id = ${resumeId} on conflict do nothing`.execute(db);
    }
    await db.updateTable('resumes').set({ word_tries: MAX_TRIES }).where('id', '=', resumeId).execute();
  },
});
