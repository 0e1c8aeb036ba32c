import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alertTexts } from '../../src/content/alertTexts.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { addOpening } from '../support/openings.ts';
import { runProgram } from '../support/staff.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { readRendered } from './applicationForm.ts';
import { fakeDist } from './fakeDist.ts';

const HTML = { accept: 'text/html' };
const LINK_PATH = /https:\/\/[\w.]+(\/job_alerts\/\S+)/;
const MAIL = {
  MAIL_FROM: 'website@site.example',
  MAIL_TO: 'office@site.example',
  CAREERS_MAIL_TO: 'jobs@site.example',
};

const sendForm = (server: TestServer, path: string, fields: Record<string, string>, headers = HTML) =>
  fetchFrom(server, path, { method: 'POST', headers, body: new URLSearchParams(fields) });
const requestAlert = (server: TestServer, email: string, listQuery = '') =>
  sendForm(server, '/job_alerts', { email, listQuery });

interface Row {
  reference: string;
  email: string;
  list_query: string;
  token: string;
  links: number;
  confirmed_at: string | null;
  result: string;
}

describe('a job alert', () => {
  let server: TestServer;
  let mailServer: MailServer;
  let mailCount = 0;

  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startServer({ ...MAIL, SMTP_URL: mailServer.url, DIST_DIR: fakeDist() });
  });
  afterAll(async () => {
    await server.stop();
    await mailServer.stop();
  });

  const readRows = () => queryDatabase<Row>(server.dataDir, 'select * from alerts order by id');
  const readRowsFor = (email: string) => readRows().filter((row) => row.email === email);
  const waitForNextMail = async () => {
    mailCount += 1;
    const mails = await mailServer.waitForMails(mailCount);
    const mail = mails[mailCount - 1];
    if (!mail) throw new Error('No email has arrived');
    return mail;
  };
  const findLink = (text: string | undefined) => LINK_PATH.exec(text ?? '')?.[1] ?? '';
  const submitAction = (link: string, action: string) => {
    const { pathname, searchParams } = new URL(link, server.url);
    return sendForm(server, pathname, { action, token: searchParams.get('token') ?? '' });
  };
  const requestAndConfirm = async (email: string, listQuery = ''): Promise<string> => {
    await requestAlert(server, email, listQuery);
    const link = findLink((await waitForNextMail()).email.text);
    await submitAction(link, 'confirm');
    return link;
  };
  const publish = (job_title: string, location: string) => addOpening(server, { job_title, location });

  it('is offered with the list of openings', async () => {
    const { headers } = await fetch(`${server.url}/career.php`);
    expect(headers.get('x-job-alerts')).toBe('yes');
  });

  it('first sends a link by email, without any text from the form', async () => {
    const { status, headers } = await requestAlert(
      server,
      ' ada@example.com ',
      'q=BUY+GOLD&location=London&page=3',
    );
    expect([status, headers.get('location')]).toEqual([303, '/job_alerts?sent=1']);
    expect(readRowsFor('ada@example.com')).toMatchObject([
      { list_query: 'q=BUY+GOLD&location=London', confirmed_at: null },
    ]);
    const { to, raw, email } = await waitForNextMail();
    expect(to).toEqual(['ada@example.com']);
    expect(raw).not.toMatch(/gold|london/i);
    expect(findLink(email.text)).toMatch(/^\/job_alerts\/[0-9A-Z-]{23}\?token=[\w-]{22}$/);
  });

  it('is confirmed by the page’s button, not by opening the page', async () => {
    await requestAlert(server, 'grace@example.com', 'location=Leeds');
    const link = findLink((await waitForNextMail()).email.text);
    const response = await fetchFrom(server, link, { headers: HTML });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.text).toContain('"alert":{"state":"waiting","listQuery":"location=Leeds"}');
    expect(readRowsFor('grace@example.com')[0]?.confirmed_at).toBeNull();
    const done = await submitAction(link, 'confirm');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/job_alerts?confirmed=1']);
    expect(readRowsFor('grace@example.com')[0]?.confirmed_at).not.toBeNull();
    expect((await fetchFrom(server, link, { headers: HTML })).text).toContain('"state":"running"');
    expect((await submitAction(link, 'confirm')).status).toBe(303);
  });

  it('responds in the same way to a subscribed address, and sends it no email', async () => {
    const before = mailServer.mails.length;
    const known = await requestAlert(server, 'GRACE@example.com', 'location=Leeds');
    const unknown = await requestAlert(server, 'new@example.com');
    await waitForNextMail();
    const pick = ({ status, headers, text }: typeof known) => [status, headers.get('location'), text];
    expect(pick(known)).toEqual(pick(unknown));
    expect(mailServer.mails.length).toBe(before + 1);
  });

  it('sends an unconfirmed address at most three links a day, whatever the filters', async () => {
    for (const listQuery of ['', '', 'location=A', 'location=B', 'location=C']) {
      expect((await requestAlert(server, 'stranger@example.com', listQuery)).status).toBe(303);
    }
    await waitForNextMail();
    await waitForNextMail();
    await waitForNextMail();
    expect(readRowsFor('stranger@example.com').map(({ list_query, links }) => [list_query, links])).toEqual([
      ['', 2],
      ['location=A', 1],
    ]);
    await until(
      () => queryDatabase(server.dataDir, "select id from outbox where kind = 'alertLink'").length === 0,
      'the removal of the links from the outbox',
    );
  });

  it.each([
    ['', 'Enter your email address'],
    ['nobody', 'Enter an email address in the correct format, like name@example.com'],
    ['a@example.com, b@example.com', 'Enter an email address in the correct format, like name@example.com'],
    [`${'x'.repeat(300)}@example.com`, 'Enter an email address in the correct format, like name@example.com'],
  ])('refuses %j, and shows the form again', async (email, sentence) => {
    const { status, text } = await requestAlert(server, email, 'location=Leeds');
    expect(status).toBe(400);
    expect(readRendered({ text })).toMatchObject({
      submittedForm: { values: { email, listQuery: 'location=Leeds' }, errors: { email: sentence } },
    });
    const jsonResponse = await sendForm(server, '/job_alerts', { email }, { accept: 'application/json' });
    expect(jsonResponse.json).toMatchObject({ fields: { email: sentence } });
  });

  it.each([
    ['an unknown field', 'email=a%40example.com&more=1'],
    ['a field twice', 'email=a%40example.com&email=b%40example.com'],
    [
      'filters beyond the length limit',
      `email=a%40example.com&listQuery=${encodeURIComponent(`location=${'x'.repeat(199)}&`.repeat(15))}`,
    ],
  ])('refuses a form with %s', async (_, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const unique = body.replace(/x{199}/g, () => 'x'.repeat(190) + String(Math.random()).slice(2, 10));
    expect((await fetchFrom(server, '/job_alerts', { method: 'POST', headers, body: unique })).status).toBe(
      400,
    );
  });

  it('reports new openings once, in one email a day for all alerts of an address', async () => {
    await requestAndConfirm('zoe@example.com', 'location=Leeds');
    await requestAndConfirm('zoe@example.com', 'q=welder');
    await publish('Welder <b>', 'Leeds');
    await publish('Painter', 'York');
    await server.restart();
    const [first, second] = [await waitForNextMail(), await waitForNextMail()];
    const mails = [first, second].toSorted((one, other) =>
      (one.to[0] ?? '').localeCompare(other.to[0] ?? ''),
    );
    expect(mails.map(({ to, email }) => [to, email.subject])).toEqual([
      [['grace@example.com'], 'A new opening: Welder <b>'],
      [['zoe@example.com'], 'A new opening: Welder <b>'],
    ]);
    const text = mails[1]?.email.text ?? '';
    expect(text.match(/Welder <b>, Leeds/g)).toHaveLength(1);
    expect(text).not.toContain('Painter');
    expect(text.match(/To end this alert: /g)).toHaveLength(2);

    await publish('Joiner', 'Leeds');
    await server.restart();
    await new Promise((done) => setTimeout(done, 7000));
    expect(mailServer.mails).toHaveLength(mailCount);
    changeDatabase(
      server.dataDir,
      "update alerts set notified_at = '2020-01-01T00:00:00.000Z' where notified_at is not null",
    );
    await server.restart();
    const next = [await waitForNextMail(), await waitForNextMail()];
    for (const { email } of next) {
      expect(email.subject).toBe('A new opening: Joiner');
      expect(email.text).not.toContain('Welder');
    }
  }, 120_000);

  it('is ended by one click in an email client, with all other alerts of the address', async () => {
    const { raw } = mailServer.mails.find(
      ({ to, email }) => to[0] === 'zoe@example.com' && email.subject?.startsWith('A new'),
    ) ?? { raw: '' };
    const headers = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, link = ''] = /^List-Unsubscribe: <https:\/\/[\w.]+(\/\S+)>\r$/m.exec(headers) ?? [];
    const unsubscribe = (path: string) =>
      sendForm(server, path, { 'List-Unsubscribe': 'One-Click' }, { accept: '*/*' });
    const wrong = await unsubscribe(link.replace(/token=.*/, 'token=AAAAAAAAAAAAAAAAAAAAAA'));
    expect([wrong.status, readRowsFor('zoe@example.com').length]).toEqual([200, 2]);
    // Some email programs send the other kind of form (RFC 8058, 3.2).
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    const init = { method: 'POST', body: form, headers: { accept: '*/*' } };
    const { status, headers: responseHeaders } = await fetchFrom(server, link, init);
    expect([status, responseHeaders.get('location')]).toEqual([200, null]);
    expect(readRowsFor('zoe@example.com')).toEqual([]);
    expect((await unsubscribe(link)).status).toBe(200);
    expect(readRowsFor('grace@example.com')).toHaveLength(1);
    const response = await fetchFrom(server, link, { headers: HTML });
    expect([response.status, response.text]).toEqual([
      404,
      expect.stringContaining('"alert":{"state":"ended"}'),
    ]);
    expect(readFileSync(join(server.dataDir, 'erasures.log'), 'utf8')).toContain(link.split(/[/?]/)[2]);
  });

  it('is ended by the page’s button, which ends only this alert', async () => {
    const link = await requestAndConfirm('lin@example.com', 'location=Oslo');
    await requestAndConfirm('lin@example.com', 'location=Bergen');
    const { headers } = await submitAction(link, 'end');
    expect(headers.get('location')).toBe('/job_alerts?ended=1');
    expect(readRowsFor('lin@example.com').map(({ list_query }) => list_query)).toEqual(['location=Bergen']);
  });

  it('is part of a subject access report and of an erasure', async () => {
    const run = (...args: string[]) => runProgram(args, { dataDir: server.dataDir });
    const outputFolder = join(`${server.dataDir}-output`, 'lin');
    mkdirSync(`${server.dataDir}-output`);
    const result = await run('subject-access', 'lin@example.com', '--out', outputFolder);
    expect([result.code, result.stdout]).toEqual([0, expect.stringContaining('1 job alert')]);
    const data = readFileSync(join(outputFolder, 'data.json'), 'utf8');
    expect(data).toContain('location=Bergen');
    expect(data).not.toContain(readRowsFor('lin@example.com')[0]?.token);
    const erased = await run('erase', 'lin@example.com', '--yes');
    expect(erased.stdout).toContain('job alerts 1');
    expect(readRowsFor('lin@example.com')).toEqual([]);
  });

  it('is deleted if it was not confirmed in time', async () => {
    changeDatabase(
      server.dataDir,
      "update alerts set delete_after = '2020-01-01T00:00:00.000Z' where email = 'ada@example.com'",
    );
    await server.restart();
    await until(() => readRowsFor('ada@example.com').length === 0, 'the deletion of the alert');
  }, 30_000);
});

it('a job alert is refused with an explanation if the server sends no email', async () => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const page = await fetchFrom(server, '/job_alerts', { headers: HTML });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('There are no job alerts')]);
  const list = await fetchFrom(server, '/careers', { headers: HTML });
  expect([list.status, list.text]).toEqual([200, expect.not.stringContaining(alertTexts.invitation)]);
  const refused = await requestAlert(server, 'ada@example.com');
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('sends no mail')]);
  await server.stop();
});
