import {
  answerToken,
  answerWith,
  makeServiceAccount,
  startEngine,
} from '../../../../tests/support/searchEngines.ts';
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { insertOpening, openingRepository } from '../queries/openingRepository.ts';
import { googleIndexing } from './googleIndexing.ts';
import { indexNow } from './indexNow.ts';
import { noticeRepository } from './noticeRepository.ts';
import type { SearchEngine } from './searchEngine.ts';
import { startNotices } from './startNotices.ts';

const SITE = 'https://jobs.example.com';
const KEY = 'abcdef-0123456789';
const MINUTE_MS = 60_000;
const actor = 'ada';

const text = {
  job_title: 'Network Engineer',
  company_name: 'Acme',
  location: 'Leeds, United Kingdom',
  description: 'Routers.',
  requirements: [],
};

type Engine = Awaited<ReturnType<typeof startEngine>>;
type Database = Awaited<ReturnType<typeof openTestDatabase>>;

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('waited for ten seconds');
    await new Promise((done) => setTimeout(done, 5));
  }
};

describe('search engines are told about openings', () => {
  let database: Database;
  let server: Engine;
  const lines: string[] = [];
  const write = (facts: object, line: string) => void lines.push(`${line} ${JSON.stringify(facts)}`);
  const log = { info: write, warn: write, error: write };

  beforeEach(async () => {
    database = await openTestDatabase();
    server = await startEngine(answerWith(200));
    lines.length = 0;
  });
  afterEach(async () => {
    await database.close();
    await server.stop();
  });

  const openings = () => openingRepository(database.db, database.clock.now);
  const notices = () => noticeRepository(database.db);
  const add = () =>
    database.db
      .transaction()
      .execute((transaction) =>
        insertOpening(transaction, text, { actor, at: database.clock.now().toISOString() }),
      );
  const toIndexNow = () => indexNow({ key: KEY, url: `${server.url}/indexnow` }, SITE);
  const start = (engine: SearchEngine) =>
    startNotices({ db: database.db, engines: [engine], siteUrl: SITE, clock: database.clock, log });
  /** Moves the clock, and waits until the task has run. */
  const run = async (ms = 5_000) => {
    await until(() => database.clock.hasTimer());
    database.clock.advance(ms);
    await until(() => database.clock.hasTimer());
  };
  const urlsOf = (index: number) =>
    (JSON.parse(server.requests[index]?.body ?? '{}') as { urlList?: string[] }).urlList;

  it('by IndexNow: published, edited, closed, reopened and deleted ones, each once, and no sample', async () => {
    const { id } = await add();
    const task = start(toIndexNow());
    await run();
    await run();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ path: '/indexnow' });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      host: 'jobs.example.com',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/career-details/${id}`],
    });
    const changes = [
      () => openings().edit(id, { description: 'Switches.' }, { actor }),
      () => openings().close(id, { actor }),
      () => openings().reopen(id, { actor }),
      () => openings().remove(id, { actor }),
    ];
    for (const change of changes) {
      await change();
      await run();
    }
    await run();
    expect(server.requests.map((_, index) => urlsOf(index)?.length)).toEqual([1, 1, 1, 1, 1]);
    // A draft, and a closed opening that is edited, are nobody's news.
    const draft = await openings().add(text, { actor, isDraft: true });
    await openings().edit(draft.id, { description: 'Cables.' }, { actor });
    await run();
    expect(server.requests).toHaveLength(5);
    await task.close();
  });

  it('at the closing date, and when a scheduled opening appears', async () => {
    const { id } = await add();
    const now = database.clock.now();
    await openings().edit(id, { closing_date: now.toISOString().slice(0, 10) }, { actor });
    const later = await openings().add(text, { actor, isDraft: true });
    const publish_at = new Date(now.getTime() + 60 * MINUTE_MS).toISOString();
    await openings().publish(later.id, { actor, publish_at });
    const task = start(toIndexNow());
    await run();
    await run(61 * MINUTE_MS);
    await run(24 * 60 * MINUTE_MS);
    expect(server.requests.map((_, index) => urlsOf(index))).toEqual(
      [id, later.id, id].map((each) => [`${SITE}/career-details/${each}`]),
    );
    await task.close();
  });

  it.each([
    ['too many requests', 429, {}, 1],
    ['too many requests, with a time', 429, { 'retry-after': '600' }, 10],
    ['a failure of its own', 503, {}, 1],
  ])('again later if the engine answers with %s', async (_, status, headers, minutes) => {
    await add();
    server.answer = answerWith(status, undefined, headers);
    const task = start(toIndexNow());
    await run();
    await run(minutes * MINUTE_MS - 6_000);
    expect(server.requests).toHaveLength(1);
    await run(6_000);
    // The second failure doubles the wait.
    await run(Math.max(minutes, 2) * MINUTE_MS - 6_000);
    expect(server.requests).toHaveLength(2);
    server.answer = answerWith(202);
    await run(6_000);
    await run(MINUTE_MS);
    expect(server.requests).toHaveLength(3);
    expect(await notices().countRefused()).toBe(0);
    expect(lines[0]).toBe(`search engine not told {"engine":"indexnow","failures":1,"code":"${status}"}`);
    await task.close();
  });

  it('again later if the engine cannot be reached, also by the next process', async () => {
    await add();
    await server.stop();
    const task = start(toIndexNow());
    await run();
    expect(lines).toEqual([
      'search engine not told {"engine":"indexnow","failures":1,"code":"ECONNREFUSED"}',
    ]);
    await task.close();
    server = await startEngine(answerWith(200));
    const next = start(toIndexNow());
    await run();
    expect(server.requests).toHaveLength(1);
    await next.close();
  });

  it('by a slow engine later than by a fast one, and closing does not wait for it', async () => {
    await add();
    server.answer = () => undefined;
    const fast = await startEngine(answerWith(200));
    const task = startNotices({
      db: database.db,
      engines: [toIndexNow(), { ...indexNow({ key: KEY, url: fast.url }, SITE), name: 'google' }],
      siteUrl: SITE,
      clock: database.clock,
      log,
    });
    await until(() => database.clock.hasTimer());
    database.clock.advance(5_000);
    const at = database.clock.now().toISOString();
    await until(async () => (await notices().listPending('google', at, 9)).length === 0);
    await until(() => server.requests.length === 1);
    await task.close();
    expect(await notices().listPending('indexnow', at, 9)).toHaveLength(1);
    await fast.stop();
  });

  it.each([
    [400, 'Bad request'],
    [403, 'Key not valid'],
    [422, 'URLs which do not belong to the host'],
  ])('and a refusal with %d is listed, not repeated, until an operator says so', async (status, message) => {
    const { id } = await add();
    server.answer = answerWith(status, { error: { code: status, message } });
    const task = start(toIndexNow());
    await run();
    await run(11 * MINUTE_MS);
    expect(server.requests).toHaveLength(1);
    expect(await notices().listRefused(9)).toEqual([
      expect.objectContaining({ opening_id: id, service: 'indexnow', refusal: `${status} ${message}` }),
    ]);
    expect(await notices().retryRefused()).toBe(1);
    server.answer = answerWith(200);
    await run(11 * MINUTE_MS);
    expect(server.requests).toHaveLength(2);
    expect(await notices().countRefused()).toBe(0);
    await task.close();
  });

  it('by Google’s Indexing API, with one token for many openings, and a new one once it has expired', async () => {
    const first = await add();
    const second = await add();
    let tokens = 0;
    let isExpired = false;
    server.answer = (request, response) => {
      if (request.path === '/token') return answerToken(request, response, `token-${(tokens += 1)}`);
      if (isExpired && request.headers.authorization === 'Bearer token-1')
        return answerWith(401, { error: { code: 401, message: 'Expired' } })(request, response);
      return answerWith(200, { urlNotificationMetadata: {} })(request, response);
    };
    const account = makeServiceAccount(`${server.url}/token`);
    const task = start(googleIndexing(account, `${server.url}/v3/urlNotifications:publish`));
    const published = () =>
      server.requests
        .filter(({ path }) => path === '/v3/urlNotifications:publish')
        .map(({ body }) => JSON.parse(body) as object);
    await run();
    const url = (id: number) => `${SITE}/career-details/${id}`;
    expect(published()).toEqual([
      { url: url(first.id), type: 'URL_UPDATED' },
      { url: url(second.id), type: 'URL_UPDATED' },
    ]);
    expect(tokens).toBe(1);
    isExpired = true;
    await openings().close(first.id, { actor });
    await run();
    await run(MINUTE_MS);
    expect(published().slice(3)).toEqual([{ url: url(first.id), type: 'URL_DELETED' }]);
    expect(tokens).toBe(2);
    await task.close();
  });

  it('later if Google refuses the service account, and no secret is logged', async () => {
    await add();
    server.answer = answerWith(400, { error: 'invalid_grant' });
    const account = makeServiceAccount(`${server.url}/token`);
    const task = start(googleIndexing(account, `${server.url}/publish`));
    await run();
    expect(lines).toEqual(['search engine not told {"engine":"google","failures":1,"code":"400"}']);
    expect(await notices().countRefused()).toBe(0);
    await task.close();
  });
});
