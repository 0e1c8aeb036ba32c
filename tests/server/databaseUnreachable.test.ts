import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startOwnCluster, type OwnCluster } from '../support/postgres/ownCluster.ts';
import { resumes } from '../support/resumes.ts';
import { startExpectingFailure, type TestServer } from '../support/server.ts';
import { useServers } from '../support/staff.ts';
import { applicationWith, ask, formWith, post, upload, uploadPdf } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const APPLY = '/career-form.php';
const CACHED_PATHS = ['/careers', '/career-details/1', '/career.php', '/careerdetail.php/1'];
/** Every request is answered within this time. */
const MAX_ANSWER_MS = 5000;
/** The openings version is cached for a quarter of a second. */
const CACHE_EXPIRED_MS = 400;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> => {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
};

describe('a server whose PostgreSQL is unreachable', () => {
  const startServer = useServers();
  let cluster: OwnCluster;
  beforeEach(async () => {
    cluster = await startOwnCluster();
  });
  afterEach(() => cluster.remove());

  const start = (env: Record<string, string> = {}) =>
    startServer({ DIST_DIR: fakeDist(), DATABASE_URL: cluster.url, ...env });
  const apply = (server: TestServer, resumefile: string, key: string = randomUUID()) =>
    post(server, APPLY, applicationWith({ resumefile }), key);
  const shown = (server: TestServer) =>
    Promise.all(
      CACHED_PATHS.map(async (path) => {
        const { status, headers } = await ask(server, path);
        return `${status} ${headers.get('x-last-good-copy')}`;
      }),
    );
  const untilHealthy = async (server: TestServer) => {
    const { ms } = await timed(async () => {
      while ((await ask(server, '/career.php')).headers.get('x-last-good-copy') === 'true') await wait(50);
    });
    return ms;
  };

  /** Expects cached openings, and quick refusals of submissions with Retry-After. */
  const expectUnavailable = async (server: TestServer, resumefile: string) => {
    await wait(CACHE_EXPIRED_MS);
    const { result, ms } = await timed(() => apply(server, resumefile));
    expect([result.status, Number(result.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(ms).toBeLessThan(MAX_ANSWER_MS);
    const pages = await timed(() => shown(server));
    expect(pages.result).toEqual(CACHED_PATHS.map(() => '200 true'));
    expect(pages.ms).toBeLessThan(MAX_ANSWER_MS);
    expect((await ask(server, '/readyz')).status).toBe(503);
  };

  it.each([
    {
      how: 'ends in order and is started again',
      go: () => cluster.stop('SIGINT'),
      back: () => cluster.start(),
    },
    { how: 'is killed and started again', go: () => cluster.stop('SIGKILL'), back: () => cluster.start() },
    { how: 'freezes and thaws', go: async () => cluster.freeze(), back: async () => cluster.thaw() },
  ])('shows cached pages and refuses submissions while it $how', async ({ go, back }) => {
    const server = await start();
    const resumefile = await uploadPdf(server);
    expect(await shown(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
    await go();
    await expectUnavailable(server, resumefile);
    await back();
    expect(await untilHealthy(server)).toBeLessThan(MAX_ANSWER_MS);
    expect((await apply(server, resumefile)).status).toBe(200);
    expect(await shown(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
  });

  it('refuses uploads while its disk is full, keeps what it acknowledged, and recovers by itself', async () => {
    const server = await start();
    // Large enough for the write-ahead log, whose loss would stop PostgreSQL.
    cluster.limitFileSize(16 * 1024 * 1024);
    const send = () =>
      upload(
        server,
        formWith([{ name: 'cv.pdf', bytes: Buffer.concat([resumes.pdf, randomBytes(4_500_000)]) }]),
      );
    let answer = await send();
    let stored = 0;
    for (; answer.status === 200; answer = await send()) stored += 1;
    expect(answer.status).toBe(503);
    expect(server.output().stderr).toMatch(/"code":"(?:53100|XX000)","msg":"the database failed"/);
    expect(await cluster.query('select count(*) as rows from resume_files')).toEqual([{ rows: stored }]);
    expect(await shown(server)).toEqual(CACHED_PATHS.map(() => '200 null'));
    cluster.limitFileSize('unlimited');
    expect((await send()).status).toBe(200);
  });

  it('refuses quickly while others hold all connections, and accepts submissions when they are free', async () => {
    const server = await start({ DATABASE_CONNECTIONS: '4' });
    const resumefile = await uploadPdf(server);
    const other = new Client({ connectionString: cluster.url });
    await other.connect();
    await other.query('begin');
    await other.query('lock table applications in access exclusive mode');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => timed(() => apply(server, resumefile))),
    );
    expect(new Set(answers.map(({ result }) => result.status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MAX_ANSWER_MS);
    await other.query('rollback');
    await other.end();
    await wait(1000);
    expect((await apply(server, resumefile)).status).toBe(200);
  });

  it('does not start without it, and names its address', async () => {
    await cluster.stop('SIGINT');
    const { code, stderr } = await startExpectingFailure({ DATABASE_URL: cluster.url });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database postgres:.* cannot be used: .+\n$/),
    ]);
  });
});
