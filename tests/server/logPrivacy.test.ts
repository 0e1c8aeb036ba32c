import { once } from 'node:events';
import { connect } from 'node:net';
import { resumes } from '../support/resumes.ts';
import { startServer } from '../support/server.ts';
import { applyNow, makeApplication, fetchFrom, makeForm, post, upload } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const CANARY = 'CANARY-5d1e';
const ADDRESS = '203.0.113.77';

it('logs no cookie, user agent, IP address, query, file name or input, and no failure for an aborted request', async () => {
  const server = await startServer({
    DIST_DIR: fakeDist(),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_APPLICATIONS: '3',
  });
  const canaryHeaders = {
    cookie: `a=${CANARY}`,
    'user-agent': CANARY,
    referer: `http://a.example/${CANARY}`,
    'x-forwarded-for': ADDRESS,
    forwarded: `for=${ADDRESS}`,
    'x-request-id': CANARY,
    authorization: `Basic ${CANARY}`,
    'accept-language': CANARY,
  };
  const get = (path: string) => fetchFrom(server, path, { headers: canaryHeaders });
  for (const path of ['/', `/?q=${CANARY}`, `/search?q=${CANARY}`, `/${CANARY}`, `/static/js/${CANARY}.js`])
    await get(path);
  for (const path of [`/careerdetail.php/${CANARY}`, `/applications/${CANARY}`, `/%zz${CANARY}`])
    await get(path);
  await get(`/${CANARY.repeat(500)}`);
  await post(server, '/career-form.php', { [CANARY]: CANARY });
  await fetchFrom(server, '/career-form.php', {
    method: 'POST',
    headers: { ...canaryHeaders, 'content-type': 'application/json', 'idempotency-key': CANARY.repeat(3) },
    body: `{"name": ${CANARY}`,
  });
  for (const bytes of [resumes.pdf, Buffer.from(CANARY)])
    await upload(server, makeForm([{ name: `${CANARY}.pdf`, bytes }]));
  await applyNow(server, { name: CANARY, otherinformation: CANARY, email: `${CANARY}@example.com` });
  for (let turn = 0; turn < 4; turn += 1)
    await post(server, '/career-form.php', makeApplication({ resumefile: CANARY }));
  const { port } = new URL(server.url);
  for (const text of [
    `${CANARY}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${CANARY}\r\nX: ${CANARY.repeat(4000)}\r\n\r\n`,
    `POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  ]) {
    const socket = connect(Number(port), '127.0.0.1').resume();
    socket.end(text);
    await once(socket, 'close');
  }
  await server.stop();
  const { stdout, stderr } = server.output();
  expect(stderr.split('\n').length).toBeGreaterThan(15);
  for (const text of [CANARY, ADDRESS, 'Mozilla', 'node-fetch']) expect(stdout + stderr).not.toContain(text);
  expect(stderr).not.toContain('127.0.0.1');
  expect(stderr).not.toContain('the database failed');
});
