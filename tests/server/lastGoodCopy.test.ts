import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type TestServer } from '../support/server.ts';
import { applicationWith, ask, post, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const SHOWN = ['/careers', '/career-details/1', '/career.php', '/careerdetail.php/1'];
/** A mark holds for a quarter of a second. */
const LOOKED_AT_AGAIN_MS = 400;

describe('while the database cannot be read', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());

  const marks = async () =>
    Promise.all(
      SHOWN.map(async (path) => {
        const { status, text, headers } = await ask(server, path);
        return { path, status, text, mark: headers.get('x-last-good-copy') };
      }),
    );

  it('openings are shown as they were last, marked; what is sent is refused; and all is well afterwards', async () => {
    const resumefile = await uploadedName(server);
    const before = await marks();
    expect(new Set(before.map(({ status, mark }) => `${status} ${mark}`))).toEqual(new Set(['200 null']));
    changeDatabase(server.dataDir, 'alter table openings rename to elsewhere');
    await wait(LOOKED_AT_AGAIN_MS);
    const shown = before.map((answer) => ({ ...answer, mark: 'true' }));
    // At once, too: while one of them fails, the others wait for the same.
    expect(await Promise.all([marks(), marks(), marks()])).toEqual([shown, shown, shown]);
    expect((await ask(server, '/career-details/2')).status).toBe(503);
    expect((await post(server, '/career-form.php', applicationWith({ resumefile }))).status).toBe(503);
    changeDatabase(server.dataDir, 'alter table elsewhere rename to openings');
    await wait(LOOKED_AT_AGAIN_MS);
    expect(await marks()).toEqual(before);
    expect(server.output().stderr).toContain('the last good copy is shown');
  });
});
