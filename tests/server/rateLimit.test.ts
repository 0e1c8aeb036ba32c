import { once } from 'node:events';
import { resumes } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { makeApplication, fetchFrom, makePdfForm, upload } from './client.ts';
import { beginUpload } from './beginUpload.ts';
import { fakeDist } from './fakeDist.ts';
import { fillForm, pdf, submit } from './applicationForm.ts';
import { ids, makeMessage } from './message.ts';
import { sendJson, sendUrlEncoded } from './messageFormats.ts';

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

  const makeLargeForm = () => makePdfForm(Buffer.concat([resumes.pdf, Buffer.alloc(4_000_000)]));

  it('gets 429 and Retry-After, and is not stored', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await upload(server, makeLargeForm())).status).toBe(200);
    const before = countStored(server.dataDir);
    const { status, headers, json } = await upload(server, makeLargeForm());
    expect([status, json['error']]).toEqual([
      429,
      'Too many requests came from your network in a short time – wait a little and try again',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(countStored(server.dataDir)).toEqual(before);
  });

  it('gets a response before its body is sent', async () => {
    const [response] = (await once(beginUpload(server, Buffer.alloc(0)), 'data')) as [Buffer];
    expect(String(response)).toMatch(/^HTTP\/1\.1 429 /);
  });

  it('does not affect other clients', async () => {
    const other = await fetchFrom(server, '/career-file-upload.php', {
      method: 'POST',
      body: makeLargeForm(),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(other.status).toBe(200);
    expect((await fetchFrom(server, '/career.php')).status).toBe(200);
  });

  it('of messages is counted across both calls, separately from applications', async () => {
    expect((await sendJson(server, ids, makeMessage({ subject: 'One' }))).status).toBe(200);
    expect((await sendJson(server, ids, makeMessage({ subject: 'Two' }))).status).toBe(200);
    expect((await sendUrlEncoded(server, ids, makeMessage({ subject: 'Three' }))).status).toBe(429);
  });
});

const collectStatuses = async (
  times: number,
  sendOne: (index: number) => Promise<{ status: number }>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await sendOne(index)).status);
  return statuses;
};

describe('counts of one client', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      DIST_DIR: fakeDist(),
      RATE_LIMIT_UPLOADS: '5',
      RATE_LIMIT_APPLICATIONS: '3',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
    });
  });
  afterAll(() => server.stop());

  const from = (client: string) => ({ 'x-forwarded-for': client });
  const apply = (client: string) =>
    fetchFrom(server, '/career-form.php', {
      method: 'POST',
      headers: { ...from(client), 'content-type': 'application/json' },
      body: JSON.stringify(makeApplication({ resumefile: 'none.pdf' })),
    });
  const sendForm = (client: string) =>
    submit(server, fillForm({ fields: { email: 'none' }, file: pdf }), { headers: from(client) });
  const tryUpload = (client: string) =>
    fetchFrom(server, '/career-file-upload.php', { method: 'POST', headers: from(client), body: '{' });

  it('are shared by the API call and the form without JavaScript', async () => {
    const client = '203.0.113.20';
    expect(await collectStatuses(2, () => apply(client))).toEqual([422, 422]);
    expect(await collectStatuses(2, () => sendForm(client))).toEqual([400, 429]);
    expect((await apply(client)).status).toBe(429);
  });

  it('are not reset by changing the port', async () => {
    const clients = ['203.0.113.22:1001', '203.0.113.22:1002', '203.0.113.22', '203.0.113.22:1003, 10.0.0.1'];
    expect(await collectStatuses(6, (index) => tryUpload(clients[index % 4] ?? ''))).toEqual([
      415, 415, 415, 415, 415, 429,
    ]);
    const addresses = ['[2001:db8:5::1]:1001', '[2001:db8:5::2]', '2001:db8:5::3'];
    expect(await collectStatuses(6, (index) => tryUpload(addresses[index % 3] ?? ''))).toEqual([
      415, 415, 415, 415, 415, 429,
    ]);
  });
});

describe('a server that trusts no proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_UPLOADS: '5' });
  });
  afterAll(() => server.stop());

  const countWarnings = () => server.output().stderr.split('TRUST_PROXY is not set').length - 1;

  it('counts a client with 5,100 forged IP addresses as one, and logs once that TRUST_PROXY may be missing', async () => {
    await fetchFrom(server, '/career.php');
    expect(countWarnings()).toBe(0);
    const statuses = await collectStatuses(5100, (index) =>
      fetchFrom(server, '/career-file-upload.php', {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.18.${Math.floor(index / 250)}.${index % 250}` },
        body: '{',
      }),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
    expect(countWarnings()).toBe(1);
    expect(server.output().stderr).not.toContain('198.18.');
  });
});
