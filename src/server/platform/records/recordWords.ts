import type { Kysely } from 'kysely';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import {
  applicationFields,
  FURTHER_FIELDS,
  type ApplicationColumn,
} from '../../../contract/applicationFields.ts';
import { sqlNumbers } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  ADDED_WORD_TABLES,
  type AddedPlace,
  hasAddedWords,
  type NotedWordTable,
  RECORD_PLACES,
  type RecordPlace,
  WORD_TABLES,
  type WordPlace,
  type WordTable,
} from '../database/wordTables.ts';
import { normalise } from './normalise.ts';

type Texts = Readonly<Record<RecordPlace, readonly string[]>>;

const toRow = (texts: Partial<Texts>): Record<RecordPlace, string> => {
  const entries = RECORD_PLACES.map((place) => [place, normalise((texts[place] ?? []).join('\n'))]);
  return Object.fromEntries(entries) as Record<RecordPlace, string>;
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

/** A note, an email of staff or a reply as the search stores it. */
export const toAddedWords = (text: string): string => `\n${normalise(text)}`;

interface AddedText {
  table: NotedWordTable;
  reference: string;
  place: AddedPlace;
  text: string;
}

const selectRecordId = (db: Kysely<Tables>, { table, reference }: AddedText) =>
  db.selectFrom(WORD_TABLES[table]).select('id').where('reference', '=', reference);

/** Adds a note or an email to the texts of a record; call it inside a transaction. */
export const addRecordWords = async (transaction: Kysely<Tables>, added: AddedText): Promise<void> => {
  const record = await selectRecordId(transaction, added).executeTakeFirst();
  if (!record) return;
  await transaction
    .insertInto(ADDED_WORD_TABLES[added.table])
    .values({ record_id: record.id, place: added.place, words: toAddedWords(added.text) })
    .execute();
};

/** Removes what `addRecordWords` has added. */
export const removeRecordWords = async (transaction: Kysely<Tables>, added: AddedText): Promise<void> => {
  const table = ADDED_WORD_TABLES[added.table];
  await transaction
    .deleteFrom(table)
    .where('id', '=', (eb) =>
      eb
        .selectFrom(table)
        .select(({ fn }) => fn.max('id').as('id'))
        .where('record_id', '=', selectRecordId(transaction, added))
        .where('place', '=', added.place)
        .where('words', '=', toAddedWords(added.text)),
    )
    .execute();
};

const TEXTS_PER_ERASURE = 5;

/**
 * Removes the texts of a record from SQLite's index, in transactions of their own between which requests are answered:
 * a text takes 2 ms, the record itself up to 25. Call it before the record is erased.
 */
export const eraseRecordWords = async (
  db: Kysely<Tables>,
  table: WordTable,
  reference: string,
): Promise<void> => {
  const recordId = db.selectFrom(WORD_TABLES[table]).select('id').where('reference', '=', reference);
  if (hasAddedWords(table)) {
    const added = ADDED_WORD_TABLES[table];
    for (let count = TEXTS_PER_ERASURE; count === TEXTS_PER_ERASURE;) {
      const texts = db.selectFrom(added).select('id').where('record_id', '=', recordId);
      const { numDeletedRows } = await inTransaction(db, (transaction) =>
        transaction
          .deleteFrom(added)
          .where('id', 'in', texts.limit(TEXTS_PER_ERASURE))
          .executeTakeFirstOrThrow(),
      );
      count = Number(numDeletedRows);
      await letOthersRun();
    }
  }
  await inTransaction(db, (transaction) =>
    transaction.deleteFrom(table).where('record_id', '=', recordId).execute(),
  );
  await letOthersRun();
};

/** The texts of records, by their ids. */
export const readRecordTexts = async (
  db: Kysely<Tables>,
  table: WordTable,
  ids: readonly number[],
): Promise<Map<number, Record<WordPlace, string>>> => {
  const rows = await db
    .selectFrom(table)
    .select(['record_id', ...RECORD_PLACES])
    .where('record_id', 'in', sqlNumbers(db, ids))
    .execute();
  const texts = new Map(rows.map(({ record_id, ...row }) => [record_id, { ...row, notes: '', mails: '' }]));
  if (!hasAddedWords(table)) return texts;
  const added = await db
    .selectFrom(ADDED_WORD_TABLES[table])
    .select(['record_id', 'place', 'words'])
    .where('record_id', 'in', sqlNumbers(db, ids))
    .execute();
  for (const { record_id, place, words } of added) {
    const text = texts.get(record_id);
    if (text) text[place] += words;
  }
  return texts;
};

/** Whether the places of a record together contain every word. */
export const hasWords = (
  row: Readonly<Record<WordPlace, string>>,
  places: readonly WordPlace[],
  words: readonly string[],
): boolean => {
  const text = places.map((place) => row[place]).join('\n');
  return words.every((word) => text.includes(normalise(word)));
};
