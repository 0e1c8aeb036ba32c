import type { InsertOnly } from './applicationTables.ts';

/** Where a word of a record occurs. */
export const WORD_PLACES = ['identity', 'phone', 'text', 'label', 'notes', 'mails'] as const;
export type WordPlace = (typeof WORD_PLACES)[number];

/** The texts of a record, normalised for the search (`records/recordWords.ts`). Deleted with the record. */
export type WordsTable = { record_id: InsertOnly<number> } & Record<WordPlace, string>;

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
