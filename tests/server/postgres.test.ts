import { basename } from 'node:path';
import { addOpening, closeOpening } from '../support/openings.ts';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { freshDir, type TestServer } from '../support/server.ts';
import { shiftedClock } from '../support/shiftedClock.ts';
import { runProgram, useServers } from '../support/staff.ts';
import { ask } from './apply.ts';

describe('a server on PostgreSQL', () => {
  const startServer = useServers();
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
  const readJobs = async (server: TestServer) => (await ask(server, '/career.php')).text;
  const until = async (condition: () => Promise<boolean>) => {
    const began = performance.now();
    while (!(await condition())) await new Promise((done) => setTimeout(done, 50));
    return performance.now() - began;
  };

  it('shows what staff publish within a second, and hides what they close', async () => {
    const { server, url: databaseUrl } = await startOn();
    const place = { dataDir: server.dataDir, databaseUrl };
    const before = await readJobs(server);
    const { id } = await addOpening(place);
    expect(await until(async () => (await readJobs(server)) !== before)).toBeLessThan(1000);
    await closeOpening(place, id);
    expect(await until(async () => (await readJobs(server)) === before)).toBeLessThan(1000);
  });

  it('is checked by doctor, and commands for SQLite say what to use instead', async () => {
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
    const wrong = await runProgram(['outbox', 'list'], {
      dataDir: server.dataDir,
      env: { DATABASE_URL: address.href },
    });
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('/nowhere');
    expect(wrong.stderr + (await staff('doctor')).stdout).not.toContain('very-secret');
  });
});
