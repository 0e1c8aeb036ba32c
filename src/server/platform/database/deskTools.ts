import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalise } from '../records/normalise.ts';
import { toApplicationWords, toMessageWords } from '../records/recordWords.ts';
import { getEngine } from './engine.ts';
import { createTextIndex, createTrigramIndex } from './indexes.ts';
import type { Tables } from './tables.ts';
import { RECORD_PLACES, WORD_TABLES, type WordTable } from './wordTables.ts';

const define = (text: string, integer: string): readonly string[] => [
  `create table tags (application_id ${integer} not null references applications (id) on delete cascade,
    tag ${text} not null, primary key (application_id, tag))`,
  'create index tags_tag on tags (tag, application_id)',
  `alter table applications add column interview_minutes ${integer}`,
  `alter table applications add column interview_place ${text}`,
  `alter table applications add column invitations ${integer} not null default 0`,
  `alter table sessions add column browser ${text} not null default ''`,
  `alter table outbox add column calendar ${text}`,
  `alter table outbox add column in_reply_to ${text}`,
];

const ROWS_PER_BATCH = 500;

/** The texts that come from other columns now: phone numbers in digits, the resume's name, the title of the job. */
const readAddedTexts = async (db: Kysely<Tables>, table: WordTable, ids: readonly number[]) => {
  if (table === 'alert_words') return new Map<number, Record<'phone' | 'text' | 'label', string>>();
  const rows =
    table === 'application_words'
      ? (
          await db
            .selectFrom('applications')
            .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
            .select(['applications.id', 'reference', 'name', 'email', 'phone', 'other_information'])
            .select(['job_role', 'client_name'])
            .where('applications.id', 'in', ids)
            .execute()
        ).map((row) => ({ id: row.id, texts: toApplicationWords(row) }))
      : (
          await db
            .selectFrom('messages')
            .select(['id', 'reference', 'name', 'email', 'phone', 'subject', 'message', 'enquiry'])
            .where('id', 'in', ids)
            .execute()
        ).map((row) => ({ id: row.id, texts: toMessageWords(row) }));
  return new Map(
    rows.map(({ id, texts }) => [
      id,
      {
        phone: (texts.phone ?? []).join('\n'),
        text: (texts.text ?? []).join('\n'),
        label: (texts.label ?? []).join('\n'),
      },
    ]),
  );
};

/** Writes the texts of all records as the search normalises them now: without accents, with straight quotes. */
const renewWords = async (db: Kysely<Tables>, table: WordTable): Promise<void> => {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['record_id', ...RECORD_PLACES])
      .where('record_id', '>', last)
      .orderBy('record_id')
      .limit(ROWS_PER_BATCH)
      .execute();
    const added = await readAddedTexts(
      db,
      table,
      rows.map(({ record_id }) => record_id),
    );
    for (const { record_id, ...places } of rows) {
      const texts = { ...places, ...added.get(record_id) };
      const entries = Object.entries(texts).map(([place, text]) => [place, normalise(text)]);
      await db
        .updateTable(table)
        .set(Object.fromEntries(entries) as typeof texts)
        .where('record_id', '=', record_id)
        .execute();
    }
    const end = rows.at(-1)?.record_id;
    if (end === undefined) return;
    last = end;
  }
};

/** The same without the index, which is made again at the end: one row after the other, that takes a hundred times as long. */
const renewWordsAndIndex = async (db: Kysely<Tables>, table: WordTable): Promise<void> => {
  const isPostgres = getEngine(db) === 'postgres';
  const index = `${table}_index`;
  const drops = isPostgres
    ? [`drop index ${index}`]
    : [
        ...['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`),
        `drop table ${index}`,
      ];
  for (const statement of drops) await sql.raw(statement).execute(db);
  await renewWords(db, table);
  await (isPostgres ? createTrigramIndex : createTextIndex)(db, {
    table,
    key: 'record_id',
    columns: RECORD_PLACES,
  });
};

/** Tags, the place and length of an interview with its invitation, and a search that ignores accents. */
export const deskTools: Migration = {
  up: async (db: Kysely<Tables>) => {
    const [text, integer] =
      getEngine(db) === 'postgres'
        ? (['text collate "C"', 'bigint'] as const)
        : (['text', 'integer'] as const);
    for (const statement of define(text, integer)) await sql.raw(statement).execute(db);
    for (const table of Object.keys(WORD_TABLES) as WordTable[]) await renewWordsAndIndex(db, table);
  },
};
