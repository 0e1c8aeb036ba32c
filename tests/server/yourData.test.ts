import type { YourData } from '../../src/contract/yourData.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { browserHeaders, readRendered } from './applicationForm.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applyNow, fetchFrom, makePdfForm, upload, uploadPdf } from './client.ts';
import { fakeDist } from './fakeDist.ts';
import { ids, makeMessage } from './message.ts';
import { sendJson } from './messageFormats.ts';
import { findFilesWith } from './withdrawals.ts';

const PATH = '/your_data';
const SPELLINGS = ['Grace.Canary+jobs@Example.com', 'grace.canary@example.com', 'GRACE.CANARY@example.com'];

describe('the page of a person’s own data', () => {
  let server: TestServer;
  let mailServer: MailServer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    server = await startServer({
      DIST_DIR: fakeDist(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@site.example',
      MAIL_TO: 'office@site.example',
    });
  });
  afterEach(async () => {
    await server.stop();
    await mailServer.stop();
  });

  const send = (fields: Record<string, string>) =>
    fetchFrom(server, PATH, {
      method: 'POST',
      headers: { ...browserHeaders, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const open = (token: string) => fetchFrom(server, `${PATH}?token=${token}`, { headers: browserHeaders });
  const linkMails = (subject: string) => mailServer.mails.filter(({ email }) => email.subject === subject);
  const waitForToken = async (subject: string, count = 1): Promise<string> => {
    await until(() => linkMails(subject).length >= count);
    const text = linkMails(subject).at(-1)?.email.text ?? '';
    return /your_data\?token=(\S+)/.exec(text)?.[1] ?? '';
  };
  const askForLink = async (email: string, count = 1): Promise<string> => {
    const response = await send({ email });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PATH}?sent=1`]);
    return waitForToken('The link to your data', count);
  };
  const readPage = (response: Awaited<ReturnType<typeof send>>): YourData => {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const { submittedForm, seed } = readRendered(response);
    // Nothing personal is in the seed, which scripts would read.
    expect(seed).toEqual({});
    return (submittedForm as { yourData: YourData }).yourData;
  };
  const openPage = async (email: string): Promise<YourData> => {
    const response = await send({ token: await askForLink(email), action: 'open' });
    expect(response.status).toBe(200);
    return readPage(response);
  };
  const applyAs = async (email: string, fields: Record<string, unknown> = {}) =>
    String((await applyNow(server, { email, name: 'Grace Canary', ...fields }))['reference']);

  it('finds the whole person by mailbox, with what staff added, and each link is good once', async () => {
    const [first, second, third] = SPELLINGS as [string, string, string];
    const applications = [await applyAs(first), await applyAs(second, { otherinformation: 'Once more' })];
    await sendJson(server, ids, makeMessage({ from_email: third }));
    const other = await applyAs('somebody.else@example.com');
    await uploadPdf(server);
    await upload(server, makePdfForm(Buffer.from('%PDF-1.7 of somebody else')));
    changeDatabase(
      server.dataDir,
      `insert into notes (reference, at, actor, text) values ('${applications[0]}', '2026-01-02T00:00:00.000Z', 'olga@example.com', 'Asks like bob@example.com')`,
    );
    const token = await askForLink('grace.canary@EXAMPLE.com');
    for (let visit = 0; visit < 2; visit += 1)
      expect(readRendered(await open(token)).seed).toEqual({ dataLink: 'open' });
    const response = await send({ token, action: 'open' });
    const { records, token: pageToken } = readPage(response);
    expect(records.map(({ kind }) => kind)).toEqual(['application', 'application', 'message']);
    expect(records.slice(0, 2).map(({ reference }) => reference)).toEqual(applications);
    expect(response.text).not.toContain(other);
    const facts = Object.fromEntries(records[0]?.facts ?? []);
    expect(facts).toMatchObject({ Name: 'Grace Canary', Email: first, Stage: 'Received' });
    expect(facts['Received']).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC$/);
    const uploads = records[0]?.facts.filter(([label]) => label.startsWith('The same file'));
    expect(uploads).toEqual([[expect.any(String), expect.stringMatching(/UTC, deleted after 24 hours$/)]]);
    const note = Object.entries(facts).find(([label]) => label.startsWith('Note by an operator, '));
    expect(note?.[1]).toBe('Asks like [another person’s address]');

    for (const used of [token, 'guessed', '']) {
      expect((await open(used)).status).toBe(403);
      const refused = await send({ token: used, action: 'open' });
      expect([refused.status, readRendered(refused).seed]).toEqual([403, { dataLink: 'invalid' }]);
      expect(refused.text).not.toContain('Grace');
    }
    // The token of the page is not that of a link.
    expect((await open(pageToken)).status).toBe(403);
    expect((await send({ token: pageToken, action: 'open' })).status).toBe(403);
  });

  it('answers the same whether or not something is stored, and then sends nothing', async () => {
    await applyAs('known@example.com');
    await mailServer.waitForMails(2);
    await askForLink('known@example.com');
    const unknown = await send({ email: 'unknown@example.com' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([303, `${PATH}?sent=1`]);
    await askForLink('known@example.com', 2);
    expect(mailServer.mails.filter(({ to }) => to[0] === 'unknown@example.com')).toEqual([]);
    expect(queryDatabase(server.dataDir, 'select distinct mailbox from data_links')).toEqual([
      { mailbox: 'known@example.com' },
    ]);
    const invalid = await send({ email: 'no address' });
    expect([invalid.status, readRendered(invalid).submittedForm]).toEqual([
      400,
      expect.objectContaining({ errors: { email: expect.any(String) } }),
    ]);
  });

  it('expires: the link after a day, the page after an hour', async () => {
    await applyAs('known@example.com');
    const token = await askForLink('known@example.com');
    changeDatabase(server.dataDir, "update data_links set until = '2020-01-01T00:00:00.000Z'");
    expect((await open(token)).status).toBe(403);
    expect((await send({ token, action: 'open' })).status).toBe(403);
    const page = await send({ token: await askForLink('known@example.com', 2), action: 'open' });
    const { token: pageToken } = readPage(page);
    changeDatabase(server.dataDir, "update data_links set until = '2020-01-01T00:00:00.000Z'");
    for (const action of ['download', 'erase', 'correct'])
      expect((await send({ token: pageToken, action, reference: 'X' })).status).toBe(403);
  });

  it('gives everything as a ZIP file, and the log says so', async () => {
    const reference = await applyAs('known@example.com');
    const { token } = await openPage('known@example.com');
    const response = await send({ token, action: 'download' });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const text of [
      'your-data.txt',
      'data.json',
      `resumes/${reference} Grace Canary.pdf`,
      'Job as you saw it',
    ])
      expect(response.text).toContain(text);
    expect(queryDatabase(server.dataDir, `select actor from audit where action = 'person.informed'`)).toEqual(
      [{ actor: 'applicant' }],
    );
  });

  it('corrects name and phone at once, and an address once its mailbox confirms it', async () => {
    const reference = await applyAs('old@example.com');
    const { token } = await openPage('old@example.com');
    const details = { name: 'Grace Hopper', email: 'new@example.com', phone: '+1 512 555 0100' };
    const refused = await send({ token, action: 'correct', reference, ...details, phone: 'none' });
    expect([refused.status, readRendered(refused).submittedForm]).toEqual([
      400,
      expect.objectContaining({ errors: { phone: expect.any(String) } }),
    ]);
    expect((await send({ token, action: 'correct', reference, ...details })).status).toBe(200);
    const read = () =>
      queryDatabase(server.dataDir, 'select name, email, phone, mailbox from applications order by id')[0];
    expect(read()).toMatchObject({ name: 'Grace Hopper', email: 'old@example.com', phone: details.phone });
    const addressToken = await waitForToken('Confirm your new address');
    expect(linkMails('Confirm your new address')[0]?.to).toEqual(['new@example.com']);
    expect(readRendered(await open(addressToken)).seed).toEqual({ dataLink: 'address' });
    const confirmed = await send({ token: addressToken, action: 'confirmAddress' });
    expect(confirmed.headers.get('location')).toBe(`${PATH}?confirmed=1`);
    expect(read()).toMatchObject({ email: 'new@example.com', mailbox: 'new@example.com' });
    expect((await send({ token: addressToken, action: 'confirmAddress' })).status).toBe(403);
  });

  it('sends links to five new addresses a day, because they may be strangers’', async () => {
    const reference = await applyAs('mine@example.com');
    const { token } = await openPage('mine@example.com');
    const details = { name: 'Grace Canary', phone: '+1 512 555 0100' };
    const notices: (string | undefined)[] = [];
    for (let number = 1; number <= 6; number += 1) {
      const email = `stranger${number}@example.com`;
      notices.push(readPage(await send({ token, action: 'correct', reference, ...details, email })).notice);
    }
    expect(new Set(notices.slice(0, 5)).size).toBe(1);
    expect(notices[5]).toContain('too many links today');
    await until(() => linkMails('Confirm your new address').length === 5);
    expect(
      queryDatabase(server.dataDir, "select count(*) as links from data_links where kind = 'address'"),
    ).toEqual([{ links: 5 }]);
  });

  it('does not join two people by a correction, nor touch another person’s record', async () => {
    const mine = await applyAs('mine@example.com');
    const theirs = await applyAs('theirs@example.com', { name: 'Bob Other' });
    const { token } = await openPage('mine@example.com');
    const details = { name: 'Grace Canary', email: 'theirs@example.com', phone: '+1 512 555 0100' };
    const known = readPage(await send({ token, action: 'correct', reference: mine, ...details }));
    const unknown = readPage(
      await send({ token, action: 'correct', reference: mine, ...details, email: 'nobody@example.com' }),
    );
    // The answer does not tell whether an address has records.
    expect(known.notice).toBe(unknown.notice);
    expect(known.records.map(({ reference }) => reference)).toEqual([mine]);
    for (const action of ['correct', 'erase', 'withdrawConsent']) {
      const { notice } = readPage(await send({ token, action, reference: theirs, ...details }));
      expect(notice).toBe('This record is not stored any more.');
    }
    expect(
      queryDatabase(server.dataDir, `select name, mailbox from applications where reference = '${theirs}'`),
    ).toEqual([{ name: 'Bob Other', mailbox: 'theirs@example.com' }]);
  });

  it('withdraws consent alone, and deletes each record with its last trace', async () => {
    const reference = await applyAs('grace.canary+x@example.com', { consent: '2026-11' });
    await sendJson(
      server,
      ids,
      makeMessage({ from_email: 'Grace.Canary@example.com', message: 'canary text' }),
    );
    const { token, records } = await openPage('grace.canary@example.com');
    expect(records.map(({ hasConsent }) => hasConsent)).toEqual([true, false]);
    const withdrawn = readPage(await send({ token, action: 'withdrawConsent', reference }));
    expect(withdrawn.records.map(({ hasConsent }) => hasConsent)).toEqual([false, false]);
    for (const record of records)
      expect(readPage(await send({ token, action: 'erase', reference: record.reference })).notice).toBe(
        'It is deleted.',
      );
    // The page went with the last record.
    expect((await send({ token, action: 'download' })).status).toBe(403);
    await until(() => findFilesWith(server, 'canary').length === 0);
    expect(queryDatabase(server.dataDir, 'select * from data_links')).toEqual([]);
  });
});
