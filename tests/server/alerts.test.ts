import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alertTexts } from '../../src/content/alertTexts.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { addOpening } from '../support/openings.ts';
import { runProgram } from '../support/staff.ts';
import { ask } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const HTML = { accept: 'text/html' };
const PATH = /https:\/\/[\w.]+(\/job_alerts\/\S+)/;
const MAIL = {
  MAIL_FROM: 'website@quillmere.example',
  MAIL_TO: 'office@quillmere.example',
  CAREERS_MAIL_TO: 'jobs@quillmere.example',
};

const sendForm = (server: TestServer, path: string, fields: Record<string, string>, headers = HTML) =>
  ask(server, path, { method: 'POST', headers, body: new URLSearchParams(fields) });
const wanted = (server: TestServer, email: string, listQuery = '') =>
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

describe('job alerts (ALERT-1 to ALERT-4)', () => {
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

  const rows = () => queryDatabase<Row>(server.dataDir, 'select * from alerts order by id');
  const rowsFor = (email: string) => rows().filter((row) => row.email === email);
  const nextMail = async () => {
    mailCount += 1;
    const mails = await mailServer.waitForMails(mailCount);
    const mail = mails[mailCount - 1];
    if (!mail) throw new Error('There is no mail');
    return mail;
  };
  const linkIn = (text: string | undefined) => PATH.exec(text ?? '')?.[1] ?? '';
  const act = (link: string, action: string) => {
    const { pathname, searchParams } = new URL(link, server.url);
    return sendForm(server, pathname, { action, token: searchParams.get('token') ?? '' });
  };
  const confirmed = async (email: string, listQuery = ''): Promise<string> => {
    await wanted(server, email, listQuery);
    const link = linkIn((await nextMail()).email.text);
    await act(link, 'confirm');
    return link;
  };
  const publish = (job_title: string, location: string) => addOpening(server, { job_title, location });

  it('are offered with the list of openings', async () => {
    const { headers } = await fetch(`${server.url}/career.php`);
    expect(headers.get('x-job-alerts')).toBe('yes');
  });

  it('mails a link first, without any text from the form', async () => {
    const { status, headers } = await wanted(
      server,
      ' ada@example.com ',
      'q=BUY+GOLD&location=London&page=3',
    );
    expect([status, headers.get('location')]).toEqual([303, '/job_alerts?sent=1']);
    expect(rowsFor('ada@example.com')).toMatchObject([
      { list_query: 'q=BUY+GOLD&location=London', confirmed_at: null },
    ]);
    const { to, raw, email } = await nextMail();
    expect(to).toEqual(['ada@example.com']);
    expect(raw).not.toMatch(/gold|london/i);
    expect(linkIn(email.text)).toMatch(/^\/job_alerts\/[0-9A-Z-]{23}\?token=[\w-]{22}$/);
  });

  it('is confirmed by the page’s button, not by opening the page', async () => {
    await wanted(server, 'grace@example.com', 'location=Leeds');
    const link = linkIn((await nextMail()).email.text);
    const looked = await ask(server, link, { headers: HTML });
    expect([looked.status, looked.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(looked.headers.get('x-robots-tag')).toBe('noindex');
    expect(looked.text).toContain('"alert":{"state":"waiting","listQuery":"location=Leeds"}');
    expect(rowsFor('grace@example.com')[0]?.confirmed_at).toBeNull();
    const done = await act(link, 'confirm');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/job_alerts?confirmed=1']);
    expect(rowsFor('grace@example.com')[0]?.confirmed_at).not.toBeNull();
    expect((await ask(server, link, { headers: HTML })).text).toContain('"state":"running"');
    expect((await act(link, 'confirm')).status).toBe(303);
  });

  it('answers the same for a subscribed address, and mails it nothing', async () => {
    const before = mailServer.mails.length;
    const known = await wanted(server, 'GRACE@example.com', 'location=Leeds');
    const unknown = await wanted(server, 'new@example.com');
    await nextMail();
    const shown = ({ status, headers, text }: typeof known) => [status, headers.get('location'), text];
    expect(shown(known)).toEqual(shown(unknown));
    expect(mailServer.mails.length).toBe(before + 1);
  });

  it('sends an unconfirmed address at most three links a day, whatever the filters', async () => {
    for (const listQuery of ['', '', 'location=A', 'location=B', 'location=C']) {
      expect((await wanted(server, 'stranger@example.com', listQuery)).status).toBe(303);
    }
    await nextMail();
    await nextMail();
    await nextMail();
    expect(rowsFor('stranger@example.com').map(({ list_query, links }) => [list_query, links])).toEqual([
      ['', 2],
      ['location=A', 1],
    ]);
    await until(
      () => queryDatabase(server.dataDir, "select id from outbox where kind = 'alertLink'").length === 0,
      'an outbox without addresses',
    );
  });

  it.each([
    ['', 'Enter your email address'],
    ['nobody', 'Enter an email address in the correct format, like name@example.com'],
    ['a@example.com, b@example.com', 'Enter an email address in the correct format, like name@example.com'],
    [`${'x'.repeat(300)}@example.com`, 'Enter an email address in the correct format, like name@example.com'],
  ])('refuses %j, and shows the form again', async (email, sentence) => {
    const { status, text } = await wanted(server, email, 'location=Leeds');
    expect(status).toBe(400);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
      submittedForm: { values: { email, listQuery: 'location=Leeds' }, errors: { email: sentence } },
    });
    const asProgram = await sendForm(server, '/job_alerts', { email }, { accept: 'application/json' });
    expect(asProgram.json).toMatchObject({ fields: { email: sentence } });
  });

  it.each([
    ['an unknown field', 'email=a%40example.com&more=1'],
    ['a field twice', 'email=a%40example.com&email=b%40example.com'],
    [
      'more than can be asked for',
      `email=a%40example.com&listQuery=${encodeURIComponent(`location=${'x'.repeat(199)}&`.repeat(15))}`,
    ],
  ])('refuses a form with %s', async (_, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const many = body.replace(/x{199}/g, () => 'x'.repeat(190) + String(Math.random()).slice(2, 10));
    expect((await ask(server, '/job_alerts', { method: 'POST', headers, body: many })).status).toBe(400);
  });

  it('reports new openings once, in one mail a day for all alerts of an address', async () => {
    await confirmed('zoe@example.com', 'location=Leeds');
    await confirmed('zoe@example.com', 'q=welder');
    await publish('Welder <b>', 'Leeds');
    await publish('Painter', 'York');
    await server.restart();
    const [first, second] = [await nextMail(), await nextMail()];
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
    const next = [await nextMail(), await nextMail()];
    for (const { email } of next) {
      expect(email.subject).toBe('A new opening: Joiner');
      expect(email.text).not.toContain('Welder');
    }
  }, 120_000);

  it('is ended by one request of a mail program, which ends all alerts of the address', async () => {
    const { raw } = mailServer.mails.find(
      ({ to, email }) => to[0] === 'zoe@example.com' && email.subject?.startsWith('A new'),
    ) ?? { raw: '' };
    const headers = raw.replace(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, link = ''] = /^List-Unsubscribe: <https:\/\/[\w.]+(\/\S+)>\r$/m.exec(headers) ?? [];
    const oneClick = (path: string) =>
      sendForm(server, path, { 'List-Unsubscribe': 'One-Click' }, { accept: '*/*' });
    const wrong = await oneClick(link.replace(/token=.*/, 'token=AAAAAAAAAAAAAAAAAAAAAA'));
    expect([wrong.status, rowsFor('zoe@example.com').length]).toEqual([200, 2]);
    const { status, headers: answered } = await oneClick(link);
    expect([status, answered.get('location')]).toEqual([200, null]);
    expect(rowsFor('zoe@example.com')).toEqual([]);
    expect((await oneClick(link)).status).toBe(200);
    expect(rowsFor('grace@example.com')).toHaveLength(1);
    const looked = await ask(server, link, { headers: HTML });
    expect([looked.status, looked.text]).toEqual([404, expect.stringContaining('"alert":{"state":"over"}')]);
    expect(readFileSync(join(server.dataDir, 'erasures.log'), 'utf8')).toContain(link.split(/[/?]/)[2]);
  });

  it('is ended by the page’s button, without the others', async () => {
    const link = await confirmed('lin@example.com', 'location=Oslo');
    await confirmed('lin@example.com', 'location=Bergen');
    const { headers } = await act(link, 'end');
    expect(headers.get('location')).toBe('/job_alerts?ended=1');
    expect(rowsFor('lin@example.com').map(({ list_query }) => list_query)).toEqual(['location=Bergen']);
  });

  it('is part of a subject access report and of an erasure', async () => {
    const run = (...words: string[]) => runProgram(words, { dataDir: server.dataDir });
    const folder = join(`${server.dataDir}-given`, 'lin');
    mkdirSync(`${server.dataDir}-given`);
    const result = await run('subject-access', 'lin@example.com', '--out', folder);
    expect([result.code, result.stdout]).toEqual([0, expect.stringContaining('1 job alert')]);
    const data = readFileSync(join(folder, 'data.json'), 'utf8');
    expect(data).toContain('location=Bergen');
    expect(data).not.toContain(rowsFor('lin@example.com')[0]?.token);
    const erased = await run('erase', 'lin@example.com', '--yes');
    expect(erased.stdout).toContain('job alerts 1');
    expect(rowsFor('lin@example.com')).toEqual([]);
  });

  it('is deleted if it was not confirmed in time', async () => {
    changeDatabase(
      server.dataDir,
      "update alerts set delete_after = '2020-01-01T00:00:00.000Z' where email = 'ada@example.com'",
    );
    await server.restart();
    await until(() => rowsFor('ada@example.com').length === 0, 'the end of the alert');
  }, 30_000);
});

it('is refused with a sentence if no mail is sent', async () => {
  const server = await startServer({ DIST_DIR: resolve('dist') });
  const page = await ask(server, '/job_alerts', { headers: HTML });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('There are no job alerts')]);
  const list = await ask(server, '/careers', { headers: HTML });
  expect([list.status, list.text]).toEqual([200, expect.not.stringContaining(alertTexts.invitation)]);
  const refused = await wanted(server, 'ada@example.com');
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('sends no mail')]);
  await server.stop();
});
