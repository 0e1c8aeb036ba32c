import { request, createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { engine } from '../support/engine.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';

/** Its lines about the running server and backups. */
const RUNNING_SERVER = {
  sqlite: ['A server runs on this data folder', 'No backup was made yet'],
  postgres: ['A server is connected to it', 'No backup was made yet'],
};

/** A proxy on this machine that changes request headers with `headersFor`. */
const startProxy = async (
  server: TestServer,
  headersFor: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders,
): Promise<{ url: string; proxy: Server }> => {
  const proxy = createServer((incoming, answer) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(server.url + url, { method, headers: headersFor(headers) }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    forwarded.on('error', () => answer.writeHead(502).end());
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

  const result = async (siteUrl: string) =>
    (await runInProcess(['doctor'], server.dataDir, { env: { SITE_URL: siteUrl } })).stdout;

  it('says that the site answers and accepts forms, and stores nothing', async () => {
    const { url, proxy } = await startProxy(server, (headers) => headers);
    const stdout = await result(url);
    proxy.close();
    expect(stdout).toContain(`ok    ${url} answers, and takes forms`);
    for (const line of RUNNING_SERVER[engine]) expect(stdout).toContain(line);
  });

  it('names a proxy that does not pass the Host header', async () => {
    const { url, proxy } = await startProxy(server, (headers) => ({
      ...headers,
      host: new URL(server.url).host,
    }));
    const stdout = await result(url);
    proxy.close();
    expect(stdout).toContain(
      `DO    ${url} answers every form with 403: the proxy does not pass the Host header on`,
    );
  });

  it('names a site that does not answer, and requests no reserved name', async () => {
    expect(await result('http://127.0.0.1:9')).toMatch(
      /DO {4}http:\/\/127\.0\.0\.1:9 does not answer \(\S+\)/,
    );
    expect(await result('https://www.example.com')).not.toContain('www.example.com');
  });
});
