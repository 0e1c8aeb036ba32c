import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { storeApplication } from '../support/application.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { freshDir, startServer } from '../support/server.ts';
import { canMount, emptyDisk, fillDisk, makeReadOnly, mountDisk, unmountDisk } from '../support/smallDisk.ts';
import { runHere, serversOfTests } from '../support/staff.ts';
import { ask, formWith, upload } from './apply.ts';
import { ids, messageWith } from './message.ts';
import { asJson } from './messageWays.ts';

const disks: string[] = [];
afterAll(() => disks.forEach(unmountDisk));

/** The folder of a server that has lived, on a disk of its own that takes nothing more. */
const office = async (state: string) => {
  const dataDir = canMount ? mountDisk(8) : freshDir();
  if (canMount) disks.push(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  const { reference } = await storeApplication(dataDir, { openingId: 1, bytes: pdfOfSize(100_000) });
  if (!canMount) {
    process.stdout.write(
      'readOnly.test.ts: without root no disk can be mounted; a folder that may not be written stands in\n',
    );
    chmodSync(dataDir, 0o500);
  } else if (state === 'full') fillDisk(dataDir);
  else makeReadOnly(dataDir);
  return { dataDir, reference };
};

const copiesIn = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('site-reading-'));

describe.each(['full', 'read-only'])('on a disk that is %s', (state) => {
  const start = serversOfTests();

  it('the server starts, answers reads, refuses writes and says what is wrong', async () => {
    const { dataDir } = await office(state);
    const server = await start({ DATA_DIR: dataDir });
    const list = await ask(server, '/career.php');
    expect([list.status, JSON.stringify(list.json).includes('job_title')]).toEqual([200, true]);
    expect((await ask(server, '/careerdetail.php/1')).status).toBe(200);
    const health = await ask(server, '/healthz');
    expect([health.status, health.json]).toMatchObject([
      503,
      { status: 'read-only', database: 'nothing can be stored' },
    ]);
    const refused = [
      await upload(server, formWith([{ name: 'cv.pdf', bytes: pdfOfSize(100_000) }]), randomUUID()),
      await asJson(server, ids, messageWith()),
    ];
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60']);
    const { stdout, stderr } = server.output();
    expect(stdout).toContain('Nothing can be stored');
    expect(stderr).toMatch(/"reqId":"[^"]+".*"code":"SQLITE_/);
    expect(stdout + stderr).not.toMatch(/ {4}at |main\.cjs|\.ts:|node:internal|prepare\(/);
    // The copy has no name, so that not even a kill leaves it.
    expect(copiesIn()).toEqual([]);
    if (!canMount || state !== 'full') return;
    emptyDisk(dataDir);
    await server.restart();
    expect((await ask(server, '/healthz')).json).toMatchObject({ status: 'ok' });
    expect((await asJson(server, ids, messageWith())).status).toBe(200);
    // Three starts, on a machine that may be busy.
  }, 60_000);

  it('staff commands that read work, and the others say that nothing was stored', async () => {
    const { dataDir, reference } = await office(state);
    for (const line of ['applications list', 'messages list', 'openings list', 'audit list', 'outbox list']) {
      const { code, stderr } = await runHere(line.split(' '), dataDir);
      expect([line, code, stderr]).toEqual([line, 0, '']);
    }
    const shown = await runHere(['applications', 'show', reference], dataDir);
    expect([shown.code, shown.stderr]).toEqual([
      0,
      expect.stringMatching(/^It could not be noted that this was read \(SQLITE_READONLY/),
    ]);
    const { stdout } = await runHere(['applications', 'list'], dataDir);
    expect(stdout).toContain(reference);
    const { code, stderr } = await runHere(['applications', 'status', reference, 'declined'], dataDir);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Nothing was stored/)]);
    expect(copiesIn()).toEqual([]);
  });
});

describe('a server whose disk fills while it runs', () => {
  const start = serversOfTests();

  it('says so in its health, and is well again when there is room', async () => {
    if (!canMount) return;
    const dataDir = mountDisk(8);
    disks.push(dataDir);
    const server = await start({ DATA_DIR: dataDir });
    expect((await ask(server, '/healthz')).status).toBe(200);
    fillDisk(dataDir);
    const { status, json } = await ask(server, '/healthz');
    expect([status, json]).toMatchObject([503, { status: 'read-only' }]);
    emptyDisk(dataDir);
    expect((await ask(server, '/healthz')).json).toMatchObject({ status: 'ok' });
  });
});
