import { countStored, startServer, type TestServer } from '../support/server.ts';
import { makeApplication, fetchFrom, post, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';

const CANARY = 'CANARY-7c41';

describe('the application API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
  });
  afterAll(() => server.stop());

  const send = (body: unknown) => post(server, '/career-form.php', body);
  const expectRefusal = async (body: unknown, status: number, field?: string) => {
    const before = countStored(server.dataDir).applications;
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(response.json['error']).toEqual(expect.any(String));
    if (field) expect(Object.keys(Object(response.json['fields']))).toContain(field);
    expect(response.text).not.toContain(CANARY);
    expect(countStored(server.dataDir).applications).toBe(before);
    return response;
  };

  it.each<[string, string, Record<string, unknown>]>([
    ['no name', 'name', { name: undefined }],
    ['a blank name', 'name', { name: ' \t ' }],
    ['a name that is too long', 'name', { name: CANARY + 'x'.repeat(200) }],
    ['a name that is a number', 'name', { name: 5 }],
    ['no email address', 'email', { email: undefined }],
    ['an email address without a domain', 'email', { email: CANARY }],
    ['an email address that is too long', 'email', { email: `${'x'.repeat(250)}@example.com` }],
    ['two email addresses', 'email', { email: 'a@example.com, b@example.com' }],
    ['no phone number', 'phone', { phone: undefined }],
    ['a phone number of letters', 'phone', { phone: CANARY }],
    ['other information that is too long', 'otherinformation', { otherinformation: 'x'.repeat(5001) }],
    ['other information that is null', 'otherinformation', { otherinformation: null }],
    ['no job role', 'job_role', { job_role: undefined }],
    ['a blank job role', 'job_role', { job_role: ' ' }],
    ['a job role that is too long', 'job_role', { job_role: 'x'.repeat(201) }],
    ['no job id', 'job_id', { job_id: undefined }],
    ['a job id that is not a number', 'job_id', { job_id: CANARY }],
    ['a job id of 1.5', 'job_id', { job_id: 1.5 }],
    ['a job id below zero', 'job_id', { job_id: -1 }],
    ['a job id that is true', 'job_id', { job_id: true }],
    ['no resume', 'resumefile', { resumefile: undefined }],
    ['a resume name that is too long', 'resumefile', { resumefile: 'x'.repeat(201) }],
    ['a blank resume', 'resumefile', { resumefile: '' }],
    ['a NUL in a text', 'otherinformation', { otherinformation: `${CANARY}\0` }],
    ['an unpaired surrogate in a text', 'name', { name: 'Ada \ud800' }],
  ])('refuses %s', async (_what, field, fields) => {
    const resumefile = await uploadPdf(server);
    await expectRefusal(makeApplication({ resumefile, ...fields }), 400, field);
  });

  it('refuses an unknown field', async () => {
    const resumefile = await uploadPdf(server);
    const response = await expectRefusal(makeApplication({ resumefile, [CANARY]: 'x' }), 400);
    expect(response.json['error']).toBe('The request contains an unknown field');
  });

  it('names all errors at once', async () => {
    const { json: response } = await expectRefusal({}, 400);
    expect(Object.keys(Object(response['fields'])).toSorted()).toEqual(
      ['email', 'job_id', 'job_role', 'name', 'phone', 'resumefile'].toSorted(),
    );
  });

  it.each([null, [], 'text', 7])('refuses a body that is %p', async (body) => {
    await expectRefusal(body, 400);
  });

  it('refuses a resume that was never uploaded', async () => {
    for (const resumefile of [CANARY, '../../etc/passwd', '\0', `${crypto.randomUUID()}.pdf`]) {
      const { json: response } = await expectRefusal(makeApplication({ resumefile }), 422, 'resumefile');
      expect(response['error']).toBe('The selected file could not be uploaded – try again');
    }
  });

  it('refuses a resume that already belongs to an application', async () => {
    const resumefile = await uploadPdf(server);
    expect((await send(makeApplication({ resumefile, name: 'One' }))).status).toBe(200);
    const { json: response } = await expectRefusal(makeApplication({ resumefile, name: 'Other' }), 409);
    expect(response['error']).toBe('This resume already belongs to an application that was sent');
  });

  it('refuses a resume that was uploaded for another job', async () => {
    const resumefile = await uploadPdf(server, '3');
    const { json: response } = await expectRefusal(makeApplication({ resumefile, name: 'Third' }), 422);
    expect(response['error']).toBe('This resume was uploaded for another job – upload it again');
    expect((await send(makeApplication({ resumefile, job_id: 3 }))).status).toBe(200);
  });

  it('refuses an unknown job with 404 and a closed one with 410', async () => {
    const resumefile = await uploadPdf(server);
    const unknown = await expectRefusal(makeApplication({ resumefile, job_id: 999 }), 404);
    expect(unknown.json).toEqual({ error: 'Job not found' });
    const closed = await expectRefusal(makeApplication({ resumefile, job_id: 2 }), 410);
    expect(closed.json['closed']).toBe(true);
  });

  const postRaw = (type: string, body: string) =>
    fetchFrom(server, '/career-form.php', { method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    '{',
    `{"name": ${CANARY}}`,
    '',
    '{"__proto__": {"name": "x"}}',
    '{"constructor": {"prototype": 1}}',
  ])('refuses JSON that is malformed or pollutes a prototype: %s', async (body) => {
    const { status, json: response, text } = await postRaw('application/json', body);
    expect([status, response['error']]).toEqual([400, expect.any(String)]);
    expect(text).not.toContain(CANARY);
    expect(text).not.toMatch(/at .*\.(?:ts|js|cjs)/);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'text/json',
    'multipart/form-data; boundary=b',
  ])('refuses the content type %s', async (type) => {
    const { status, json: response } = await postRaw(
      type,
      JSON.stringify(makeApplication({ resumefile: CANARY })),
    );
    expect([status, response['error']]).toEqual([415, 'This address does not accept that content type']);
  });

  it('refuses a body beyond 64 KB', async () => {
    const { status, json: response } = await send(makeApplication({ otherinformation: 'x'.repeat(70_000) }));
    expect([status, response['error']]).toEqual([413, 'The request is too large']);
  });

  it('logs one line per response and nothing that a person typed', () => {
    const { stderr, stdout } = server.output();
    for (const text of [CANARY, 'Ada', 'example.com', '+44 20 7946', '127.0.0.1'])
      expect(stderr).not.toContain(text);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^\d sample openings are open to visitors; /),
      expect.stringMatching(/^No mail server is set /),
      expect.stringMatching(/^There are no pages in /),
      expect.stringContaining(' is ready at '),
    ]);
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const responses = lines.filter(({ msg }) => msg === 'answered');
    expect(responses.length).toBeGreaterThan(10);
    for (const line of responses) {
      expect(Object.keys(line).toSorted()).toEqual([
        'level',
        'ms',
        'msg',
        'reqId',
        'route',
        'status',
        'time',
      ]);
    }
  });
});
