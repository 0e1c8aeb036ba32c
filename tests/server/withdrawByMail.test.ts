import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { readRendered, browserHeaders } from './applicationForm.ts';
import { readActions, apply, CANARY, exists, findFilesWith, applicant, withdraw } from './withdrawals.ts';

const FROM = 'website@site.example';
const CAREERS = 'jobs@site.example';

describe('an application withdrawn by email', () => {
  let server: TestServer;
  let mailServer: MailServer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    server = await startServer({
      DIST_DIR: fakeDist(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: FROM,
      MAIL_TO: 'office@site.example',
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

  /** Requests a link and returns its token from the email. */
  const requestLink = async (reference: string): Promise<string> => {
    const links = () => mailsTo(applicant.email, /^Confirm your withdrawal/);
    const before = links().length;
    const requested = await withdraw(server, reference);
    expect([requested.status, requested.headers.get('location')]).toEqual([
      303,
      `/applications/${reference}?withdrawal=sent`,
    ]);
    await until(() => links().length > before, 'the email with the link');
    const text = links().at(-1)?.email.text ?? '';
    const [, token] = new RegExp(`/applications/${reference}/withdraw\\?token=(\\S+)`).exec(text) ?? [];
    return token ?? '';
  };
  const open = (reference: string, token: string) =>
    fetchFrom(server, `/applications/${reference}/withdraw?token=${token}`, { headers: browserHeaders });

  it('is deleted with the link’s token, and not before', async () => {
    const reference = await apply(server);
    await mailServer.waitForMails(2);
    const token = await requestLink(reference);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await open(reference, token);
      expect([response.status, readRendered(response).seed]).toEqual([200, { withdrawalLink: 'valid' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
    }
    await until(
      () => findFilesWith(server, token.toLowerCase()).length === 0,
      'the removal of the token from the disk',
    );
    expect(await exists(server, reference)).toBe(true);

    const response = await withdraw(server, reference, { token });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/application_withdrawn']);
    expect(await exists(server, reference)).toBe(false);
    expect((await withdraw(server, reference, { token })).status).toBe(404);
    expect((await open(reference, token)).status).toBe(404);
    await mailServer.waitForMails(5);
    expect(mailsTo(applicant.email, /^Your application is withdrawn and deleted$/)).toHaveLength(1);
    const [notice] = mailsTo(CAREERS, new RegExp(`^Withdrawn: ${reference} – `));
    expect(notice?.email.text).toContain(`Application ${reference} for the job `);
    expect(notice?.raw.toLowerCase()).not.toContain(CANARY);
    await until(() => findFilesWith(server, CANARY).length === 0, 'the removal of the last byte');
    expect(readActions(server, reference)).toEqual([
      'visitor application.received',
      'applicant application.withdrawal_asked',
      'applicant application.withdrawn',
    ]);
    expect(server.output().stderr.toLowerCase()).not.toContain(CANARY);
    expect(server.output().stderr).not.toContain(token);
  });

  it('is kept with a token that is wrong, of another application, replaced or expired', async () => {
    const [one, other] = [await apply(server), await apply(server)];
    const first = await requestLink(one);
    const second = await requestLink(one);
    const otherToken = await requestLink(other);
    expect(new Set([first, second, otherToken]).size).toBe(3);
    for (const token of ['', 'x', first, otherToken, second.toUpperCase()]) {
      const refused = await withdraw(server, one, { token });
      expect([refused.status, readRendered(refused).seed]).toEqual([403, { withdrawalLink: 'invalid' }]);
    }
    expect((await open(one, first)).status).toBe(403);
    changeDatabase(
      server.dataDir,
      `update applications set withdrawal_until = '${new Date(Date.now() - 1000).toISOString()}' where reference = '${one}'`,
    );
    expect((await withdraw(server, one, { token: second })).status).toBe(403);
    expect(await exists(server, one)).toBe(true);
    // If email is configured, the address alone is not enough.
    await withdraw(server, other, { email: applicant.email });
    expect(await exists(server, other)).toBe(true);
  });

  it('sends at most three links an hour, each valid for a day', async () => {
    const reference = await apply(server);
    for (let requested = 0; requested < 3; requested += 1) await requestLink(reference);
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
