import type { Generated } from 'kysely';
import type { InsertOnly } from './applicationTables.ts';

/** Where a word of a record itself occurs. */
export const RECORD_PLACES = ['identity', 'phone', 'text', 'label'] as const;
export type RecordPlace = (typeof RECORD_PLACES)[number];

/** Where a word occurs that staff or a reply has added. */
export const ADDED_PLACES = ['notes', 'mails'] as const;
export type AddedPlace = (typeof ADDED_PLACES)[number];

export type WordPlace = RecordPlace | AddedPlace;

/** The texts of a record, normalised for the search (`records/recordWords.ts`). Deleted with the record. */
export type WordsTable = { record_id: InsertOnly<number> } & Record<RecordPlace, string>;

/**
 * A note or an email of a record, normalised. It is not a part of the record's row, because SQLite's index replaces all
 * words of a row. Deleted with the record.
 */
export interface AddedWordsTable {
  id: Generated<number>;
  record_id: InsertOnly<number>;
  place: InsertOnly<AddedPlace>;
  words: InsertOnly<string>;
}

/** A word of an application's resume, normalised. Deleted with the application. */
export interface ResumeWordsTable {
  record_id: InsertOnly<number>;
  word: InsertOnly<string>;
}

/** The tables of the search, and the table of each one's records. */
export const WORD_TABLES = {
  application_words: 'applications',
  message_words: 'messages',
  alert_words: 'alerts',
} as const;
export type WordTable = keyof typeof WORD_TABLES;

/** The tables of the words that were added to the records of another table. */
export const ADDED_WORD_TABLES = {
  application_words: 'application_added_words',
  message_words: 'message_added_words',
} as const;
/** A table whose records have notes and emails. */
export type NotedWordTable = keyof typeof ADDED_WORD_TABLES;

export const hasAddedWords = (table: WordTable): table is NotedWordTable => table in ADDED_WORD_TABLES;
