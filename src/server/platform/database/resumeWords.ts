import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import { createTextIndex, createTrigramIndex } from './indexes.ts';
import type { Tables } from './tables.ts';

/** The texts of resumes for the search. They are read in the background, so this is quick on a large database. */
export const resumeWords: Migration = {
  up: async (db: Kysely<Tables>) => {
    const isPostgres = getEngine(db) === 'postgres';
    const [integer, text] = isPostgres ? ['bigint', 'text collate "C"'] : ['integer', 'text'];
    await sql
      .raw(
        `create table resume_words (record_id ${integer} primary key references applications (id) on delete cascade, words ${text} not null)`,
      )
      .execute(db);
    const searched = { table: 'resume_words', key: 'record_id', columns: ['words'] };
    await (isPostgres ? createTrigramIndex : createTextIndex)(db, searched);
  },
};
