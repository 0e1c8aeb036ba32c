import Database from 'better-sqlite3';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

const FOLDER = 'tests/server/kept';

/** The last migrations of the databases that are kept as earlier versions left them. */
export const keptDatabases: readonly string[] = readdirSync(FOLDER)
  .map((name) => name.replace(/\.sql$/, ''))
  .toSorted();

/** A data folder with the database that ends with a migration, a row in every table. */
export const leaveKeptDatabase = (last: string): string => {
  const dataDir = freshDir();
  const database = new Database(join(dataDir, 'site.db'));
  database.pragma('foreign_keys = OFF');
  database.exec(readFileSync(join(FOLDER, `${last}.sql`), 'utf8'));
  database.close();
  return dataDir;
};

type Row = Record<string, unknown>;

/** Every row by its table, but those of the program's own bookkeeping. */
export const rowsByTable = (dataDir: string): Record<string, Row[]> => {
  const database = new Database(join(dataDir, 'site.db'), { readonly: true });
  const tables = database
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'openings_search%' and name not like 'kysely%'",
    )
    .all();
  const rows = tables.map(({ name }): [string, Row[]] => [
    name,
    database.prepare<[], Row>(`select * from "${name}"`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows);
};
