import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { baseline } from '../../src/server/platform/database/baseline.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { describeOn } from '../support/engine.ts';
import { reservePort } from '../support/reservePort.ts';
import { freshDir, startServer } from '../support/server.ts';
import { fakeDist } from './fakeDist.ts';

const APPLICATIONS = 12_000;
const FILE = 'x';
const FILE_HASH = createHash('sha256').update(FILE).digest('hex');
const UPDATE = `import { openDatabase } from './src/server/platform/database/openDatabase.ts';
const { close } = await openDatabase({ dataDir: process.argv[1], announce: (line) => console.log(line) });
await close();`;

/** Makes the database of version 1.0.0 with many applications; one of them has a note. */
const makeReleasedDatabase = async (): Promise<string> => {
  const dataDir = freshDir();
  const database = new Database(join(dataDir, 'site.db'));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const provider = { getMigrations: async () => ({ '0001_baseline': baseline }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  const numbers = `(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${APPLICATIONS}) select n from numbers)`;
  const at = "'2026-11-20T10:00:00.000Z'";
  database.exec(`insert into openings (id, job_title, company_name, location, description, requirements, status, posted_at, updated_at, is_sample)
      values (1, 'Technician', 'Acme', 'London', 'You mend networks.', '[]', 'open', ${at}, ${at}, 0);
    insert into resumes (id, stored_name, client_name, type, sha256, uploaded_at, marks, scan, size, opening_id)
      select n, 'n' || n, 'cv.pdf', 'pdf', '${FILE_HASH}', ${at}, '', 'clean', 1, 1 from ${numbers};
    insert into resume_files (resume_id, bytes) select n, cast('${FILE}' as blob) from ${numbers};
    insert into applications (id, reference, opening_id, resume_id, job_role, name, email, mailbox, phone, other_information, received_at, status, delete_after, is_repeat, is_suspect)
      select n, 'R' || n, 1, n, 'Technician', 'Ada ' || n, 'ada@example.com', 'ada@example.com', '1', '', ${at}, 'received', ${at}, 0, 0 from ${numbers};
    insert into notes (reference, at, actor, text) values ('R7', ${at}, 'ada', 'Grace Hopper');`);
  await db.destroy();
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
      expect.stringMatching(/12000 applications .* minute and \d+ MB of disk space/),
    ]);
    const database = new Database(join(dataDir, 'site.db'), { readonly: true });
    const count = (sql: string) => database.prepare<[], { rows: number }>(sql).get()?.rows;
    expect(count('select count(*) as rows from application_words')).toBe(APPLICATIONS);
    const index = 'application_added_words_index';
    expect(count(`select count(*) as rows from ${index} where ${index} match '"hopp"'`)).toBe(1);
    // Each further segment makes every erasure slower.
    expect(count('select count(distinct segid) as rows from application_words_index_idx')).toBe(1);
    // A migration drops the index with its triggers, and makes them again.
    const triggers = `select count(*) as rows from sqlite_schema where type = 'trigger' and tbl_name = 'application_words'`;
    expect(count(triggers)).toBe(3);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  }, 400_000);

  it('leaves the port open: the server serves pages of the build, and says that it is updating', async () => {
    const dataDir = await makeReleasedDatabase();
    const port = await reservePort();
    let isStarting = true;
    const settings = { DATA_DIR: dataDir, PORT: String(port), DIST_DIR: fakeDist() };
    const starting = startServer(settings, 300_000).finally(() => (isStarting = false));
    const fetchStatus = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, response.headers.get('retry-after'), await response.text()] as const;
    };
    const seen = new Set<string>();
    while (isStarting) {
      const [status, , text] = await fetchStatus('/readyz').catch(() => [0, null, ''] as const);
      if (text.includes('updating')) {
        seen.add(`/readyz ${status}`);
        for (const path of ['/about_us', '/career.php'])
          seen.add(`${path} ${(await fetchStatus(path)).slice(0, 2).join(' ')}`);
      }
      await wait(5);
    }
    const server = await starting;
    expect([...seen]).toEqual(expect.arrayContaining(['/readyz 503', '/about_us 200 ', '/career.php 503 5']));
    expect(server.output().stdout).toContain('The database was brought up to date; its state before that is');
    expect((await fetchStatus('/readyz'))[0]).toBe(200);
    expect(await server.stop()).toBe(0);
  }, 400_000);
});
