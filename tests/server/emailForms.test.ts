import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { readRendered } from './applicationForm.ts';
import { fakeDist } from './fakeDist.ts';
import { CANARY, countMessages, makeEnquiry, ids, makeMessage } from './message.ts';
import { sendJson, sendMultipart, sendUrlEncoded, formats } from './messageFormats.ts';

describe('a form sent without JavaScript', () => {
  const ACCEPT_HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ EMAIL_USER_ID: 'u', EMAIL_TEMPLATE_ID: 't2', EMAIL_FORM_TEMPLATE_ID: 't1' });
  });
  afterAll(() => server.stop());
  const serverIds = { user_id: 'u', service_id: 'site-relay', template_id: 't2' };

  /** The confirmation page of the newest message. */
  const readConfirmationPath = () => {
    const sql = 'select reference from messages order by id desc limit 1';
    const [message] = queryDatabase<{ reference: string }>(server.dataDir, sql);
    return `/message_sent?reference=${message?.reference}`;
  };

  it.each(formats)('redirects to the page with the message’s reference, as %s', async (name, send) => {
    const message = await send(server, serverIds, makeMessage({ subject: name }), ACCEPT_HTML);
    expect([message.status, message.headers.get('location')]).toEqual([303, readConfirmationPath()]);
    const enquiry = await send(
      server,
      { ...serverIds, template_id: 't1' },
      makeEnquiry({ subject: name }),
      ACCEPT_HTML,
    );
    expect([enquiry.status, enquiry.headers.get('location')]).toEqual([303, readConfirmationPath()]);
    expect((await send(server, serverIds, makeMessage(), 'application/json, text/html;q=0.5')).text).toBe(
      'OK',
    );
  });

  it.each(formats)('redirects to the page that names the invalid fields, as %s', async (_name, send) => {
    const before = countMessages(server);
    const params = makeMessage({ from_name: '', from_email: CANARY });
    const { status, headers, text } = await send(server, serverIds, params, ACCEPT_HTML);
    expect([status, headers.get('location'), text]).toEqual([
      303,
      '/message_not_sent?fields=from_name,from_email',
      '',
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(countMessages(server)).toEqual(before);
  });
});

describe('the page after a form sent without JavaScript', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());

  it('shows the message’s reference, and ignores anything else', async () => {
    const readSeed = async (reference: string) => {
      const { text } = await fetchFrom(server, `/message_sent?reference=${reference}`);
      return text.includes('{') ? readRendered({ text }).seed : text;
    };
    const sent = await sendUrlEncoded(server, ids, makeMessage(), 'text/html');
    const reference = String(sent.headers.get('location')).split('=')[1] ?? '';
    expect(await readSeed(reference)).toEqual({ messageReference: reference });
    expect(JSON.stringify(await readSeed('Call+0900+12345'))).not.toContain('0900');
  });
});

describe('a form sent without JavaScript that is refused', () => {
  const ACCEPT_HTML = 'text/html';
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), RATE_LIMIT_MESSAGES: '4' });
  });
  afterAll(() => server.stop());

  it('is shown again filled in, with every error, and with no input in a URL', async () => {
    const input = { from_email: CANARY, message: `Two\nlines, ${'x'.repeat(90_000)}` };
    const { status, headers, text } = await sendMultipart(server, ids, makeMessage(input), ACCEPT_HTML);
    expect([
      status,
      headers.get('location'),
      headers.get('cache-control'),
      headers.get('x-robots-tag'),
    ]).toEqual([400, null, 'no-store', 'noindex']);
    expect(readRendered({ text })).toEqual({
      url: '/contact_us',
      seed: {},
      submittedForm: {
        values: makeMessage(input),
        errors: {
          from_email: 'Enter an email address in the correct format, like name@example.com',
          message: 'Your message must be 10000 characters or fewer',
        },
      },
    });
  });

  it('is refused before its body is read, with an explanation, after too many requests', async () => {
    while ((await sendUrlEncoded(server, ids, makeMessage(), ACCEPT_HTML)).status === 303);
    const { status, text, headers } = await sendMultipart(server, ids, makeMessage(), ACCEPT_HTML);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(text).toMatch(/^Too many requests came from your network .* try again\n$/);
    expect((await sendJson(server, ids, makeMessage())).status).toBe(429);
  });
});
