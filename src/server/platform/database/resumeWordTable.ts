import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * The words of resumes in a table of their own. Erasing a resume from a full-text index took SQLite 50 ms and more, in
 * which the server answered nobody. The resumes are read again in the background.
 */
export const resumeWordTable: Migration = {
  up: async (db: Kysely<Tables>) => {
    const isPostgres = getEngine(db) === 'postgres';
    const [text, integer] = isPostgres ? ['text collate "C"', 'bigint'] : ['text', 'integer'];
    const statements = [
      ...(isPostgres ? [] : ['drop table resume_words_index']),
      'drop table resume_words',
      "delete from meta where key = 'resumeWords'",
      `create table resume_words (record_id ${integer} not null references applications (id) on delete cascade,
        word ${text} not null, primary key (record_id, word))${isPostgres ? '' : ' without rowid'}`,
      'create index resume_words_word on resume_words (word, record_id)',
      `alter table resumes add column word_tries ${integer} not null default 0`,
      'create index resumes_unread on resumes (word_tries, id) where word_tries < 2 and claimed_by is not null',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
