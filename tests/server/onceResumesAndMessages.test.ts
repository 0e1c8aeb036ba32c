import { randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom, makeForm, upload } from './client.ts';
import { countMessages, ids, makeMessage } from './message.ts';
import { applicationHelpers } from './applicationHelpers.ts';

describe('a submission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const { makePdfForm } = applicationHelpers(() => server);

  it('of a resume under its key returns the same stored name, whatever the timestamp in its name', async () => {
    const key = randomUUID();
    const first = await upload(server, makePdfForm('20261121T101500250Z_cv.pdf'), key);
    const before = countStored(server.dataDir).resumes;
    const again = await upload(server, makePdfForm('20261121T101501999Z_cv.pdf'), key);
    expect(again.json).toEqual(first.json);
    expect(countStored(server.dataDir).resumes).toBe(before);
    const other = makeForm([{ name: 'cv.docx', bytes: resumes.docx }]);
    expect((await upload(server, other, key)).status).toBe(422);
  });

  it('of 12 resumes with one name in one millisecond returns 12 stored names', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => upload(server, makePdfForm('20261121T101500250Z_cv.pdf'))),
    );
    expect(new Set(responses.map(({ json }) => json['filename'])).size).toBe(12);
  });

  const readCounts = () => countMessages(server) as { messages: number; mails: number };
  const send = async (subject: string, key?: string) => {
    const { status } = await fetchFrom(server, '/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ ...ids, template_params: makeMessage({ subject }) }),
    });
    return status;
  };

  it('of a message is stored once, with a key and without, and with equal content whatever its key', async () => {
    const { messages, mails } = readCounts();
    const key = randomUUID();
    const statuses = await Promise.all([send('One', key), send('One', key), send('Two'), send('Two')]);
    expect(statuses).toEqual([200, 200, 200, 200]);
    for (const other of [randomUUID(), randomUUID(), undefined]) expect(await send('One', other)).toBe(200);
    expect(await send('Three', key)).toBe(422);
    expect(readCounts()).toEqual({ messages: messages + 2, mails: mails + 2 });
  });

  it('of two messages under one key at the same time stores one of them', async () => {
    const { messages, mails } = readCounts();
    const key = randomUUID();
    const subjects = ['Four', 'Five', 'Four', 'Five'];
    const [four, five, ...again] = await Promise.all(subjects.map((subject) => send(subject, key)));
    expect([four, five].sort()).toEqual([200, 422]);
    expect(again).toEqual([four, five]);
    expect(readCounts()).toEqual({ messages: messages + 1, mails: mails + 1 });
  });
});
