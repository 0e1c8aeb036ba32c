import { startCareersServer, type CareersServer } from '../support/careersServer.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { sampleOpening } from '../support/sampleApplication.ts';
import { ask } from './client.ts';
import { fakeDist, fakePage } from './fakeDist.ts';
import { readRendered, filledForm, browserHeaders, pdf, send } from './applicationForm.ts';

describe('a site whose openings are on another host', () => {
  let server: TestServer;
  let host: CareersServer;
  beforeAll(async () => {
    host = await startCareersServer({ 'GET /career.php': { body: [sampleOpening] } });
    server = await startServer({ DIST_DIR: fakeDist({ careersHost: host.url }) });
  });
  afterAll(() => Promise.all([server.stop(), host.close()]));

  const get = (path: string) => ask(server, path, { headers: browserHeaders });

  it('sends /careers as it was built, and the browser fetches the openings', async () => {
    const answer = await get('/careers');
    expect([answer.status, answer.text]).toEqual([200, fakePage('careers')]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/career-details/5', '/career-details/77'])(
    'sends %s without any opening, to be fetched in the browser',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(readRendered(answer)).toMatchObject({ url: path, seed: {} });
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it("says 'Job not found' itself only if the address has no number", async () => {
    const answer = await get('/career-details/abc');
    expect([answer.status, readRendered(answer).seed]).toEqual([404, { opening: null }]);
  });

  it('adds no sample opening, and accepts no form', async () => {
    const before = countStored(server.dataDir);
    expect((await ask(server, '/career.php')).text).toBe('[]');
    expect((await send(server, filledForm({ file: pdf }))).status).toBe(404);
    expect(countStored(server.dataDir)).toEqual(before);
  });

  it('lets the browser fetch unknown confirmations from that host', async () => {
    const answer = await get('/applications/7K3QF-0B9XT-M2WZE-H48RD');
    expect([answer.status, readRendered(answer).seed]).toEqual([200, {}]);
  });
});
