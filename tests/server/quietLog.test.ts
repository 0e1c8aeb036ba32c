import { once } from 'node:events';
import { connect } from 'node:net';
import { resumes } from '../support/resumes.ts';
import { startServer } from '../support/server.ts';
import { applied, applicationWith, ask, formWith, post, upload } from './apply.ts';
import { fakeDist } from './fakeDist.ts';

const PLANT = 'PLANT-5d1e';
const ADDRESS = '203.0.113.77';

it('logs no cookie, user agent, address, query, name of a file or text', async () => {
  const server = await startServer({
    DIST_DIR: fakeDist(),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_APPLICATIONS: '3',
  });
  const planted = {
    ...{ cookie: `a=${PLANT}`, 'user-agent': PLANT, referer: `http://a.example/${PLANT}` },
    ...{ 'x-forwarded-for': ADDRESS, forwarded: `for=${ADDRESS}`, 'x-request-id': PLANT },
    ...{ authorization: `Basic ${PLANT}`, 'accept-language': PLANT },
  };
  const get = (path: string) => ask(server, path, { headers: planted });
  for (const path of ['/', `/?q=${PLANT}`, `/search?q=${PLANT}`, `/${PLANT}`, `/static/js/${PLANT}.js`])
    await get(path);
  for (const path of [`/careerdetail.php/${PLANT}`, `/applications/${PLANT}`, `/%zz${PLANT}`])
    await get(path);
  await get(`/${PLANT.repeat(500)}`);
  await post(server, '/career-form.php', { [PLANT]: PLANT });
  await ask(server, '/career-form.php', {
    method: 'POST',
    headers: { ...planted, 'content-type': 'application/json', 'idempotency-key': PLANT.repeat(3) },
    body: `{"name": ${PLANT}`,
  });
  for (const bytes of [resumes.pdf, Buffer.from(PLANT)])
    await upload(server, formWith([{ name: `${PLANT}.pdf`, bytes }]));
  await applied(server, { name: PLANT, otherinformation: PLANT, email: `${PLANT}@example.com` });
  for (let turn = 0; turn < 4; turn += 1)
    await post(server, '/career-form.php', applicationWith({ resumefile: PLANT }));
  const { port } = new URL(server.url);
  for (const text of [
    `${PLANT}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${PLANT}\r\nX: ${PLANT.repeat(4000)}\r\n\r\n`,
  ]) {
    const socket = connect(Number(port), '127.0.0.1').resume();
    socket.end(text);
    await once(socket, 'close');
  }
  await server.stop();
  const { stdout, stderr } = server.output();
  expect(stderr.split('\n').length).toBeGreaterThan(15);
  for (const text of [PLANT, ADDRESS, 'Mozilla', 'node-fetch']) expect(stdout + stderr).not.toContain(text);
  expect(stderr).not.toContain('127.0.0.1');
});
