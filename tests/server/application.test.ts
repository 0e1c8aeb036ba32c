import { createHash } from 'node:crypto';
import { awayFromMidnight } from '../support/awayFromMidnight.ts';
import { resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { applicationWith, applied, ask, formWith, post, upload, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';

const CANARY = 'CANARY-7c41';
const REFERENCE = /^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;
const json = { accept: 'application/json' };

describe('the application', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
  });
  afterAll(() => server.stop());

  const send = (body: unknown) => post(server, '/career-form.php', body);
  const expectRefusal = async (body: unknown, status: number, field?: string) => {
    const before = countStored(server.dataDir).applications;
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(answer.json['error']).toEqual(expect.any(String));
    if (field) expect(Object.keys(Object(answer.json['fields']))).toContain(field);
    expect(answer.text).not.toContain(CANARY);
    expect(countStored(server.dataDir).applications).toBe(before);
    return answer;
  };

  it('answers with a receipt that says what was stored, and names nobody', async () => {
    await awayFromMidnight();
    const name = '20241105T081530250Z_cv.pdf';
    const stored = await upload(server, formWith([{ name, bytes: resumes.pdf }]));
    const {
      status,
      json: receipt,
      text,
    } = await send(applicationWith({ resumefile: stored.json['filename'] }));
    expect(status).toBe(200);
    expect(receipt).toEqual({
      reference: expect.stringMatching(REFERENCE),
      job_id: 1,
      job_title: expect.any(String),
      file_name: 'c….pdf',
      file_size: resumes.pdf.length,
      sha256: createHash('sha256').update(resumes.pdf).digest('hex'),
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'received',
      delete_after: new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10),
      reply_within_days: 10,
      withdraw_by: 'address',
    });
    expect(text).not.toContain('Ada');
    expect(text).not.toContain('ada@example.com');
  });

  it('stores every field, trimmed, and who did what', async () => {
    const receipt = await applied(server, { name: '  Ünal 李  ', job_role: ' Technician ', job_id: '1' });
    const rows = queryDatabase(server.dataDir, 'select * from applications order by id desc limit 1');
    expect(rows).toEqual([
      expect.objectContaining({
        reference: receipt['reference'],
        name: 'Ünal 李',
        email: 'ada@example.com',
        phone: '+44 20 7946 0000',
        other_information: 'Available from May',
        job_role: 'Technician',
        opening_id: 1,
      }),
    ]);
    const audit = queryDatabase(
      server.dataDir,
      'select actor, action, subject from audit order by id desc limit 1',
    );
    const subject = `application ${String(receipt['reference'])}`;
    expect(audit).toEqual([{ actor: 'visitor', action: 'application.received', subject }]);
  });

  it.each(['', 'no', 'false', 'off', '1999-01'])('takes a consent of %j for none', async (consent) => {
    const { delete_after, received } = await applied(server, { consent, name: `Unticked ${consent}` });
    const kept = Date.parse(String(delete_after)) - Date.parse(String(received).slice(0, 10));
    expect(kept / 86_400_000).toBe(180);
    expect(
      queryDatabase(server.dataDir, 'select consent_version from applications order by id desc limit 1'),
    ).toEqual([{ consent_version: null }]);
  });

  it('gives the receipt again for its reference, in capitals or not', async () => {
    const receipt = await applied(server);
    const reference = String(receipt['reference']);
    for (const spelling of [reference, reference.toLowerCase()]) {
      const again = await ask(server, `/applications/${spelling}`, { headers: json });
      expect([again.status, again.json]).toEqual([200, receipt]);
      expect(again.headers.get('cache-control')).toBe('no-store');
      expect(again.headers.get('x-robots-tag')).toBe('noindex');
      expect(again.headers.get('vary')).toContain('Accept');
    }
  });

  it.each(['AAAAA-AAAAA-AAAAA-AAAAA', CANARY, '%00', "'%20or%201=1--", 'x'.repeat(300)])(
    'answers 404 for the reference %s',
    async (reference) => {
      const { status, text } = await ask(server, `/applications/${reference}`, { headers: json });
      expect([status, text]).toEqual([404, '{"error":"There is no application with this reference"}']);
    },
  );

  it('keeps applications over a restart, and over kill -9', async () => {
    const receipt = await applied(server);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await server.restart(signal);
      const again = await ask(server, `/applications/${String(receipt['reference'])}`, { headers: json });
      expect(again.json).toEqual(receipt);
    }
    const sql = `select bytes from resumes join resume_files on resume_id = id where sha256 = '${String(receipt['sha256'])}' order by id desc limit 1`;
    expect(queryDatabase<{ bytes: Buffer }>(server.dataDir, sql)[0]?.bytes.equals(resumes.pdf)).toBe(true);
  });

  it('lets exactly one of many applications have an upload', async () => {
    const resumefile = await uploadedName(server);
    const { applications: before } = countStored(server.dataDir);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(applicationWith({ resumefile, name: `Person ${at}` }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(countStored(server.dataDir).applications).toBe(before + 1);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['no name', 'name', { name: undefined }],
    ['a blank name', 'name', { name: ' \t ' }],
    ['a name that is too long', 'name', { name: CANARY + 'x'.repeat(200) }],
    ['a name that is a number', 'name', { name: 5 }],
    ['a name that is a list', 'name', { name: [CANARY] }],
    ['no e-mail address', 'email', { email: undefined }],
    ['an e-mail address without a domain', 'email', { email: CANARY }],
    ['an e-mail address that is too long', 'email', { email: `${'x'.repeat(250)}@example.com` }],
    ['two e-mail addresses', 'email', { email: 'a@example.com, b@example.com' }],
    ['no phone number', 'phone', { phone: undefined }],
    ['a phone number of letters', 'phone', { phone: CANARY }],
    ['other information that is too long', 'otherinformation', { otherinformation: 'x'.repeat(5001) }],
    ['other information that is null', 'otherinformation', { otherinformation: null }],
    ['no job role', 'job_role', { job_role: undefined }],
    ['a blank job role', 'job_role', { job_role: ' ' }],
    ['a job role that is too long', 'job_role', { job_role: 'x'.repeat(201) }],
    ['no job id', 'job_id', { job_id: undefined }],
    ['a job id that is no number', 'job_id', { job_id: CANARY }],
    ['a job id of 1.5', 'job_id', { job_id: 1.5 }],
    ['a job id below zero', 'job_id', { job_id: -1 }],
    ['a job id that is true', 'job_id', { job_id: true }],
    ['no resume', 'resumefile', { resumefile: undefined }],
    ['a resume name that is too long', 'resumefile', { resumefile: 'x'.repeat(201) }],
    ['a job id in a list', 'job_id', { job_id: [1] }],
    ['a blank resume', 'resumefile', { resumefile: '' }],
    ['a NUL in a text', 'otherinformation', { otherinformation: `${CANARY}\0` }],
    ['half a character in a text', 'name', { name: 'Ada \ud800' }],
  ])('refuses %s', async (_what, field, fields) => {
    const resumefile = await uploadedName(server);
    await expectRefusal(applicationWith({ resumefile, ...fields }), 400, field);
  });

  it('refuses a field that it does not know', async () => {
    const resumefile = await uploadedName(server);
    const answer = await expectRefusal(applicationWith({ resumefile, [CANARY]: 'x' }), 400);
    expect(answer.json['error']).toBe('The request holds a field that is not known here');
  });

  it('says everything that is wrong at once', async () => {
    const { json: answer } = await expectRefusal({}, 400);
    expect(Object.keys(Object(answer['fields'])).toSorted()).toEqual(
      ['email', 'job_id', 'job_role', 'name', 'phone', 'resumefile'].toSorted(),
    );
  });

  it.each([null, [], 'text', 7])('refuses a body that is %p', async (body) => {
    await expectRefusal(body, 400);
  });

  it('refuses a resume that was never uploaded', async () => {
    for (const resumefile of [CANARY, '../../etc/passwd', '\0', `${crypto.randomUUID()}.pdf`]) {
      const { json: answer } = await expectRefusal(applicationWith({ resumefile }), 422, 'resumefile');
      expect(answer['error']).toBe('The selected file could not be uploaded – try again');
    }
  });

  it('refuses a resume that already belongs to an application', async () => {
    const resumefile = await uploadedName(server);
    expect((await send(applicationWith({ resumefile, name: 'One' }))).status).toBe(200);
    const { json: answer } = await expectRefusal(applicationWith({ resumefile, name: 'Other' }), 409);
    expect(answer['error']).toBe('This resume already belongs to an application that was sent');
  });

  it('refuses a resume that was uploaded for another job', async () => {
    const resumefile = await uploadedName(server, '3');
    const { json: answer } = await expectRefusal(applicationWith({ resumefile, name: 'Third' }), 422);
    expect(answer['error']).toBe('This resume was uploaded for another job – upload it again');
    expect((await send(applicationWith({ resumefile, job_id: 3 }))).status).toBe(200);
  });

  it('refuses an unknown job with 404 and a closed one with 410', async () => {
    const resumefile = await uploadedName(server);
    const unknown = await expectRefusal(applicationWith({ resumefile, job_id: 999 }), 404);
    expect(unknown.json).toEqual({ error: 'Job not found' });
    const closed = await expectRefusal(applicationWith({ resumefile, job_id: 2 }), 410);
    expect(closed.json['closed']).toBe(true);
  });

  const raw = (type: string, body: string) =>
    ask(server, '/career-form.php', { method: 'POST', headers: { 'content-type': type }, body });

  it.each([
    '{',
    `{"name": ${CANARY}}`,
    '',
    '{"__proto__": {"name": "x"}}',
    '{"constructor": {"prototype": 1}}',
  ])('refuses JSON that is malformed or poisoned: %s', async (body) => {
    const { status, json: answer, text } = await raw('application/json', body);
    expect([status, answer['error']]).toEqual([400, expect.any(String)]);
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
    const { status, json: answer } = await raw(type, JSON.stringify(applicationWith({ resumefile: CANARY })));
    expect([status, answer['error']]).toEqual([
      415,
      'The request is of a kind that this address does not take',
    ]);
  });

  it('refuses a body beyond 64 KB', async () => {
    const { status, json: answer } = await send(applicationWith({ otherinformation: 'x'.repeat(70_000) }));
    expect([status, answer['error']]).toEqual([413, 'The request is too large']);
  });

  it('logs a line an answer and nothing that a person typed', () => {
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
    const answers = lines.filter(({ msg }) => msg === 'answered');
    expect(answers.length).toBeGreaterThan(10);
    for (const line of answers) {
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
