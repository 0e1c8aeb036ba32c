import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { freshDir, type TestServer } from '../support/server.ts';
import { shiftedClock } from '../support/shiftedClock.ts';
import { runProgram, serversOfTests } from '../support/staff.ts';
import { applicationWith, ask, post, uploadedName } from './apply.ts';

describe('a server on PostgreSQL', () => {
  const startServer = serversOfTests();
  const startOn = async () => {
    const dataDir = freshDir();
    const name = basename(dataDir);
    const { url } = askPostgres({ name });
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    const count = (table: string) =>
      (askPostgres({ name, text: `select count(*) as rows from ${table}` }).rows as { rows: number }[])[0]
        ?.rows;
    const staff = (line: string, env: Record<string, string> = {}) =>
      runProgram(line.split(' '), { dataDir, env: { DATABASE_URL: url, ...env } });
    return { server, count, staff, url };
  };
  const jobsOf = async (server: TestServer) => (await ask(server, '/career.php')).text;
  const until = async (isSo: () => Promise<boolean>) => {
    const began = performance.now();
    while (!(await isSo())) await new Promise((done) => setTimeout(done, 50));
    return performance.now() - began;
  };

  it('stores an application sent twice at once under one key one time, with its mails and its audit row', async () => {
    const { server, count } = await startOn();
    const resumefile = await uploadedName(server);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        post(server, '/career-form.php', applicationWith({ resumefile }), key),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json['reference'])).size).toBe(1);
    expect([count('applications'), count('outbox'), count('submissions')]).toEqual([1, 2, 2]);
  });

  it('stores the same content sent at once under many keys one time, and refuses a key of other content', async () => {
    const { server, count } = await startOn();
    const resumefile = await uploadedName(server);
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const send = (key: string, name = 'Ada Example') =>
      post(server, '/career-form.php', applicationWith({ resumefile, name }), key);
    const answers = await Promise.all(keys.map((key) => send(key)));
    expect(new Set(answers.map(({ json }) => json['reference'])).size).toBe(1);
    expect((await send(keys[0] ?? '', 'Somebody Else')).status).toBe(422);
    expect(count('applications')).toBe(1);
  });

  it('shows what staff publish within a second, and hides what they close', async () => {
    const { server, staff } = await startOn();
    expect((await staff('openings copy 1')).code).toBe(0);
    const before = await jobsOf(server);
    const copied = Math.max(
      ...(JSON.parse((await staff('openings list --format json')).stdout) as { id: number }[]).map(
        ({ id }) => id,
      ),
    );
    expect((await staff(`openings publish ${copied} --yes`)).stderr).toBe('');
    expect(await until(async () => (await jobsOf(server)) !== before)).toBeLessThan(1000);
    expect((await staff(`openings close ${copied}`)).stderr).toBe('');
    expect(await until(async () => (await jobsOf(server)) === before)).toBeLessThan(1000);
  });

  it('is looked at by doctor, and what looks after a file says what is used instead', async () => {
    const { server, staff } = await startOn();
    const seen = (await staff('doctor')).stdout;
    expect(seen).toMatch(/^ok {4}The database is postgres:\/\/\S+ \(PostgreSQL [\d.]+ .*, [\d.]+ MB\)$/m);
    expect(seen).toContain('ok    A server is connected to it\n');
    expect(seen).not.toContain("the database's");
    const { env, shift } = shiftedClock();
    shift(-3_600_000);
    expect((await staff('doctor', env)).stdout).toContain(
      "DO    The clock of this machine is 60 minutes behind the database's\n",
    );
    const restored = await staff(`restore ${import.meta.filename} --yes`);
    expect([restored.code, restored.stderr]).toEqual([1, expect.stringContaining('pg_restore')]);
    expect((await staff('migrate')).stderr).toContain('The server is running');
    await server.stop();
    expect((await staff('migrate')).stdout).toContain('up to date already');
    expect((await staff('doctor')).stdout).toContain('note  No server is connected to it');
  });

  it('never shows the password of its database', async () => {
    const { server, staff, url } = await startOn();
    const address = new URL(url);
    address.password = 'very-secret';
    address.pathname = '/nowhere';
    const wrong = await runProgram(['openings', 'list'], {
      dataDir: server.dataDir,
      env: { DATABASE_URL: address.href },
    });
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('/nowhere');
    expect(wrong.stderr + (await staff('doctor')).stdout).not.toContain('very-secret');
  });
});
