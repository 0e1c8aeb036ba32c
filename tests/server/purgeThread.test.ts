import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '../../src/contract/calls.ts';
import { describeOn } from '../support/engine.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { changeDatabase } from './changeDatabase.ts';
import { post } from './client.ts';
import { ids, makeMessage } from './message.ts';

const TIMEOUT_MS = 240_000;
const DEADLINE_MS = 100_000;

/** Longer than elsewhere: the deletion begins five seconds after the start. */
const until = async (isTrue: () => boolean, what: string): Promise<void> => {
  const deadline = performance.now() + DEADLINE_MS;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Not within ${DEADLINE_MS} ms: ${what}`);
    await wait(20);
  }
};

describeOn('sqlite', 'PostgreSQL has processes of its own')('the deletion of what has expired', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'info' });
  });
  afterAll(() => server.stop());

  const listMessages = () =>
    queryDatabase<{ email: string }>(server.dataDir, 'select email from messages order by id');
  const waitForLog = (text: string) =>
    until(() => server.output().stderr.includes(text), `the log says ${text}`);

  it(
    'runs a few seconds after the start',
    async () => {
      for (const from_email of ['old@example.org', 'new@example.org']) {
        const sent = await post(server, calls.emailSend, {
          ...ids,
          template_params: makeMessage({ from_email }),
        });
        expect(sent.status).toBe(200);
      }
      changeDatabase(
        server.dataDir,
        "update messages set delete_after = '2020-01-01T00:00:00.000Z' where email = 'old@example.org'",
      );
      await server.restart();
      await waitForLog('"purged"');
      expect(server.output().stderr).toMatch(/"messages":1,.*"isLogEmpty":true,.*"purged"/);
      expect(listMessages()).toEqual([{ email: 'new@example.org' }]);
    },
    TIMEOUT_MS,
  );

  it(
    'logs a failure in its thread with the code',
    async () => {
      await server.stop();
      changeDatabase(server.dataDir, 'alter table data_links rename to links_renamed');
      await server.restart();
      await waitForLog('retention failed');
      expect(server.output().stderr).toMatch(/"code":"SQLITE_ERROR",.*"retention failed"/);
      await server.stop();
      changeDatabase(server.dataDir, 'alter table links_renamed rename to data_links');
      await server.restart();
    },
    TIMEOUT_MS,
  );

  it(
    'ends with the server, and goes on after the next start',
    async () => {
      await server.stop();
      addMessages(server.dataDir, { expired: 400, others: 1600 });
      await server.restart();
      await until(() => listMessages().length < 2000, 'the deletion has begun');
      expect(await server.stop()).toBe(0);
      expect(listMessages().length).toBeGreaterThan(1601);
      await server.restart();
      await until(() => listMessages().length === 1601, 'all expired messages are deleted');
    },
    TIMEOUT_MS,
  );
});

/** Adds copies of the first message. */
const addMessages = (dataDir: string, { expired, others }: { expired: number; others: number }): void => {
  const database = new Database(join(dataDir, 'site.db'));
  const { id, ...first } =
    database.prepare<[], Record<string, unknown>>('select * from messages').get() ?? {};
  const names = Object.keys(first);
  const insert = database.prepare(
    `insert into messages (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`,
  );
  database.transaction(() => {
    for (let index = 0; index < expired + others; index += 1) {
      const delete_after = index < expired ? '2020-01-01T00:00:00.000Z' : first['delete_after'];
      insert.run({ ...first, reference: `COPY-${String(id)}-${index}`, delete_after });
    }
  })();
  database.close();
};
