import { type Socket } from 'node:net';
import { pdfOfSize } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { fetchFrom, makePdfForm } from './client.ts';
import { beginUpload } from './beginUpload.ts';
import { fakeDist } from './fakeDist.ts';
import { fillForm, pdf, submit } from './applicationForm.ts';

/** Limits of concurrent uploads. */
const MAX_PER_CLIENT = 16;
const MAX_TOTAL = 32;
const TOO_MANY = /^Too many requests came from your network/;

describe('unfinished uploads of a client', () => {
  let server: TestServer;
  const openSockets: Socket[] = [];
  // One server for each test: it may notice closed connections only after the next test has begun.
  beforeEach(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of openSockets.splice(0)) socket.destroy();
    await server.stop();
  });

  const beginUploads = (client: string, count: number) => {
    const sockets = Array.from({ length: count }, () =>
      beginUpload(server, pdfOfSize(1_000_000), { 'X-Forwarded-For': client }),
    );
    openSockets.push(...sockets);
    return sockets;
  };
  const uploadFrom = (client: string) =>
    fetchFrom(server, '/career-file-upload.php', {
      method: 'POST',
      body: makePdfForm(),
      headers: { 'x-forwarded-for': client },
    });
  const isRefused = async (client: string) => (await uploadFrom(client)).status === 429;

  it('count for that client only, until the connection closes', async () => {
    beginUploads('203.0.113.1', MAX_PER_CLIENT - 1);
    const [lastUpload] = beginUploads('203.0.113.1', 1);
    await until(() => isRefused('203.0.113.1'), 'a refusal');
    const { status, headers, json } = await uploadFrom('203.0.113.1');
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
    expect(json['error']).toMatch(TOO_MANY);
    expect((await uploadFrom('203.0.113.2')).status).toBe(200);
    lastUpload?.destroy();
    await until(async () => !(await isRefused('203.0.113.1')), 'a free upload slot');
  });

  it('count together if they come from one IPv6 network', async () => {
    for (let host = 1; host <= MAX_PER_CLIENT; host += 1) beginUploads(`2001:db8:7::${host}`, 1);
    await until(() => isRefused('2001:db8:7::99'), 'a refusal');
    expect((await uploadFrom('2001:db8:8::1')).status).toBe(200);
  });

  it('cause a form without JavaScript to be refused with an explanation and not stored', async () => {
    beginUploads('203.0.113.3', MAX_PER_CLIENT);
    await until(() => isRefused('203.0.113.3'), 'a refusal');
    const before = countStored(server.dataDir);
    const headers = { 'x-forwarded-for': '203.0.113.3', accept: 'text/html' };
    const { status, text } = await submit(server, fillForm({ file: pdf }), { headers });
    expect([status, text]).toEqual([429, expect.stringMatching(TOO_MANY)]);
    expect(countStored(server.dataDir)).toEqual(before);
  });

  it('are limited for all clients together', async () => {
    for (let client = 1; client <= MAX_TOTAL / MAX_PER_CLIENT + 1; client += 1)
      beginUploads(`203.0.113.${10 + client}`, MAX_PER_CLIENT);
    const isBusy = async () => (await uploadFrom('203.0.113.20')).status === 503;
    await until(isBusy, 'a refusal');
    expect((await uploadFrom('203.0.113.20')).headers.get('retry-after')).toBe('5');
  });
});
