import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../src/server/platform/database/migrations.ts';
import { openSqlite } from '../src/server/platform/database/openSqlite.ts';
import { sqliteDialect } from '../src/server/platform/database/sqliteDialect.ts';
import type { Tables } from '../src/server/platform/database/tables.ts';
import { asStatements } from './keptDatabase/asStatements.ts';
import { sampleRow } from './keptDatabase/sampleRow.ts';

const FOLDER = 'tests/server/kept';

const migrateTo = async (file: string, last: string): Promise<void> => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file)) });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error) throw error;
  await db.destroy();
};

const fill = (database: Database.Database): void => {
  database.pragma('foreign_keys = OFF');
  const tables = database
    .prepare<[], { name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'openings_search%' and name not like 'kysely%'",
    )
    .all();
  for (const { name } of tables) {
    const columns = database
      .prepare<[], { name: string; type: string }>(`pragma table_info("${name}")`)
      .all();
    const row = sampleRow(name, columns);
    const places = Object.keys(row).map(() => '?');
    database
      .prepare(`insert into "${name}" (${Object.keys(row).join(', ')}) values (${places.join(', ')})`)
      .run(...Object.values(row));
  }
  database.exec("update kysely_migration set timestamp = '2026-11-20T10:00:00.000Z'");
};

/**
 * Keeps what the migrations up to `last` leave behind, with a row in every table, as one file of statements: today's
 * program has to bring it up to date for ever (docs/requirements.md, GROW-1). One that is kept already stays.
 */
const keep = async (last: string): Promise<void> => {
  const kept = join(FOLDER, `${last}.sql`);
  if (existsSync(kept)) return;
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  await migrateTo(join(folder, 'site.db'), last);
  const database = new Database(join(folder, 'site.db'));
  fill(database);
  writeFileSync(kept, asStatements(database));
  database.close();
  rmSync(folder, { recursive: true });
  process.stdout.write(`${kept}\n`);
};

mkdirSync(FOLDER, { recursive: true });
for (const last of Object.keys(migrations)) await keep(last);
