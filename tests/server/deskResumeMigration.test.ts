import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeResumeReading } from '../../src/server/applications/resumeText/startResumeTexts.ts';
import { migrations } from '../../src/server/platform/database/migrate.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { databaseUrlFor, engine } from '../support/engine.ts';
import { pdfWith } from '../support/pdf.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const LAST_OLD = '0013_resume_words';

/** Updates a database, and dies behind the last migration, before any is final. */
const KILLED_UPDATE = `import { migrations } from './src/server/platform/database/migrate.ts';
import { openDatabase } from './src/server/platform/database/openDatabase.ts';
Object.assign(migrations, { '9999_killed': { up: async () => process.kill(process.pid, 'SIGKILL') } });
const [, dataDir, databaseUrl] = process.argv;
await openDatabase({ dataDir, databaseUrl, update: 'after a copy' });`;

/** Takes back the later migrations, so that the program is the one that stored whole texts. */
const forgetLaterMigrations = (): (() => void) => {
  const all = { ...migrations };
  for (const name of Object.keys(all)) if (name > LAST_OLD) Reflect.deleteProperty(migrations, name);
  return () => void Object.assign(migrations, all);
};

/** A database of the former version: an application whose resume has been read, and one whose resume has not. */
const makeFormerDatabase = async (): Promise<string> => {
  const dataDir = freshDir();
  // A test's database on PostgreSQL has all tables already.
  if (engine === 'postgres')
    for (const query of ['drop schema public cascade', 'create schema public']) queryDatabase(dataDir, query);
  const restore = forgetLaterMigrations();
  const database = await openTestDatabase({ dataDir });
  for (const line of ['Kubernetes', 'Haskell'])
    await database.apply({ resumefile: await database.upload({ bytes: pdfWith([line]) }) });
  await sql`insert into resume_words (record_id, words) values (1, 'kubernetes')`.execute(database.db);
  await sql`insert into meta (key, value) values ('resumeWords', '1')`.execute(database.db);
  await database.close();
  restore();
  return dataDir;
};

const listColumns = (dataDir: string): string[] =>
  Object.keys(queryDatabase<object>(dataDir, 'select * from resume_words')[0] ?? {}).toSorted();

it('reads all resumes again after the update of a database with texts, also if a first update was killed', async () => {
  const dataDir = await makeFormerDatabase();
  const location = { dataDir, databaseUrl: databaseUrlFor(dataDir) };
  const killed = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    KILLED_UPDATE,
    ...Object.values(location),
  ]);
  expect(await once(killed, 'close')).toEqual([null, 'SIGKILL']);
  expect(queryDatabase(dataDir, 'select words from resume_words')).toEqual([{ words: 'kubernetes' }]);

  const { db, close } = await openDatabase({ ...location, update: 'after a copy' });
  await makeResumeReading(db)(new AbortController().signal);
  await close();
  expect(listColumns(dataDir)).toEqual(['record_id', 'word']);
  const words = queryDatabase<{ word: string }>(dataDir, 'select word from resume_words order by word');
  expect(words.map(({ word }) => word)).toEqual(['haskell', 'kubernetes']);
  expect(queryDatabase(dataDir, "select key from meta where key = 'resumeWords'")).toEqual([]);
  if (engine === 'sqlite')
    expect(queryDatabase(dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
