import { type Kysely, sql } from 'kysely';
import { getEngine } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { splitResumeText } from '../../platform/records/splitResumeText.ts';

/** One that was begun so often is done, or ended the process each time. */
const MAX_TRIES = 2;
const ROWS_PER_STATEMENT = 500;
/** More than any resume has. */
const MAX_CHARACTERS = 100_000;

/** Which resumes are still to be read for the search, and what was found in them. */
export const resumeWordQueries = (db: Kysely<Tables>) => ({
  /** Notes that reading begins, and returns the resume; the newest first, interrupted ones last. */
  begin: async () => {
    const next = await db
      .selectFrom('resumes')
      .select('id')
      .where('word_tries', '<', MAX_TRIES)
      .where('claimed_by', 'is not', null)
      .orderBy('word_tries')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!next) return undefined;
    await db
      .updateTable('resumes')
      .set({ word_tries: sql`word_tries + 1` })
      .where('id', '=', next.id)
      .execute();
    const resume = await db
      .selectFrom('resumes')
      .innerJoin('resume_files', 'resume_id', 'id')
      .select(['id', 'type', 'bytes'])
      .where('id', '=', next.id)
      .executeTakeFirst();
    return resume ?? ('deleted' as const);
  },

  /** Saves the words of a resume's text, unless it has been deleted meanwhile. */
  save: (resumeId: number, text: string): Promise<void> => {
    const words = splitResumeText(text.slice(0, MAX_CHARACTERS));
    return inTransaction(
      db,
      async (transaction) => {
        await transaction
          .updateTable('resumes')
          .set({ word_tries: MAX_TRIES })
          .where('id', '=', resumeId)
          .execute();
        let lock = transaction.selectFrom('applications').select('id').where('resume_id', '=', resumeId);
        if (getEngine(transaction) === 'postgres') lock = lock.forKeyShare();
        const application = await lock.executeTakeFirst();
        if (!application) return;
        const rows = words.map((word) => ({ record_id: application.id, word }));
        for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
          await transaction
            .insertInto('resume_words')
            .values(rows.slice(at, at + ROWS_PER_STATEMENT))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      },
      'read committed',
    );
  },
});
