import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { DESK_COUNTS } from '../../../contract/desk/constants.ts';
import { getEngine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import {
  ADDED_PLACES,
  ADDED_WORD_TABLES,
  hasAddedWords,
  RECORD_PLACES,
  type WordPlace,
  type WordTable,
} from '../database/wordTables.ts';
import { normalise } from './normalise.ts';

/** The trigram indexes of both engines find parts of words from this length. */
const MIN_INDEXED_LENGTH = DESK_COUNTS.searchLetters;

const getLength = (word: string): number => [...word].length;

/** Whether the indexes find a word anywhere in a text. */
export const isIndexed = (word: string): boolean => getLength(word) >= MIN_INDEXED_LENGTH;

/** With the space before it, a word of two letters is long enough for the indexes. */
const isIndexedBeginning = (word: string): boolean => getLength(word) === MIN_INDEXED_LENGTH - 1;
const toBeginnings = (word: string): string[] => [` ${word}`, `\n${word}`];

const sqlAll = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` and `)})`;
const sqlAny = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` or `)})`;

type Contains = (columns: readonly string[], text: string) => RawBuilder<unknown>;

const containsOnSqlite: Contains = (columns, text) => {
  const joined = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || char(10) || `,
  );
  return sql`instr(${joined}, ${text}) > 0`;
};

const containsOnPostgres: Contains = (columns, text) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sqlAny(columns.map((column) => sql`${sql.ref(column)} like ${pattern}`));
};

/** Texts of which the index finds one. */
type Alternatives = readonly string[];

interface IndexSearch {
  table: string;
  columns: readonly string[];
  words: readonly Alternatives[];
}

/** Selects the keys of the rows that contain every word. */
type SelectKeys = (search: IndexSearch, key: string) => RawBuilder<unknown>;

const selectOnSqlite: SelectKeys = ({ table, columns, words }, key) => {
  const match = words
    .map((texts) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR '))
    .map((texts) => `({${columns.join(' ')}} : (${texts}))`)
    .join(' AND ');
  const index = sql.raw(`${table}_index`);
  return sql`select rowid as ${sql.ref(key)} from ${index} where ${index} match ${match}`;
};

const selectOnPostgres: SelectKeys = ({ table, columns, words }, key) => {
  const conditions = words.map((texts) => sqlAny(texts.map((text) => containsOnPostgres(columns, text))));
  return sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sqlAll(conditions)}`;
};

const getOperations = (db: Kysely<Tables>): { contains: Contains; select: SelectKeys } =>
  getEngine(db) === 'postgres'
    ? { contains: containsOnPostgres, select: selectOnPostgres }
    : { contains: containsOnSqlite, select: selectOnSqlite };

type Group = readonly WordPlace[];

const splitGroup = (table: WordTable, group: Group) => ({
  ofRecord: RECORD_PLACES.filter((place) => group.includes(place)),
  added: hasAddedWords(table) ? ADDED_PLACES.filter((place) => group.includes(place)) : [],
});

const selectAdded = (table: WordTable, places: readonly string[]) => {
  const added = hasAddedWords(table) ? ADDED_WORD_TABLES[table] : '';
  const isInPlaces = sql`place in (${sql.join(places.map((place) => sql.lit(place)))})`;
  return { added, isInPlaces };
};

/** The condition on a row of the table that its record contains a word in one of the places. */
const containsWord = (db: Kysely<Tables>, table: WordTable, group: Group, word: string) => {
  const { contains } = getOperations(db);
  const { ofRecord, added } = splitGroup(table, group);
  const conditions: RawBuilder<unknown>[] = [];
  if (ofRecord.length > 0) conditions.push(contains(ofRecord, word));
  if (added.length > 0) {
    const { added: from, isInPlaces } = selectAdded(table, added);
    conditions.push(sql`exists (select 1 from ${sql.table(from)} as added
      where added.record_id = ${sql.ref(`${table}.record_id`)} and ${isInPlaces} and ${contains(['words'], word)})`);
  }
  return sqlAny(conditions);
};

const containsAll = (db: Kysely<Tables>, table: WordTable, group: Group, words: readonly string[]) =>
  sqlAll(words.map((word) => containsWord(db, table, group, word)));

/** Selects the records for which the indexes find every word in one of the places. */
const selectIndexed = (
  db: Kysely<Tables>,
  table: WordTable,
  group: Group,
  words: readonly Alternatives[],
) => {
  const { select } = getOperations(db);
  const { ofRecord, added } = splitGroup(table, group);
  const selectOfRecord = (some: readonly Alternatives[]) =>
    select({ table, columns: ofRecord, words: some }, 'record_id');
  if (added.length === 0) return selectOfRecord(words);
  const { added: from, isInPlaces } = selectAdded(table, added);
  // Each word may be in the record itself or in any of the texts added to it.
  const selects = words.map((word) => {
    const rows = select({ table: from, columns: ['words'], words: [word] }, 'id');
    const ofAdded = sql`select record_id from ${sql.table(from)} where id in (${rows}) and ${isInPlaces}`;
    return ofRecord.length === 0
      ? ofAdded
      : sql`select record_id from (${selectOfRecord([word])} union ${ofAdded}) as found`;
  });
  return sql.join(selects, sql` intersect `);
};

interface ReadingSearch {
  table: WordTable;
  group: Group;
  words: readonly string[];
  /** A condition on `record_id`. */
  isRead: RawBuilder<unknown>;
}

/** Selects the records that contain every word in one of the places, by reading texts. */
export const selectByReading = (
  db: Kysely<Tables>,
  { table, group, words, isRead }: ReadingSearch,
): RawBuilder<unknown> => {
  const { contains } = getOperations(db);
  const { ofRecord, added } = splitGroup(table, group);
  const selects = words.map((word) => {
    const parts: RawBuilder<unknown>[] = [];
    if (ofRecord.length > 0)
      parts.push(
        sql`select record_id from ${sql.table(table)} where ${isRead} and ${contains(ofRecord, word)}`,
      );
    if (added.length > 0) {
      const { added: from, isInPlaces } = selectAdded(table, added);
      parts.push(
        sql`select record_id from ${sql.table(from)}
          where ${isRead} and ${isInPlaces} and ${contains(['words'], word)}`,
      );
    }
    return sql`select record_id from (${sql.join(parts, sql` union `)}) as found_by_word`;
  });
  return sql.join(selects, sql` intersect `);
};

const isNewest = (table: WordTable) => sql`record_id >= coalesce((select record_id from ${sql.table(table)}
  order by record_id desc limit 1 offset ${DESK_COUNTS.shortWords - 1}), 0)`;

interface WordSearch {
  words: readonly string[];
  groups: readonly Group[];
}

/**
 * A list of ids for the right side of `in`: the records that contain every word, as a part of a word, in one of the
 * groups of places. A word may be in another place of the group than the next one. If no word has three letters, only
 * the newest records are read; of the others, the index finds those with words that begin with the two letters.
 */
export const sqlIdsWithWords = (
  db: Kysely<Tables>,
  table: WordTable,
  { words, groups }: WordSearch,
): RawBuilder<number> => {
  const normalised = words.map(normalise);
  const long = normalised.filter(isIndexed);
  const two = normalised.filter(isIndexedBeginning);
  const indexed = long.length > 0 ? long.map((word) => [word]) : two.map(toBeginnings);
  const others = normalised.filter((word) => !(long.length > 0 ? long : two).includes(word));
  const select = (group: Group) => {
    const found = selectIndexed(db, table, group, indexed);
    return others.length === 0
      ? sql`select record_id from (${found}) as found`
      : sql`select record_id from ${sql.table(table)}
          where record_id in (${found}) and ${containsAll(db, table, group, others)}`;
  };
  const selectNewest = (group: Group) => {
    const newest = selectByReading(db, { table, group, words: normalised, isRead: isNewest(table) });
    return sql`select record_id from (${newest}) as newest`;
  };
  const selects = groups.flatMap((group) => [
    ...(indexed.length > 0 ? [select(group)] : []),
    ...(long.length > 0 ? [] : [selectNewest(group)]),
  ]);
  return sql<number>`(${sql.join(selects, sql` union `)})`;
};

/** The condition that a record contains every word in one of the groups of places; `id`: the record's. */
export const sqlHasWords = (
  db: Kysely<Tables>,
  table: WordTable,
  { words, groups, id }: WordSearch & { id: string },
): RawBuilder<SqlBool> => {
  const normalised = words.map(normalise);
  const hasAll = sqlAny(groups.map((group) => containsAll(db, table, group, normalised)));
  // Not `exists`, which PostgreSQL would turn into a join that reads all texts.
  return sql<SqlBool>`(select case when ${hasAll} then 1 else 0 end
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
