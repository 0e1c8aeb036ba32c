import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { toAddedWords } from '../records/recordWords.ts';
import { getColumnTypes } from './baseline.ts';
import { getEngine } from './engine.ts';
import { createTextIndex, createTrigramIndex, optimizeTextIndex } from './indexes.ts';
import type { Tables } from './tables.ts';
import {
  ADDED_WORD_TABLES,
  type AddedPlace,
  type NotedWordTable,
  RECORD_PLACES,
  WORD_TABLES,
  type WordTable,
} from './wordTables.ts';

const ROWS_PER_BATCH = 500;
const NOTED_TABLES = Object.keys(ADDED_WORD_TABLES) as NotedWordTable[];

const SOURCES: readonly { place: AddedPlace; rows: string }[] = [
  { place: 'notes', rows: 'select id, reference, text from notes' },
  {
    place: 'mails',
    rows: `select id, subject_reference as reference, coalesce(recipient, '') || '\n' || subject || '\n' || body as text
      from outbox where kind = 'answer'`,
  },
  {
    place: 'mails',
    rows: `select id, reference, sender || '\n' || subject || '\n' || coalesce(body, '') as text from replies`,
  },
];

/** Saves the notes, emails of staff and replies of all records for the search, in batches. */
export const fillAddedWords = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of NOTED_TABLES)
    for (const { place, rows: source } of SOURCES)
      for (let last = 0; ;) {
        const { rows } = await sql<{ id: number; record_id: number; text: string }>`
          select source.id, record.id as record_id, source.text from (${sql.raw(source)}) as source
          join ${sql.table(WORD_TABLES[table])} as record on record.reference = source.reference
          where source.id > ${last} order by source.id limit ${ROWS_PER_BATCH}`.execute(db);
        const end = rows.at(-1);
        if (!end) break;
        last = end.id;
        await db
          .insertInto(ADDED_WORD_TABLES[table])
          .values(rows.map(({ record_id, text }) => ({ record_id, place, words: toAddedWords(text) })))
          .execute();
      }
};

const createTable = async (db: Kysely<Tables>, table: NotedWordTable): Promise<void> => {
  const { id, integer, text } = getColumnTypes(db);
  const name = ADDED_WORD_TABLES[table];
  await sql
    .raw(
      `create table ${name} (id ${id}, record_id ${integer} not null references ${WORD_TABLES[table]} (id) on delete cascade,
        place ${text} not null, words ${text} not null)`,
    )
    .execute(db);
  await sql.raw(`create index ${name}_record on ${name} (record_id)`).execute(db);
};

/** Whether an earlier build has written the notes and emails into the row of the record. */
const hasFormerColumns = async (db: Kysely<Tables>, table: WordTable): Promise<boolean> => {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  return columns.some(({ name }) => name === 'notes');
};

const dropFormerColumns = async (db: Kysely<Tables>, table: WordTable): Promise<void> => {
  const isPostgres = getEngine(db) === 'postgres';
  const index = `${table}_index`;
  const triggers = ['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`);
  const statements = [
    ...(isPostgres ? [`drop index ${index}`] : [...triggers, `drop table ${index}`]),
    ...['notes', 'mails'].map((column) => `alter table ${table} drop column ${column}`),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const searched = { table, key: 'record_id', columns: RECORD_PLACES };
  await (isPostgres ? createTrigramIndex : createTextIndex)(db, searched);
};

/**
 * Notes and emails as rows of their own. Within the row of a record, adding one to SQLite's index took as long as
 * erasing all words of the record and writing them again: 36 ms with a long text.
 */
export const addedWords: Migration = {
  up: async (db: Kysely<Tables>) => {
    const create = getEngine(db) === 'postgres' ? createTrigramIndex : createTextIndex;
    for (const table of NOTED_TABLES) await createTable(db, table);
    await fillAddedWords(db);
    for (const table of NOTED_TABLES)
      await create(db, { table: ADDED_WORD_TABLES[table], key: 'id', columns: ['words'] });
    for (const table of Object.keys(WORD_TABLES) as WordTable[])
      if (await hasFormerColumns(db, table)) await dropFormerColumns(db, table);
    if (getEngine(db) === 'sqlite') await sql.raw(optimizeTextIndex('opening_words_index')).execute(db);
    // The statistics of new tables decide which index is used.
    await sql`analyze`.execute(db);
  },
};
