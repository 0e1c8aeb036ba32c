import { itOn } from '../support/engine.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { fakeDist } from './fakeDist.ts';
import { readRendered, browserHeaders } from './applicationForm.ts';
import { readActions, apply, CANARY, exists, findFilesWith, applicant, withdraw } from './withdrawals.ts';

describe('an application withdrawn while email is not configured', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  itOn('sqlite', 'reads the bytes of SQLite files')(
    'is deleted to the last byte if the address matches, ignoring letter case',
    async () => {
      const reference = await apply(server);
      expect(findFilesWith(server, CANARY)).not.toEqual([]);
      const response = await withdraw(server, reference, { email: ` ADA.${CANARY}@example.COM ` });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/application_withdrawn']);
      expect(await exists(server, reference)).toBe(false);
      expect(findFilesWith(server, CANARY)).toEqual([]);
      expect(readActions(server, reference)).toEqual([
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
              `^Application ${reference} for the job .* was withdrawn, and is deleted from the database\\.`,
            ),
          ),
        },
      ]);
      expect((await withdraw(server, reference, { email: applicant.email })).status).toBe(404);
    },
  );

  it('is kept if the email address is wrong, and the page reveals nothing else', async () => {
    const reference = await apply(server);
    const wrong = await withdraw(server, reference, { email: 'eve@example.com' });
    expect(wrong.status).toBe(403);
    const { url, submittedForm, seed } = readRendered(wrong);
    expect(url).toBe(`/applications/${reference}`);
    expect(submittedForm).toEqual({
      values: { email: 'eve@example.com' },
      errors: { email: 'This is not the address that the application was sent with' },
    });
    expect(seed.receipt?.reference).toBe(reference);
    expect(wrong.text.toLowerCase()).not.toContain(CANARY);
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    expect((await withdraw(server, reference)).status).toBe(400);
    expect(await exists(server, reference)).toBe(true);
    expect(readActions(server, reference)).toContain('applicant application.withdrawal_refused');
  });

  it('cannot be guessed: after five attempts even the right email address is refused', async () => {
    const reference = await apply(server);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = { ...browserHeaders, 'x-forwarded-for': `203.0.113.${attempt}` };
      const spelling = attempt % 2 ? reference : reference.toLowerCase();
      expect((await withdraw(server, spelling, { email: `eve${attempt}@example.com` }, headers)).status).toBe(
        403,
      );
    }
    const correct = await withdraw(server, reference, { email: applicant.email });
    expect(correct.status).toBe(429);
    expect(Number(correct.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(readRendered(correct).submittedForm.refusal?.sentence).toContain('too many attempts');
    expect(await exists(server, reference)).toBe(true);
    const other = await apply(server);
    expect((await withdraw(server, other, { email: applicant.email })).status).toBe(303);
  });

  it('can be withdrawn by an API client, with JSON responses', async () => {
    const jsonHeaders = { accept: 'application/json' };
    const reference = await apply(server);
    const wrong = await withdraw(server, reference, { email: 'eve@example.com' }, jsonHeaders);
    expect([wrong.status, Object.keys(Object(wrong.json['fields']))]).toEqual([403, ['email']]);
    const response = await withdraw(server, reference, { email: applicant.email }, jsonHeaders);
    expect([response.status, response.json]).toEqual([200, { location: '/application_withdrawn' }]);
    const unknown = await withdraw(server, reference, { email: applicant.email }, jsonHeaders);
    expect([unknown.status, unknown.json]).toEqual([
      404,
      { error: 'There is no application with this reference' },
    ]);
  });

  it.each<[string, string, string, number]>([
    ['an unknown field', 'application/x-www-form-urlencoded', 'reference=x', 400],
    ['a repeated field', 'application/x-www-form-urlencoded', 'email=a&email=b', 400],
    ['an invalid escape', 'application/x-www-form-urlencoded', 'email=%ff', 400],
    ['JSON', 'application/json', '{}', 415],
    ['an oversized body', 'application/x-www-form-urlencoded', `email=${'x'.repeat(70_000)}`, 413],
    ['a made-up token', 'application/x-www-form-urlencoded', 'token=x', 403],
  ])('is kept after %s', async (_what, type, body, status) => {
    const reference = await apply(server);
    const headers = { accept: 'application/json', 'content-type': type };
    const response = await fetchFrom(server, `/applications/${reference}/withdraw`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(status);
    expect(await exists(server, reference)).toBe(true);
  });

  it('has a page for its link, and redirects without a token', async () => {
    const reference = await apply(server);
    const get = (query = '', forReference = reference) =>
      fetchFrom(server, `/applications/${forReference}/withdraw${query}`, { headers: browserHeaders });
    const without = await get();
    expect([without.status, without.headers.get('location')]).toEqual([
      303,
      `/applications/${reference}#withdraw`,
    ]);
    const bad = await get('?token=x');
    expect([bad.status, readRendered(bad).seed]).toEqual([403, { withdrawalLink: 'invalid' }]);
    const unknown = await get('?token=x', 'AAAAA-AAAAA-AAAAA-AAAAA');
    expect([unknown.status, readRendered(unknown).seed]).toEqual([404, { withdrawalLink: 'unknown' }]);
  });
});
