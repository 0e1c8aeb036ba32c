import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { freePort } from '../support/freePort.ts';
import { checkNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { makeVisitor } from '../support/visitor.ts';

const NAME = 'desk.example.com';

const why = checkNginx();
if (why) process.stdout.write(`The staff desk behind nginx is not tried: ${why}\n`);

(why ? describe.skip : describe)('the staff desk behind deploy/nginx.conf', () => {
  let server: TestServer;
  let nginx: Nginx;
  beforeAll(async () => {
    const settings = { DESK_PORT: String(await freePort()), DESK_URL: `https://${NAME}`, TRUST_PROXY: '1' };
    server = await startServer({ DIST_DIR: resolve('dist'), ...settings });
    nginx = await startNginx({
      ports: [new URL(server.url).port],
      site: resolve('dist/site'),
      previous: freshDir(),
      desk: settings.DESK_PORT,
    });
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
  });
  const ask = async (
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
    const answer = await visitor.ask(path, post);
    visitor.disconnect();
    return answer;
  };

  it('is for the allowed addresses only', async () => {
    expect(await ask(NAME, '/')).toMatchObject({ status: 200, text: expect.stringContaining('staff desk') });
    for (const path of ['/', '/api/session', '/welcome']) {
      const { status, headers } = await ask(NAME, path, { from: '127.0.0.9' });
      expect([status, headers?.['strict-transport-security']]).toEqual([403, 'max-age=31536000']);
    }
    const at = { host: '127.0.0.1', port: nginx.http, headers: { host: NAME } };
    const [plain] = (await once(get(at), 'response')) as [IncomingMessage];
    expect([plain.statusCode, plain.headers.location]).toEqual([301, `https://${NAME}/`]);
  });

  it('shares no route and no cookie with the public site', async () => {
    const token = /\/welcome#(\S+)/.exec(server.output().stdout)?.[1];
    const account = { token, password: 'correct horse battery', name: 'Ada', email: 'ada@example.com' };
    expect((await ask('www.example.com', '/api/password', { body: account })).status).toBe(404);
    const { status, headers } = await ask(NAME, '/api/password', { body: account });
    expect([status, headers?.['set-cookie']]).toEqual([
      200,
      [expect.stringMatching(/^__Host-desk=\S+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=\d+$/)],
    ]);
    for (const path of ['/api/session', '/api/users', '/welcome'])
      expect(await ask('www.example.com', path)).toMatchObject({ status: 404 });
    const openings = await ask('www.example.com', '/career.php');
    expect([openings.status, openings.headers?.['set-cookie']]).toEqual([200, undefined]);
    expect((await ask(NAME, '/career.php')).text).not.toBe(openings.text);
    expect((await ask(NAME, '/career-form.php', { body: {} })).status).toBe(404);
  });
});
