import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOn } from '../support/engine.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const APPLICATIONS = 12_000;
const UPDATE = `import { openDatabase } from './src/server/platform/database/openDatabase.ts';
const { close } = await openDatabase({ dataDir: process.argv[1], announce: (line) => console.log(line) });
await close();`;

/** Makes the database of version 1.0.0 with many applications. */
const makeReleasedDatabase = async (): Promise<string> => {
  const { apply, close, dataDir } = await openTestDatabase();
  await apply({ name: 'Grace Hopper', other_information: 'Compilers' });
  await close();
  const database = new Database(join(dataDir, 'site.db'));
  const added = database.prepare<[], { name: string; type: string }>(
    "select name, type from sqlite_master where name like '%\\_words%' escape '\\' and name not like 'opening\\_words' escape '\\' and type in ('table', 'trigger') and sql is not null",
  );
  for (const { name, type } of added.all())
    if (!/_(?:data|idx|docsize|config|content)$/.test(name)) database.exec(`drop ${type} if exists ${name}`);
  const indexes = database
    .prepare<[string], { name: string }>('select name from sqlite_master where type = ? and sql is not null')
    .all('index');
  for (const { name } of indexes) database.exec(`drop index ${name}`);
  database.exec(`delete from kysely_migration where name <> '0001_baseline';
    insert into resumes select id + 10 + n, 'n' || n, client_name, type, sha256, uploaded_at, marks, scan, size, opening_id, claimed_by
      from resumes, (with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${APPLICATIONS}) select n from numbers);
    insert into applications select id + n, 'R' || n, opening_id, 11 + n, job_role, 'Ada ' || n, email, mailbox, phone, other_information, received_at, status, delete_after, is_repeat, is_suspect, status_at, read_at, consent_version, withdrawal_hash, withdrawal_until, interview_at, updated_at, owner_id
      from applications, (with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${APPLICATIONS}) select n from numbers);`);
  database.close();
  return dataDir;
};

describeOn('sqlite', 'PostgreSQL rolls back by itself')('the update of a large database', () => {
  it('says what it needs, may be killed at any time, and succeeds when it is started again', async () => {
    const dataDir = await makeReleasedDatabase();
    const start = () => spawn(process.execPath, ['--input-type=module', '-e', UPDATE, dataDir]);
    for (const ms of [200, 700]) {
      const killed = start();
      await once(killed.stdout, 'data');
      await wait(ms);
      killed.kill('SIGKILL');
      await once(killed, 'close');
    }
    const updating = start();
    let text = '';
    updating.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    updating.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
    const [code] = (await once(updating, 'close')) as [number | null];
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/12001 applications .* minute and \d+ MB of disk space/),
    ]);
    const database = new Database(join(dataDir, 'site.db'), { readonly: true });
    const count = (sql: string) => database.prepare<[], { rows: number }>(sql).get()?.rows;
    expect(count('select count(*) as rows from application_words')).toBe(APPLICATIONS + 1);
    const found = `select count(*) as rows from application_words_index where application_words_index match '"hopp"'`;
    expect(count(found)).toBe(1);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  }, 120_000);
});
