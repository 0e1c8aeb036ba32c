import { type Kysely, sql } from 'kysely';
import { DESK_COUNTS } from '../../../contract/desk/constants.ts';
import type { FoundRecord } from '../../../contract/desk/inboxSchemas.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { WORD_TABLES, type WordPlace, type WordTable } from '../../platform/database/wordTables.ts';
import { hasWords, readRecordTexts } from '../../platform/records/recordWords.ts';
import { isCommon, sqlHasWords, sqlIdsWithWords } from '../../platform/records/wordSearch.ts';

type Kind = FoundRecord['kind'];
type FoundIn = FoundRecord['foundIn'][number];

/**
 * Where each kind of record is searched. Automatic emails are not: they repeat what the record says, so `mails` has only
 * those that staff wrote. A job title (`label`) says nothing about a person.
 */
const PLACES: Readonly<Record<Kind, Partial<Record<FoundIn, readonly WordPlace[]>>>> = {
  application: { person: ['identity', 'phone'], text: ['text'], note: ['notes'], mail: ['mails'] },
  message: { person: ['identity', 'phone'], text: ['text'], note: ['notes'], mail: ['mails'] },
  alert: { person: ['identity'] },
};
const TIMES = { application: 'received_at', message: 'received_at', alert: 'created_at' } as const;

interface FoundId {
  kind: Kind;
  id: number;
  at: string;
}

/** Selects the columns of a search result. An alert has no name. */
const selectRecords = (db: Kysely<Tables>, kind: Kind) => {
  if (kind === 'application')
    return db
      .selectFrom('applications as record')
      .select(['id', 'reference', 'name', 'email', 'phone', 'job_role as about'])
      .select(sql<number>`case when consent_version is null then 0 else 1 end`.as('consents'));
  if (kind === 'message')
    return db
      .selectFrom('messages as record')
      .select(['id', 'reference', 'name', 'email', 'phone', 'subject as about'])
      .select(sql<number>`0`.as('consents'));
  return db
    .selectFrom('alerts as record')
    .select(['id', 'reference', sql<string>`''`.as('name'), 'email', 'list_query as about'])
    .select([sql<string>`''`.as('phone'), sql<number>`0`.as('consents')]);
};

/** Searches all records for a person. */
export const peopleQueries = (db: Kysely<Tables>) => {
  const findIds = async (kind: Kind, words: readonly string[]) => {
    const table: WordTable = `${kind}_words`;
    const search = { words, groups: Object.values(PLACES[kind]) };
    const records = WORD_TABLES[table];
    const hasAll = sqlHasWords(db, table, { ...search, id: `${records}.id` });
    const found = (await isCommon(db, { table: records, time: TIMES[kind] }, hasAll))
      ? db.selectFrom(records).where(hasAll)
      : db.selectFrom(records).where('id', 'in', sqlIdsWithWords(db, table, search));
    const { total } = await db
      .selectFrom(
        found
          .select('id')
          .limit(DESK_COUNTS.matches + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const at = sql.ref<string>(TIMES[kind]);
    const newest = await found
      .select(['id', at.as('at')])
      .orderBy(at, 'desc')
      .orderBy('id', 'desc')
      .limit(DESK_COUNTS.people)
      .execute();
    return { total: Number(total), newest: newest.map((row): FoundId => ({ kind, ...row })) };
  };

  const readRecords = async (kind: Kind, found: readonly FoundId[], words: readonly string[]) => {
    const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
    const count = (table: 'notes' | 'outbox', column: 'reference' | 'subject_reference') =>
      sql<number>`(select count(*) from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = record.reference)`;
    const rows = await selectRecords(db, kind)
      .select([count('notes', 'reference').as('notes'), count('outbox', 'subject_reference').as('mails')])
      .where('id', 'in', sqlNumbers(db, ids))
      .execute();
    const texts = await readRecordTexts(db, `${kind}_words`, ids);
    return rows.map(({ id, notes, mails, consents, ...row }) => {
      const text = texts.get(id);
      const foundIn = (Object.keys(PLACES[kind]) as FoundIn[]).filter(
        (place) => text && hasWords(text, PLACES[kind][place] ?? [], words),
      );
      return {
        id,
        kind,
        record: {
          ...row,
          notes: Number(notes),
          mails: Number(mails),
          foundIn,
          hasConsent: Number(consents) === 1,
        },
      };
    });
  };

  return {
    /**
     * Finds records that contain all the words in one place: the person's details, a text, the notes or staff's emails.
     * The newest ones, and the number of all, up to one more than `DESK_COUNTS.matches`.
     */
    find: async (words: readonly string[]): Promise<{ records: FoundRecord[]; total: number }> => {
      const kinds: readonly Kind[] = ['application', 'message', 'alert'];
      let total = 0;
      const found: FoundId[] = [];
      for (const kind of kinds) {
        const part = await findIds(kind, words);
        total += part.total;
        found.push(...part.newest);
      }
      const newest = found
        .toSorted((one, other) => (one.at < other.at ? 1 : Number(one.at > other.at) * -1))
        .slice(0, DESK_COUNTS.people);
      const read = [];
      for (const kind of kinds) read.push(...(await readRecords(kind, newest, words)));
      const byKey = new Map(read.map(({ kind, id, record }) => [`${kind} ${id}`, record]));
      const records = newest.flatMap(({ kind, id, at }): FoundRecord[] => {
        const record = byKey.get(`${kind} ${id}`);
        return record ? [{ kind, at, ...record }] : [];
      });
      return { records, total: Math.min(total, DESK_COUNTS.matches + 1) };
    },
  };
};
