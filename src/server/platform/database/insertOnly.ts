import type { ColumnType } from 'kysely';

/** A column that is set once, when the row is made. */
export type InsertOnly<T> = ColumnType<T, T, never>;
