import type { Tables } from '../../platform/database/tables.ts';

/** What tells a row of a table from all others, by its columns. */
type Keys = { [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] };

/** Every table with its key, in an order in which what is referred to comes first; the compiler asks for a new one. */
export const KEYS = {
  openings: ['id'],
  opening_words: ['opening_id'],
  opening_versions: ['opening_id', 'version'],
  resumes: ['id'],
  resume_files: ['resume_id'],
  applications: ['id'],
  messages: ['id'],
  notes: ['id'],
  outbox: ['id'],
  submissions: ['call', 'key'],
  alerts: ['id'],
  audit: ['id'],
  meta: ['key'],
} as const satisfies Keys;

export type CopiedTable = keyof Tables;

/** Every table, in the order in which they are copied. */
export const COPIED_TABLES = Object.keys(KEYS) as CopiedTable[];

/** Those whose numbers are given by the database, and never twice. */
export const NUMBERED_TABLES = COPIED_TABLES.filter((table) => KEYS[table][0] === 'id');
