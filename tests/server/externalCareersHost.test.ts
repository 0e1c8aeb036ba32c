import { startCareersServer, type CareersServer } from '../support/careersServer.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { sampleOpening } from '../support/sampleApplication.ts';
import { fetchFrom } from './client.ts';
import { fakeDist, fakePage } from './fakeDist.ts';
import { readRendered, fillForm, browserHeaders, pdf, submit } from './applicationForm.ts';

describe('a site whose openings are on another host', () => {
  let server: TestServer;
  let host: CareersServer;
  beforeAll(async () => {
    host = await startCareersServer({ 'GET /career.php': { body: [sampleOpening] } });
    server = await startServer({ DIST_DIR: fakeDist({ careersHost: host.url }) });
  });
  afterAll(() => Promise.all([server.stop(), host.close()]));

  const get = (path: string) => fetchFrom(server, path, { headers: browserHeaders });

  it('sends /careers as it was built, and the browser fetches the openings', async () => {
    const response = await get('/careers');
    expect([response.status, response.text]).toEqual([200, fakePage('careers')]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/career-details/5', '/career-details/77'])(
    'sends %s without any opening, to be fetched in the browser',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(readRendered(response)).toMatchObject({ url: path, seed: {} });
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it("says 'Job not found' itself only if the URL has no number", async () => {
    const response = await get('/career-details/abc');
    expect([response.status, readRendered(response).seed]).toEqual([404, { opening: null }]);
  });

  it('adds no sample opening, and accepts no form', async () => {
    const before = countStored(server.dataDir);
    expect((await fetchFrom(server, '/career.php')).text).toBe('[]');
    expect((await submit(server, fillForm({ file: pdf }))).status).toBe(404);
    expect(countStored(server.dataDir)).toEqual(before);
  });

  it('lets the browser fetch unknown confirmations from that host', async () => {
    const response = await get('/applications/7K3QF-0B9XT-M2WZE-H48RD');
    expect([response.status, readRendered(response).seed]).toEqual([200, {}]);
  });
});
