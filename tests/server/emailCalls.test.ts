import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { CANARY, countMessages, enquiryIds, makeEnquiry, ids, makeMessage } from './message.ts';
import { sendJson, SEND_PATH, SEND_FORM_PATH, formats } from './messageFormats.ts';

describe('the email calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const readNewest = () =>
    queryDatabase<Record<string, unknown>>(
      server.dataDir,
      'select * from messages order by id desc limit 1',
    )[0];

  /** Expects that what `act` sends is refused and nothing is stored. */
  const expectRefused = async (act: () => ReturnType<typeof fetchFrom>, status: number) => {
    const before = countMessages(server);
    const response = await act();
    expect([response.status, response.json['error']]).toEqual([status, expect.any(String)]);
    expect(response.text).not.toContain(CANARY);
    expect(countMessages(server)).toEqual(before);
    return response;
  };

  const postRaw = (path: string, body: BodyInit, type: string) =>
    fetchFrom(server, path, { method: 'POST', headers: { 'content-type': type }, body });

  it.each(formats)('respond OK to a message as %s once it is stored with its email', async (_name, send) => {
    const params = makeMessage({ from_name: '  Zébulon 李 😀 ', message: 'One & two\n= three?\n' });
    const { status, text, headers } = await send(server, ids, params);
    expect([status, text, headers.get('content-type')]).toEqual([200, 'OK', 'text/plain; charset=utf-8']);
    // The body follows the provider's API; the message's reference is in a header.
    expect(headers.get('message-reference')).toBe(readNewest()?.['reference']);
    expect(readNewest()).toMatchObject({
      reference: expect.stringMatching(/^(?:\w{5}-){3}\w{5}$/) as string,
      form: 'contact',
      name: 'Zébulon 李 😀',
      email: 'grace@example.com',
      phone: '+44 20 7946 0000',
      subject: 'Network audit',
      enquiry: '',
      message: 'One & two\n= three?',
    });
    const sql =
      'select kind, subject_reference, recipient, status, attempts from outbox order by id desc limit 1';
    expect(queryDatabase(server.dataDir, sql)).toEqual([
      {
        kind: 'message',
        subject_reference: readNewest()?.['reference'],
        recipient: null,
        status: 'waiting',
        attempts: 0,
      },
    ]);
  });

  it.each(formats)('name every missing id, as %s', async (_name, send) => {
    const none = await expectRefused(() => send(server, {}, makeMessage()), 400);
    expect(none.json['error']).toBe(
      'The user_id is required. The service_id is required. The template_id is required',
    );
    const blank = await expectRefused(() => send(server, { ...ids, service_id: ' ' }, makeMessage()), 400);
    expect(blank.json).toEqual({
      error: 'The service_id is required',
      fields: { service_id: 'The service_id is required' },
    });
  });

  it.each(formats)('refuse unknown ids, as %s', async (_name, send) => {
    for (const name of Object.keys(ids)) {
      const { json } = await expectRefused(
        () => send(server, { ...ids, [name]: CANARY }, makeMessage()),
        400,
      );
      expect(json['error']).toBe(`The ${name} is not known here`);
    }
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['no name', 'from_name', { from_name: undefined }],
    ['a blank name', 'from_name', { from_name: ' \t ' }],
    ['a name that is too long', 'from_name', { from_name: CANARY + 'x'.repeat(200) }],
    ['a line break in the name', 'from_name', { from_name: `Ada\r\nBcc: ${CANARY}` }],
    ['a line separator in the name', 'from_name', { from_name: `Ada\u2028${CANARY}` }],
    ['no email address', 'from_email', { from_email: '' }],
    ['an email address without a domain', 'from_email', { from_email: CANARY }],
    ['two email addresses', 'from_email', { from_email: 'a@example.com,b@example.com' }],
    [
      'a line break in the email address',
      'from_email',
      { from_email: 'a@example.com\r\nBcc: b@example.com' },
    ],
    ['no phone number', 'phone_number', { phone_number: undefined }],
    ['a phone number of letters', 'phone_number', { phone_number: CANARY }],
    ['a line break in the phone number', 'phone_number', { phone_number: '020 7946\n0000' }],
    ['no subject', 'subject', { subject: undefined }],
    ['a line break in the subject', 'subject', { subject: `Hello\nBcc: ${CANARY}@example.com` }],
    ['a subject that is too long', 'subject', { subject: 'x'.repeat(201) }],
    ['no message', 'message', { message: undefined }],
    ['a message that is too long', 'message', { message: 'x'.repeat(10_001) }],
    ['a NUL in the message', 'message', { message: `${CANARY}\0` }],
    ['a choice, which this form does not have', 'enquiry', { enquiry: 'Request a Quote' }],
  ])('refuse %s in every format', async (_what, field, fields) => {
    for (const [, send] of formats) {
      const { json } = await expectRefused(() => send(server, ids, makeMessage(fields)), 400);
      expect(json['fields']).toEqual({ [field]: json['error'] });
    }
  });

  it.each([
    ['no choice', { enquiry: '' }],
    ['the prompt of the dropdown', { enquiry: "What you're looking for?" }],
    ['a choice that the form does not offer', { enquiry: CANARY }],
  ])('refuse an enquiry with %s', async (_what, fields) => {
    for (const [, send] of formats) {
      const { json } = await expectRefused(() => send(server, enquiryIds, makeEnquiry(fields)), 400);
      expect(json['fields']).toEqual({ enquiry: 'Choose what you are looking for' });
    }
  });

  it('name all errors at once', async () => {
    for (const [, send] of formats) {
      const { json } = await expectRefused(() => send(server, ids, {}), 400);
      expect(Object.keys(Object(json['fields']))).toEqual([
        'from_name',
        'from_email',
        'phone_number',
        'subject',
        'message',
      ]);
    }
  });

  it('refuse an unknown field', async () => {
    for (const [, send] of formats) {
      const { json } = await expectRefused(() => send(server, ids, makeMessage({ [CANARY]: 'x' })), 400);
      expect(json['error']).toBe('The request contains an unknown field');
    }
    await expectRefused(() => sendJson(server, { ...ids, [CANARY]: 'x' }, makeMessage()), 400);
  });

  it.each([
    ['text', SEND_PATH, 'text/plain'],
    ['a URL-encoded form instead of JSON', SEND_PATH, 'application/x-www-form-urlencoded'],
    ['a multipart form instead of JSON', SEND_PATH, 'multipart/form-data; boundary=b'],
    ['JSON instead of a form', SEND_FORM_PATH, 'application/json'],
    ['text instead of a form', SEND_FORM_PATH, 'text/plain'],
  ])('refuse %s with 415', async (_what, path, type) => {
    await expectRefused(() => postRaw(path, '{}', type), 415);
  });

  it('refuse a body beyond 64 KB in every format', async () => {
    for (const [, send] of formats) {
      const message = 'x'.repeat(1024 * 1024);
      const { json } = await expectRefused(() => send(server, ids, makeMessage({ message })), 413);
      expect(json['error']).toBe('The request is too large');
    }
  });

  it('refuse a repeated field', async () => {
    const twice = new URLSearchParams([...Object.entries(ids), ['subject', 'a'], ['subject', 'b']]);
    const { json } = await expectRefused(
      () => fetchFrom(server, SEND_FORM_PATH, { method: 'POST', body: twice }),
      400,
    );
    expect(json['error']).toBe('The request contains a field twice');
  });

  const MULTIPART = 'multipart/form-data; boundary=b';
  const makePart = (headers: string) => `--b\r\n${headers}\r\n\r\n${CANARY}\r\n--b--\r\n`;
  const SUBJECT_HEADER = 'Content-Disposition: form-data; name="subject"';

  it.each<[string, string, BodyInit]>([
    ['no boundary', 'multipart/form-data', makePart(SUBJECT_HEADER)],
    ['an empty boundary', 'multipart/form-data; boundary=""', makePart(SUBJECT_HEADER)],
    ['another boundary', 'multipart/form-data; boundary=c', makePart(SUBJECT_HEADER)],
    ['no final boundary', MULTIPART, makePart(SUBJECT_HEADER).replace('--b--', '--b')],
    ['a truncated part', MULTIPART, makePart(SUBJECT_HEADER).slice(0, 40)],
    ['a bad percent-encoding', 'application/x-www-form-urlencoded', `subject=%zz${CANARY}`],
    ['an incomplete UTF-8 sequence', 'application/x-www-form-urlencoded', `subject=%ff${CANARY}`],
    ['bytes that are not text', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff])],
  ])('refuse a form with %s (%s)', async (_what, type, body) => {
    const { json } = await expectRefused(() => postRaw(SEND_FORM_PATH, body, type), 400);
    expect(json['error']).toBe('The form is incomplete or malformed');
  });

  it.each<[string, BodyInit]>([
    ['text after a boundary', makePart(SUBJECT_HEADER).replace('--b', '--bb')],
    ['a part without a name', makePart('Content-Disposition: form-data')],
    ['a part without headers', `--b\r\n\r\n${CANARY}\r\n--b--\r\n`],
    ['a part of another kind', makePart('Content-Disposition: attachment; name="subject"')],
  ])('read no field from a form with %s', async (_what, body) => {
    const { json } = await expectRefused(() => postRaw(SEND_FORM_PATH, body, MULTIPART), 400);
    expect(json['error']).toMatch(/^The user_id is required/);
  });

  it('accept only POST, and not from another site', async () => {
    for (const path of [SEND_PATH, SEND_FORM_PATH]) {
      const get = await fetchFrom(server, path);
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
      const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html' } };
      expect((await fetchFrom(server, path, { ...init, body: new URLSearchParams(ids) })).status).toBe(403);
    }
  });
});
