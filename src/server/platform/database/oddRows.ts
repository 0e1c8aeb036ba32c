/** The columns of a table that hold text; one parameter, the table's name. */
export const TEXT_COLUMNS = "select name from pragma_table_info(?) where lower(type) = 'text'";

/**
 * A query of the rows that hold something else where a text belongs, as a changed byte makes of it: SQLite's own check
 * does not mind, and programs stumble over it.
 */
export const oddRowsOf = (table: string, columns: readonly string[]): string => {
  const isOdd = columns.map((column) => `typeof("${column}") not in ('text', 'null')`);
  return `select rowid as id from "${table}" where ${isOdd.join(' or ') || 'false'} order by rowid`;
};
