import { buildServer } from '../../src/server/app.ts';
import { judgeResume } from '../../src/server/applications/resumeType/judgeResume.ts';
import { lastSuccesses } from '../../src/server/platform/database/successes.ts';
import type { RepeatedTask } from '../../src/server/platform/process/repeat.ts';
import { readConfig } from '../../src/server/platform/settings/config.ts';
import type { EmailIds } from '../../src/server/platform/settings/emailIds.ts';
import { readPageSources } from '../../src/server/platform/settings/readPageSources.ts';
import { makeParts } from '../../src/server/start/makeParts.ts';
import { startSelfCheck } from '../../src/server/upkeep/selfCheck/startSelfCheck.ts';
import { testResume } from '../../src/server/upkeep/selfCheck/testResume.ts';
import { makeSelfCheckToken } from '../../src/server/upkeep/selfCheck/token.ts';
import { queryDatabase, startServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { openStore, type Store } from '../support/store.ts';
import { ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TABLES = ['applications', 'messages', 'resumes', 'submissions', 'outbox', 'notes', 'audit'];

/** What a check is told wrongly, so that it fails. */
interface Trouble {
  address?: string;
  emailIds?: EmailIds;
}

/** A minute and more passes in a tick: for a process of its own, whose clock a test cannot hold. */
const HASTE =
  'const real = setTimeout; globalThis.setTimeout = (act, ms, ...rest) => real(act, ms >= 5000 ? 50 : ms, ...rest);';

describe('the self-check', () => {
  let store: Store;
  let lines: string[];
  let routes: string[];
  let closing: (() => Promise<unknown>)[];
  beforeEach(async () => {
    store = await openStore();
    lines = [];
    routes = [];
    closing = [store.close];
  });
  afterEach(async () => {
    for (const close of closing.toReversed()) await close();
  });

  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_APPLICATIONS: '1' }) };

  /** The real server on the store, in this process, and its check under the store's clock. */
  const start = async ({ address, emailIds = config.emailIds }: Trouble = {}): Promise<RepeatedTask> => {
    const { token, isOwn } = makeSelfCheckToken();
    const parts = makeParts({
      config,
      db: store.db,
      clock: () => new Date(),
      distDir: '/nonexistent',
      pageSources: readPageSources('/nonexistent'),
      isSelfCheck: isOwn,
      mailQueued: () => undefined,
      canStore: async () => true,
      isClockInDoubt: () => false,
    });
    const app = await buildServer(parts, config);
    app.addHook(
      'onResponse',
      async ({ method, routeOptions }) => void routes.push(`${method} ${routeOptions.url}`),
    );
    const own = await app.listen({ port: 0 });
    const noted = (facts: object, text: string) => void lines.push(`${text} ${JSON.stringify(facts)}`);
    const task = startSelfCheck({
      db: store.db,
      clock: store.clock,
      log: { info: noted, warn: noted, error: noted },
      emailIds,
      address: address ?? own,
      token,
    });
    closing.push(() => app.close(), task.close);
    return task;
  };
  const untilRun = async (count: number) => {
    await until(() => lines.length === count && store.clock.hasTimer(), `check ${count}`);
    return (await lastSuccesses(store.db)).self_check;
  };
  const everything = () =>
    TABLES.map((table) => queryDatabase(store.dataDir, `select * from ${table} order by rowid`));

  it('sends a resume that is one', async () => {
    expect(await judgeResume(testResume)).toBe('pdf');
  });

  it('goes through the real calls a minute after the start and every hour, and is seen in meta', async () => {
    await start();
    expect((await lastSuccesses(store.db)).self_check).toBeNull();
    store.clock.advance(MINUTE);
    expect(await untilRun(1)).toBe('2026-11-20T10:01:00.000Z');
    expect(routes).toEqual([
      'GET /career.php',
      'POST /career-file-upload.php',
      'POST /career-form.php',
      'GET /applications/:reference',
      'POST /api/v1.0/email/send',
    ]);
    store.clock.advance(HOUR);
    expect(await untilRun(2)).toBe('2026-11-20T11:01:00.000Z');
    expect(lines).toEqual(['self-check passed {}', 'self-check passed {}']);
  });
  it('leaves nothing behind, and nothing of it is ever counted, mailed or written down', async () => {
    const others = await store.apply();
    await store.send();
    const before = everything();
    await start();
    store.clock.advance(MINUTE);
    await untilRun(1);
    expect(everything()).toEqual(before);
    expect(queryDatabase(store.dataDir, 'select reference from applications')).toEqual([
      { reference: others },
    ]);
  });

  it('marks what it stores while it lasts', async () => {
    await start();
    changeDatabase(
      store.dataDir,
      `create table seen (mark integer);
       create trigger a after insert on applications begin insert into seen values (new.is_test); end;
       create trigger m after insert on messages begin insert into seen values (new.is_test); end;`,
    );
    store.clock.advance(MINUTE);
    await untilRun(1);
    expect(queryDatabase(store.dataDir, 'select mark from seen')).toEqual([{ mark: 1 }, { mark: 1 }]);
  });

  it('sends a message only where no opening takes applications', async () => {
    changeDatabase(store.dataDir, "update openings set status = 'closed'");
    await start();
    store.clock.advance(MINUTE);
    expect(await untilRun(1)).not.toBeNull();
    expect(routes).toEqual(['GET /career.php', 'POST /api/v1.0/email/send']);
  });

  it.each([
    ['a refusal', { emailIds: { ...config.emailIds, user: 'somebody-else' } }, 'message 400'],
    ['a server that is not there', { address: 'http://127.0.0.1:2' }, 'list ECONNREFUSED'],
  ])('says %s in one line, notes no success and leaves nothing behind', async (_name, trouble, code) => {
    const before = everything();
    await start(trouble);
    store.clock.advance(MINUTE);
    expect(await untilRun(1)).toBeNull();
    expect(lines).toEqual([`self-check failed ${JSON.stringify({ code })}`]);
    expect(everything()).toEqual(before);
  });

  it('notices a store that changes what was sent', async () => {
    changeDatabase(
      store.dataDir,
      "create trigger t after insert on messages begin update messages set message = 'x'; end",
    );
    await start();
    store.clock.advance(MINUTE);
    await untilRun(1);
    expect(lines).toEqual(['self-check failed {"code":"message is not what was sent"}']);
  });

  it('runs no more once it is closed, and removes what it had begun', async () => {
    const before = everything();
    const task = await start();
    store.clock.advance(MINUTE);
    await task.close();
    expect([lines, store.clock.hasTimer()]).toEqual([[], false]);
    expect(everything()).toEqual(before);
  });

  it('is part of a server as it is started, is shown by its health, and can be switched off', async () => {
    const env = {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HASTE)}`,
      LOG_LEVEL: 'warn',
    };
    const healthOf = async (settings: Record<string, string>, isKnown: (health: object) => boolean) => {
      const server = await startServer({ ...env, ...settings });
      let health: Record<string, unknown> = {};
      await until(async () => {
        health = (await ask(server, '/healthz')).json;
        return isKnown(health);
      });
      expect(await server.stop()).toBe(0);
      expect(server.output().stderr).toBe('');
      return health;
    };
    const on = await healthOf({ SELF_CHECK: 'on' }, (health) => Reflect.get(health, 'self_check') !== null);
    expect(on).toMatchObject({ status: 'ok', mail: { oldest_unsent_seconds: null, dead: 0 } });
    const off = await healthOf({ SELF_CHECK: 'off' }, (health) => Reflect.get(health, 'retention') !== null);
    expect(off).toMatchObject({ self_check: null });
  });
});
