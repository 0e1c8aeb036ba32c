import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  applicationFields,
  FURTHER_FIELDS,
  type ApplicationColumn,
} from '../../../contract/applicationFields.ts';
import { DESK_COUNTS } from '../../../contract/desk/constants.ts';
import { getEngine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { WORD_PLACES, type WordPlace, type WordTable } from '../database/wordTables.ts';
import { normalise } from './normalise.ts';

/** The trigram indexes of both engines find parts of words from this length. */
const MIN_INDEXED_LENGTH = DESK_COUNTS.searchLetters;

type Texts = Readonly<Record<WordPlace, readonly string[]>>;

const toRow = (texts: Partial<Texts>): Record<WordPlace, string> => {
  const entries = WORD_PLACES.map((place) => [place, normalise((texts[place] ?? []).join('\n'))]);
  return Object.fromEntries(entries) as Record<WordPlace, string>;
};

interface ApplicationTexts {
  reference: string;
  name: string;
  email: string;
  phone: string;
  /** The title of the job. */
  job_role: string;
  /** The name of the resume's file. */
  client_name: string;
}

/** A phone number as it was typed and in digits, also without a zero that is dialled only inside the country. */
const toPhoneTexts = (phone: string): string[] => {
  const toDigits = (text: string) => text.replace(/\D/g, '');
  return [...new Set([phone, toDigits(phone), toDigits(phone.replace('(0)', ''))])];
};

/** A migration reads rows that do not have the columns of later releases. */
export const toApplicationWords = (
  row: ApplicationTexts & Partial<Record<ApplicationColumn, string>>,
): Partial<Texts> => ({
  identity: [row.reference, row.name, row.email],
  phone: toPhoneTexts(row.phone),
  text: [...FURTHER_FIELDS.map((field) => row[applicationFields[field].column] ?? ''), row.client_name],
  label: [row.job_role],
});

interface MessageTexts {
  reference: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  enquiry: string;
}
export const toMessageWords = (row: MessageTexts): Partial<Texts> => ({
  identity: [row.reference, row.name, row.email],
  phone: toPhoneTexts(row.phone),
  text: [row.subject, row.message],
  label: [row.enquiry],
});

export const toAlertWords = (row: { reference: string; email: string }): Partial<Texts> => ({
  identity: [row.reference, row.email],
});

/** Saves the texts of a new record for the search; call it inside the transaction that stores the record. */
export const saveRecordWords = async (
  transaction: Kysely<Tables>,
  table: WordTable,
  records: readonly { id: number; texts: Partial<Texts> }[],
): Promise<void> => {
  if (records.length === 0) return;
  const rows = records.map(({ id, texts }) => ({ record_id: id, ...toRow(texts) }));
  await transaction
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Replaces the person's details in the texts of a record; call it inside the transaction that corrects them. */
export const replaceDetails = async (
  transaction: Kysely<Tables>,
  table: 'application_words' | 'message_words',
  { id, ...row }: Pick<MessageTexts, 'reference' | 'name' | 'email' | 'phone'> & { id: number },
): Promise<void> => {
  const { identity, phone } = toRow({
    identity: [row.reference, row.name, row.email],
    phone: toPhoneTexts(row.phone),
  });
  await transaction.updateTable(table).set({ identity, phone }).where('record_id', '=', id).execute();
};

interface AddedText {
  table: 'application_words' | 'message_words';
  reference: string;
  place: 'notes' | 'mails';
  text: string;
}

const toAddedText = (text: string): string => `\n${normalise(text)}`;

const setPlace = async (
  transaction: Kysely<Tables>,
  { table, reference, place }: AddedText,
  value: RawBuilder<string>,
): Promise<void> => {
  const records = table === 'application_words' ? 'applications' : 'messages';
  await transaction
    .updateTable(table)
    .set({ [place]: value })
    .where('record_id', '=', (eb) => eb.selectFrom(records).select('id').where('reference', '=', reference))
    .execute();
};

/** Adds a note or an email of staff to the texts of a record; call it inside a transaction. */
export const addRecordWords = (transaction: Kysely<Tables>, added: AddedText): Promise<void> =>
  setPlace(transaction, added, sql<string>`${sql.ref(added.place)} || ${toAddedText(added.text)}`);

/** Removes what `addRecordWords` has added. */
export const removeRecordWords = (transaction: Kysely<Tables>, added: AddedText): Promise<void> =>
  setPlace(transaction, added, sql<string>`replace(${sql.ref(added.place)}, ${toAddedText(added.text)}, '')`);

const joinPlaces = (places: readonly WordPlace[]): RawBuilder<string> =>
  sql.join(
    places.map((place) => sql.ref(place)),
    sql` || char(10) || `,
  );

const getLength = (word: string): number => [...word].length;

/** Whether the indexes find a word anywhere in a text. */
export const isIndexed = (word: string): boolean => getLength(word) >= MIN_INDEXED_LENGTH;

/** With the space before it, a word of two letters is long enough for the indexes. */
const isIndexedBeginning = (word: string): boolean => getLength(word) === MIN_INDEXED_LENGTH - 1;
const toBeginnings = (word: string): string[] => [` ${word}`, `\n${word}`];

const sqlAll = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` and `)})`;

type Contains = (places: readonly WordPlace[], text: string) => RawBuilder<unknown>;

const containsOnSqlite: Contains = (places, text) => sql`instr(${joinPlaces(places)}, ${text}) > 0`;

const containsOnPostgres: Contains = (places, text) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const inPlaces = places.map((place) => sql`${sql.ref(place)} like ${pattern}`);
  return sql`(${sql.join(inPlaces, sql` or `)})`;
};

interface IndexSearch {
  table: WordTable;
  places: readonly WordPlace[];
  /** For each word, the texts of which the index finds one. */
  indexed: readonly (readonly string[])[];
  /** Words that those records contain, too. */
  others: readonly string[];
}

const selectOnSqlite = ({ table, places, indexed, others }: IndexSearch): RawBuilder<unknown> => {
  const match = indexed
    .map((texts) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR '))
    .map((texts) => `({${places.join(' ')}} : (${texts}))`)
    .join(' AND ');
  const index = sql.raw(`${table}_index`);
  const found = sql`select rowid as record_id from ${index} where ${index} match ${match}`;
  if (others.length === 0) return found;
  const contains = sqlAll(others.map((word) => containsOnSqlite(places, word)));
  return sql`select record_id from ${sql.table(table)} where record_id in (${found}) and ${contains}`;
};

const selectOnPostgres = ({ table, places, indexed, others }: IndexSearch): RawBuilder<unknown> => {
  const conditions = [...indexed, ...others.map((word) => [word])].map((texts) => {
    const alternatives = texts.map((text) => containsOnPostgres(places, text));
    return sql`(${sql.join(alternatives, sql` or `)})`;
  });
  return sql`select record_id from ${sql.table(table)} where ${sqlAll(conditions)}`;
};

/**
 * A list of ids for the right side of `in`: the records that contain every word, as a part of a word, in one of the
 * groups of places. A word may be in another place of the group than the next one. If no word has three letters, only
 * the newest records are read; of the others, the index finds those with words that begin with the two letters.
 */
export const sqlIdsWithWords = (
  db: Kysely<Tables>,
  table: WordTable,
  { words, groups }: { words: readonly string[]; groups: readonly (readonly WordPlace[])[] },
): RawBuilder<number> => {
  const isPostgres = getEngine(db) === 'postgres';
  const select = isPostgres ? selectOnPostgres : selectOnSqlite;
  const contains = isPostgres ? containsOnPostgres : containsOnSqlite;
  const normalised = words.map(normalise);
  const long = normalised.filter(isIndexed);
  const two = normalised.filter(isIndexedBeginning);
  const indexed = long.length > 0 ? long : two;
  const search = {
    table,
    indexed: long.length > 0 ? long.map((word) => [word]) : two.map(toBeginnings),
    others: normalised.filter((word) => !indexed.includes(word)),
  };
  const inNewest = (places: readonly WordPlace[]) => sql`select record_id from (
    select * from ${sql.table(table)} order by record_id desc limit ${DESK_COUNTS.shortWords}) as newest
    where ${sqlAll(normalised.map((word) => contains(places, word)))}`;
  const selects = groups.flatMap((places) => [
    ...(indexed.length > 0 ? [select({ ...search, places })] : []),
    ...(long.length > 0 ? [] : [inNewest(places)]),
  ]);
  return sql<number>`(${sql.join(selects, sql` union `)})`;
};

/** The condition that a record contains every word in one of the groups of places; `id`: the record's. */
export const sqlHasWords = (
  db: Kysely<Tables>,
  table: WordTable,
  { words, groups, id }: { words: readonly string[]; groups: readonly (readonly WordPlace[])[]; id: string },
): RawBuilder<SqlBool> => {
  const contains = getEngine(db) === 'postgres' ? containsOnPostgres : containsOnSqlite;
  const conditions = groups.map((places) => sqlAll(words.map((word) => contains(places, normalise(word)))));
  // Not `exists`, which PostgreSQL would turn into a join that reads all texts.
  return sql<SqlBool>`(select case when ${sql.join(conditions, sql` or `)} then 1 else 0 end
    from ${sql.table(table)} where record_id = ${sql.ref(id)}) = 1`;
};

const SAMPLED_RECORDS = 1000;
const COMMON_SHARE = 1 / 4;

/**
 * Whether so many of the newest records meet a condition that testing one record after the other until a page is full
 * is faster than finding all.
 */
export const isCommon = async (
  db: Kysely<Tables>,
  { table, time }: { table: 'applications' | 'messages' | 'alerts'; time: 'received_at' | 'created_at' },
  condition: RawBuilder<SqlBool>,
): Promise<boolean> => {
  const name = sql.table(table);
  const { rows } = await sql<{ sampled: number; matching: number | null }>`select count(*) as sampled,
    sum(case when ${condition} then 1 else 0 end) as matching
    from (select id from ${name} order by ${sql.ref(time)} desc limit ${SAMPLED_RECORDS}) as ${name}`.execute(
    db,
  );
  const { sampled, matching } = rows[0] ?? { sampled: 0, matching: 0 };
  return Number(matching) > COMMON_SHARE * Number(sampled);
};

/** Whether the places of a row together contain every word. */
export const hasWords = (
  row: Readonly<Record<WordPlace, string>>,
  places: readonly WordPlace[],
  words: readonly string[],
): boolean => {
  const text = places.map((place) => row[place]).join('\n');
  return words.every((word) => text.includes(normalise(word)));
};
