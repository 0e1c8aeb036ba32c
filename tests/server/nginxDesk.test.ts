import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { reservePort } from '../support/reservePort.ts';
import { checkNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { makeVisitor } from '../support/visitor.ts';

const HOST = 'desk.example.com';

const skipReason = checkNginx();
if (skipReason) process.stdout.write(`The staff desk behind nginx is not tested: ${skipReason}\n`);

(skipReason ? describe.skip : describe)('the staff desk behind deploy/nginx.conf', () => {
  let server: TestServer;
  let nginx: Nginx;
  beforeAll(async () => {
    const deskPort = String(await reservePort());
    const settings = { DESK_PORT: deskPort, DESK_URL: `https://${HOST}`, TRUST_PROXY: '1' };
    server = await startServer({ DIST_DIR: resolve('dist'), ...settings });
    nginx = await startNginx({
      ports: [new URL(server.url).port],
      site: resolve('dist/site'),
      previous: freshDir(),
      // The first process is down: the desk goes on at the other one.
      desk: [String(await reservePort()), deskPort],
    });
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
  });
  const visit = async (
    host: string,
    path: string,
    { from = '127.0.0.1', body }: { from?: string; body?: object } = {},
  ) => {
    const visitor = makeVisitor(nginx.https, from, host);
    const post = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
    };
    const response = await visitor.send(path, post);
    visitor.disconnect();
    return response;
  };

  it('is open only to the allowed IP addresses', async () => {
    expect(await visit(HOST, '/')).toMatchObject({
      status: 200,
      text: expect.stringContaining('staff desk'),
    });
    for (const path of ['/', '/api/session', '/welcome']) {
      const { status, headers } = await visit(HOST, path, { from: '127.0.0.9' });
      expect([status, headers?.['strict-transport-security']]).toEqual([403, 'max-age=31536000']);
    }
    const at = { host: '127.0.0.1', port: nginx.http, headers: { host: HOST } };
    const [plain] = (await once(get(at), 'response')) as [IncomingMessage];
    expect([plain.statusCode, plain.headers.location]).toEqual([301, `https://${HOST}/`]);
  });

  it('shares no route and no cookie with the public site', async () => {
    const token = /\/welcome#(\S+)/.exec(server.output().stdout)?.[1];
    const account = { token, password: 'correct horse battery', name: 'Ada', email: 'ada@example.com' };
    expect((await visit('www.example.com', '/api/password', { body: account })).status).toBe(404);
    const { status, headers } = await visit(HOST, '/api/password', { body: account });
    expect([status, headers?.['set-cookie']]).toEqual([
      200,
      ['__Host-desk', '__Host-desk-device'].map((name): unknown =>
        expect.stringMatching(
          new RegExp(`^${name}=\\S+; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=\\d+$`),
        ),
      ),
    ]);
    for (const path of ['/api/session', '/api/users', '/welcome'])
      expect(await visit('www.example.com', path)).toMatchObject({ status: 404 });
    const openings = await visit('www.example.com', '/career.php');
    expect([openings.status, openings.headers?.['set-cookie']]).toEqual([200, undefined]);
    expect((await visit(HOST, '/career.php')).text).not.toBe(openings.text);
    expect((await visit(HOST, '/career-form.php', { body: {} })).status).toBe(404);
  });
});
