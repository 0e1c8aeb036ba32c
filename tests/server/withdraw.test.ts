import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itOn } from '../support/engine.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { applied, ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { drawn, page } from './filledForm.ts';

const CANARY = 'canary-5d1e8';
const FROM = 'website@quillmere.example';
const CAREERS = 'jobs@quillmere.example';

const person = {
  name: `Ada ${CANARY}`,
  email: `ada.${CANARY}@Example.com`,
  phone: '+44 20 7946 0958',
  otherinformation: `About ${CANARY}`,
};

/** Each says something else: the same words again would be the same application (ONCE-10). */
const apply = async (server: TestServer): Promise<string> =>
  String(
    (await applied(server, { ...person, otherinformation: `About ${CANARY}, ${randomUUID()}` }))['reference'],
  );

const withdraw = (
  server: TestServer,
  reference: string,
  fields: Record<string, string> = {},
  headers = page,
) =>
  ask(server, `/applications/${reference}/withdraw`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

const exists = async (server: TestServer, reference: string): Promise<boolean> => {
  const { status } = await ask(server, `/applications/${reference}`, { headers: page });
  expect([200, 404]).toContain(status);
  return status === 200;
};

const actions = (server: TestServer, reference: string): string[] =>
  queryDatabase<{ line: string }>(
    server.dataDir,
    `select actor || ' ' || action as line from audit where subject = 'application ${reference}' order by id`,
  ).map(({ line }) => line);

/** Files of the data folder that hold a text, in any letter case. */
const filesWith = (server: TestServer, text: string): string[] =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text));

describe('an application withdrawn where no mail is sent', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  itOn('sqlite', 'the bytes of one file')(
    'is deleted to the last byte by the address it was sent with, whatever its letter case',
    async () => {
      const reference = await apply(server);
      expect(filesWith(server, CANARY)).not.toEqual([]);
      const done = await withdraw(server, reference, { email: ` ADA.${CANARY}@example.COM ` });
      expect([done.status, done.headers.get('location')]).toEqual([303, '/application_withdrawn']);
      expect(await exists(server, reference)).toBe(false);
      expect(filesWith(server, CANARY)).toEqual([]);
      expect(actions(server, reference)).toEqual([
        'visitor application.received',
        'applicant application.withdrawn',
      ]);
      const mails = queryDatabase(
        server.dataDir,
        `select kind, recipient, body from outbox where subject_reference = '${reference}'`,
      );
      expect(mails).toEqual([
        {
          kind: 'withdrawnNotice',
          recipient: null,
          body: expect.stringMatching(
            new RegExp(
              `^Application ${reference} for the job .* was withdrawn; nothing of it is left here\\.`,
            ),
          ),
        },
      ]);
      expect((await withdraw(server, reference, { email: person.email })).status).toBe(404);
    },
  );

  it('stays when the address is another one, which is all that is said', async () => {
    const reference = await apply(server);
    const wrong = await withdraw(server, reference, { email: 'eve@example.com' });
    expect(wrong.status).toBe(403);
    const { url, filledIn, seed } = drawn(wrong);
    expect(url).toBe(`/applications/${reference}`);
    expect(filledIn).toEqual({
      values: { email: 'eve@example.com' },
      errors: { email: 'This is not the address that the application was sent with' },
    });
    expect(seed.receipt?.reference).toBe(reference);
    expect(wrong.text.toLowerCase()).not.toContain(CANARY);
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    expect((await withdraw(server, reference)).status).toBe(400);
    expect(await exists(server, reference)).toBe(true);
    expect(actions(server, reference)).toContain('applicant application.withdrawal_refused');
  });

  it('cannot have its address guessed: after five tries not even the right one is taken', async () => {
    const reference = await apply(server);
    for (let tried = 0; tried < 5; tried += 1) {
      const headers = { ...page, 'x-forwarded-for': `203.0.113.${tried}` };
      const spelling = tried % 2 ? reference : reference.toLowerCase();
      expect((await withdraw(server, spelling, { email: `eve${tried}@example.com` }, headers)).status).toBe(
        403,
      );
    }
    const right = await withdraw(server, reference, { email: person.email });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(drawn(right).filledIn.trouble?.sentence).toContain('too many attempts');
    expect(await exists(server, reference)).toBe(true);
    const other = await apply(server);
    expect((await withdraw(server, other, { email: person.email })).status).toBe(303);
  });

  it('answers a program in JSON', async () => {
    const json = { accept: 'application/json' };
    const reference = await apply(server);
    const wrong = await withdraw(server, reference, { email: 'eve@example.com' }, json);
    expect([wrong.status, Object.keys(Object(wrong.json['fields']))]).toEqual([403, ['email']]);
    const done = await withdraw(server, reference, { email: person.email }, json);
    expect([done.status, done.json]).toEqual([200, { location: '/application_withdrawn' }]);
    const unknown = await withdraw(server, reference, { email: person.email }, json);
    expect([unknown.status, unknown.json]).toEqual([
      404,
      { error: 'There is no application with this reference' },
    ]);
  });

  it.each<[string, string, string, number]>([
    ['a field that is not known', 'application/x-www-form-urlencoded', 'reference=x', 400],
    ['a field twice', 'application/x-www-form-urlencoded', 'email=a&email=b', 400],
    ['broken signs', 'application/x-www-form-urlencoded', 'email=%ff', 400],
    ['JSON', 'application/json', '{}', 415],
    ['a body beyond all measure', 'application/x-www-form-urlencoded', `email=${'x'.repeat(70_000)}`, 413],
    ['a made-up secret', 'application/x-www-form-urlencoded', 'token=x', 403],
  ])('stays when %s comes', async (_what, type, body, status) => {
    const reference = await apply(server);
    const headers = { accept: 'application/json', 'content-type': type };
    const answer = await ask(server, `/applications/${reference}/withdraw`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    expect(await exists(server, reference)).toBe(true);
  });

  it('has one page for its link, which leads on where there is no secret', async () => {
    const reference = await apply(server);
    const get = (query = '', of = reference) =>
      ask(server, `/applications/${of}/withdraw${query}`, { headers: page });
    const without = await get();
    expect([without.status, without.headers.get('location')]).toEqual([
      303,
      `/applications/${reference}#withdraw`,
    ]);
    const bad = await get('?token=x');
    expect([bad.status, drawn(bad).seed]).toEqual([403, { withdrawalLink: 'over' }]);
    const unknown = await get('?token=x', 'AAAAA-AAAAA-AAAAA-AAAAA');
    expect([unknown.status, drawn(unknown).seed]).toEqual([404, { withdrawalLink: 'unknown' }]);
  });
});

describe('an application withdrawn by mail', () => {
  let server: TestServer;
  let mailServer: MailServer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    server = await startServer({
      DIST_DIR: fakeDist(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: FROM,
      MAIL_TO: 'office@quillmere.example',
      CAREERS_MAIL_TO: CAREERS,
    });
  });
  afterEach(async () => {
    await server.stop();
    await mailServer.stop();
  });

  const mailsTo = (address: string, subject: RegExp) =>
    mailServer.mails.filter(
      ({ to, email }) => to[0]?.toLowerCase() === address.toLowerCase() && subject.test(email.subject ?? ''),
    );

  /** Asks for a link and gives its secret, once the mail is there. */
  const linkOf = async (reference: string): Promise<string> => {
    const links = () => mailsTo(person.email, /^Confirm that you withdraw/);
    const before = links().length;
    const asked = await withdraw(server, reference);
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `/applications/${reference}?withdrawal=sent`,
    ]);
    await until(() => links().length > before, 'the mail with the link');
    const text = links().at(-1)?.email.text ?? '';
    const [, token] = new RegExp(`/applications/${reference}/withdraw\\?token=(\\S+)`).exec(text) ?? [];
    return token ?? '';
  };
  const open = (reference: string, token: string) =>
    ask(server, `/applications/${reference}/withdraw?token=${token}`, { headers: page });

  it('is deleted by the secret in the link, and by nothing before', async () => {
    const reference = await apply(server);
    await mailServer.received(2);
    const token = await linkOf(reference);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    for (let scanned = 0; scanned < 2; scanned += 1) {
      const opened = await open(reference, token);
      expect([opened.status, drawn(opened).seed]).toEqual([200, { withdrawalLink: 'good' }]);
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.headers.get('x-robots-tag')).toBe('noindex');
      expect(opened.headers.get('referrer-policy')).toBe('same-origin');
    }
    await until(
      () => filesWith(server, token.toLowerCase()).length === 0,
      'the end of the secret on the disk',
    );
    expect(await exists(server, reference)).toBe(true);

    const done = await withdraw(server, reference, { token });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/application_withdrawn']);
    expect(await exists(server, reference)).toBe(false);
    expect((await withdraw(server, reference, { token })).status).toBe(404);
    expect((await open(reference, token)).status).toBe(404);
    await mailServer.received(5);
    expect(mailsTo(person.email, /^Your application is withdrawn and deleted$/)).toHaveLength(1);
    const [notice] = mailsTo(CAREERS, new RegExp(`^Withdrawn: ${reference} – `));
    expect(notice?.email.text).toContain(`Application ${reference} for the job `);
    expect(notice?.raw.toLowerCase()).not.toContain(CANARY);
    await until(() => filesWith(server, CANARY).length === 0, 'the end of the last byte');
    expect(actions(server, reference)).toEqual([
      'visitor application.received',
      'applicant application.withdrawal_asked',
      'applicant application.withdrawn',
    ]);
    expect(server.output().stderr.toLowerCase()).not.toContain(CANARY);
    expect(server.output().stderr).not.toContain(token);
  });

  it('stays with a secret that is wrong, of another application, replaced or too old', async () => {
    const [one, other] = [await apply(server), await apply(server)];
    const first = await linkOf(one);
    const second = await linkOf(one);
    const foreign = await linkOf(other);
    expect(new Set([first, second, foreign]).size).toBe(3);
    for (const token of ['', 'x', first, foreign, second.toUpperCase()]) {
      const refused = await withdraw(server, one, { token });
      expect([refused.status, drawn(refused).seed]).toEqual([403, { withdrawalLink: 'over' }]);
    }
    expect((await open(one, first)).status).toBe(403);
    changeDatabase(
      server.dataDir,
      `update applications set withdrawal_until = '${new Date(Date.now() - 1000).toISOString()}' where reference = '${one}'`,
    );
    expect((await withdraw(server, one, { token: second })).status).toBe(403);
    expect(await exists(server, one)).toBe(true);
    // The address is no way in where mail is sent.
    await withdraw(server, other, { email: person.email });
    expect(await exists(server, other)).toBe(true);
  });

  it('sends three links an hour, and holds for a day', async () => {
    const reference = await apply(server);
    for (let asked = 0; asked < 3; asked += 1) await linkOf(reference);
    const [row] = queryDatabase<{ withdrawal_until: string; withdrawal_hash: string }>(
      server.dataDir,
      `select * from applications where reference = '${reference}'`,
    );
    const hours = (Date.parse(row?.withdrawal_until ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const fourth = await withdraw(server, reference, {}, { accept: 'application/json' });
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, '3600']);
    changeDatabase(
      server.dataDir,
      `update audit set at = '${new Date(Date.now() - 3_700_000).toISOString()}' where action = 'application.withdrawal_asked'`,
    );
    const later = await withdraw(server, reference, {}, { accept: 'application/json' });
    expect([later.status, later.json]).toEqual([
      202,
      { location: `/applications/${reference}?withdrawal=sent` },
    ]);
  });
});
