import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startOwnCluster, type OwnCluster } from '../support/postgres/ownCluster.ts';
import { resumes } from '../support/resumes.ts';
import { startExpectingFailure, type TestServer } from '../support/server.ts';
import { makeServerStarter } from '../support/staff.ts';
import { makeApplication, fetchFrom, makePdfForm, post, upload, uploadPdf } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const APPLY = '/career-form.php';
const CACHED_PATHS = ['/careers', '/career-details/1', '/career.php', '/careerdetail.php/1'];
/** Every request gets a response within this time. */
const MAX_RESPONSE_MS = 5000;
/** The openings version is cached for a quarter of a second. */
const CACHE_EXPIRED_MS = 400;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const measure = async <T>(act: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const startedAt = performance.now();
  const result = await act();
  return { result, ms: performance.now() - startedAt };
};

describe('a server whose PostgreSQL is unreachable', () => {
  const startServer = makeServerStarter();
  let cluster: OwnCluster;
  beforeEach(async () => {
    cluster = await startOwnCluster();
  });
  afterEach(() => cluster.remove());

  const start = (env: Record<string, string> = {}) =>
    startServer({ DIST_DIR: fakeDist(), DATABASE_URL: cluster.url, ...env });
  const apply = (server: TestServer, resumefile: string, key: string = randomUUID()) =>
    post(server, APPLY, makeApplication({ resumefile }), key);
  const readCached = (server: TestServer) =>
    Promise.all(
      CACHED_PATHS.map(async (path) => {
        const { status, headers } = await fetchFrom(server, path);
        return `${status} ${headers.get('x-last-good-copy')}`;
      }),
    );
  const untilHealthy = async (server: TestServer) => {
    const { ms } = await measure(async () => {
      while ((await fetchFrom(server, '/career.php')).headers.get('x-last-good-copy') === 'true')
        await wait(50);
    });
    return ms;
  };

  /** Expects cached openings, and quick refusals of submissions with Retry-After. */
  const expectUnavailable = async (server: TestServer, resumefile: string) => {
    await wait(CACHE_EXPIRED_MS);
    const { result, ms } = await measure(() => apply(server, resumefile));
    expect([result.status, Number(result.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(ms).toBeLessThan(MAX_RESPONSE_MS);
    const pages = await measure(() => readCached(server));
    expect(pages.result).toEqual(CACHED_PATHS.map(() => '200 true'));
    expect(pages.ms).toBeLessThan(MAX_RESPONSE_MS);
    expect((await fetchFrom(server, '/readyz')).status).toBe(503);
  };

  it.each([
    { how: 'shuts down and restarts', stop: () => cluster.stop('SIGINT'), restart: () => cluster.start() },
    { how: 'is killed and restarts', stop: () => cluster.stop('SIGKILL'), restart: () => cluster.start() },
    { how: 'freezes and thaws', stop: async () => cluster.freeze(), restart: async () => cluster.thaw() },
  ])('shows cached pages and refuses submissions while PostgreSQL $how', async ({ stop, restart }) => {
    const server = await start();
    const resumefile = await uploadPdf(server);
    expect(await readCached(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
    await stop();
    await expectUnavailable(server, resumefile);
    await restart();
    expect(await untilHealthy(server)).toBeLessThan(MAX_RESPONSE_MS);
    expect((await apply(server, resumefile)).status).toBe(200);
    expect(await readCached(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
  });

  it('refuses uploads while the database’s disk is full, keeps what it acknowledged, and recovers', async () => {
    const server = await start();
    // Large enough for the write-ahead log, whose loss would stop PostgreSQL.
    cluster.limitFileSize(16 * 1024 * 1024);
    const send = () => upload(server, makePdfForm(Buffer.concat([resumes.pdf, randomBytes(4_500_000)])));
    let response = await send();
    let stored = 0;
    for (; response.status === 200; response = await send()) stored += 1;
    expect(response.status).toBe(503);
    expect(server.output().stderr).toMatch(/"code":"(?:53100|XX000)","msg":"the database failed"/);
    expect(await cluster.query('select count(*) as rows from resume_files')).toEqual([{ rows: stored }]);
    expect(await readCached(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
    cluster.limitFileSize('unlimited');
    expect((await send()).status).toBe(200);
  });

  it('refuses quickly while a lock blocks every connection, and accepts submissions afterwards', async () => {
    const server = await start({ DATABASE_CONNECTIONS: '4' });
    const resumefile = await uploadPdf(server);
    const other = new Client({ connectionString: cluster.url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table applications in access exclusive mode');
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => measure(() => apply(server, resumefile))),
    );
    expect(new Set(responses.map(({ result }) => result.status))).toEqual(new Set([503]));
    expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(MAX_RESPONSE_MS);
    await other.query('rollback');
    await other.end();
    await wait(1000);
    expect((await apply(server, resumefile)).status).toBe(200);
  });

  it('does not start, and names the database’s URL', async () => {
    await cluster.stop('SIGINT');
    const { code, stderr } = await startExpectingFailure({ DATABASE_URL: cluster.url });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database postgres:.* cannot be used: .+\n$/),
    ]);
  });
});
