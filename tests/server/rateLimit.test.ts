import { resumes } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { ask, formWith, upload } from './apply.ts';
import { asJson, asUrlEncoded, ids, messageWith } from './message.ts';

describe('a flood from one client', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      RATE_LIMIT_UPLOADS: '3',
      RATE_LIMIT_MESSAGES: '2',
      TRUST_PROXY: '127.0.0.1',
    });
  });
  afterAll(() => server.stop());

  const big = () =>
    formWith([{ name: 'cv.pdf', bytes: Buffer.concat([resumes.pdf, Buffer.alloc(4_000_000)]) }]);

  it('is answered with 429 and when to come back, and nothing of it is stored', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await upload(server, big())).status).toBe(200);
    const before = countStored(server.dataDir);
    const { status, headers, json } = await upload(server, big());
    expect([status, json['error']]).toEqual([
      429,
      'Too many requests came from your network in a short time – wait a little and try again',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(countStored(server.dataDir)).toEqual(before);
  });

  it('keeps nobody else out, not even from the same call', async () => {
    const other = await ask(server, '/career-file-upload.php', {
      method: 'POST',
      body: big(),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(other.status).toBe(200);
    expect((await ask(server, '/career.php')).status).toBe(200);
  });

  it('of messages is counted over both calls, each kind by itself', async () => {
    expect((await asJson(server, ids, messageWith({ subject: 'One' }))).status).toBe(200);
    expect((await asJson(server, ids, messageWith({ subject: 'Two' }))).status).toBe(200);
    expect((await asUrlEncoded(server, ids, messageWith({ subject: 'Three' }))).status).toBe(429);
  });

  it('of refused requests counts too', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const send = () => ask(server, '/career-file-upload.php', { method: 'POST', headers: from, body: '{' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([415, 415, 415, 429]);
  });
});
