import { request, createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { engine } from '../support/engine.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';

/** What doctor prints about the running server and backups. */
const SERVER_LINES = {
  sqlite: ['A server runs on this data folder', 'No backup has been made yet'],
  postgres: ['A server is connected to it', 'No backup has been made yet'],
};

/** Starts a proxy on this machine that changes request headers with `changeHeaders`. */
const startProxy = async (
  server: TestServer,
  changeHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders,
): Promise<{ url: string; proxy: Server }> => {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(server.url + url, { method, headers: changeHeaders(headers) }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, proxy };
};

describe('doctor checks of the public site', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const runDoctor = async (siteUrl: string) =>
    (await runInProcess(['doctor'], server.dataDir, { env: { SITE_URL: siteUrl } })).stdout;

  it('says that the site answers and accepts forms, and stores nothing', async () => {
    const { url, proxy } = await startProxy(server, (headers) => headers);
    const stdout = await runDoctor(url);
    proxy.close();
    expect(stdout).toContain(`ok    ${url} answers, and accepts forms`);
    for (const line of SERVER_LINES[engine]) expect(stdout).toContain(line);
  });

  it('names a proxy that does not pass the Host header', async () => {
    const { url, proxy } = await startProxy(server, (headers) => ({
      ...headers,
      host: new URL(server.url).host,
    }));
    const stdout = await runDoctor(url);
    proxy.close();
    expect(stdout).toContain(
      `DO    ${url} answers every form with 403: the proxy does not pass the Host header on`,
    );
  });

  it('names a site that does not answer, and sends no request to a reserved name', async () => {
    expect(await runDoctor('http://127.0.0.1:9')).toMatch(
      /DO {4}http:\/\/127\.0\.0\.1:9 does not answer \(\S+\)/,
    );
    expect(await runDoctor('https://www.example.com')).toContain(
      'note  SITE_URL names www.example.com, which is no real site, so it was not asked',
    );
  });
});
