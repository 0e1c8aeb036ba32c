import { sql, type RawBuilder } from 'kysely';

/**
 * A list for the right side of `in`, as one parameter: SQLite takes 32,766 of them, and one address may have sent more
 * than that.
 */
export const listOf = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`(select value from json_each(${JSON.stringify(texts)}))`;
