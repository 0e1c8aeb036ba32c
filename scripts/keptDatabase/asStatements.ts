import type Database from 'better-sqlite3';

interface Part {
  type: string;
  name: string;
  sql: string;
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};

const rowsOf = (database: Database.Database, table: string): string[] =>
  database
    .prepare<[], Record<string, unknown>>(`select * from "${table}"`)
    .all()
    .map(
      (row) =>
        `insert into "${table}" (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')});`,
    );

/** Tables that a full-text index consists of: SQLite makes them. */
const OF_AN_INDEX = /^openings_search_(data|idx|docsize|config)$/;

/** A whole database as statements that make it again, its search index from the openings. */
export const asStatements = (database: Database.Database): string => {
  const parts = database
    .prepare<[], Part>(
      "select type, name, sql from sqlite_master where name not like 'sqlite_%' order by rowid",
    )
    .all()
    .filter(({ name }) => !OF_AN_INDEX.test(name));
  const tables = parts.filter(({ type }) => type === 'table');
  const isIndex = ({ sql }: Part) => /^create virtual table/i.test(sql);
  const ordinary = tables.filter((part) => !isIndex(part));
  const indexes = tables.filter(isIndex);
  return [
    ...tables.map(({ sql }) => `${sql};`),
    ...ordinary.flatMap(({ name }) => rowsOf(database, name)),
    ...indexes.map(({ name }) => `insert into "${name}" ("${name}") values ('rebuild');`),
    ...parts.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`),
    '',
  ].join('\n');
};
