import { randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom, makeForm, upload, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { ids, makeMessage } from './message.ts';
import { sendJson } from './messageFormats.ts';
import { DAY_MS, applicationHelpers } from './applicationHelpers.ts';

describe('a submission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const { apply, countApplications, readNewest } = applicationHelpers(() => server);

  it('whose file was uploaded again under another name is still the same', async () => {
    const key = randomUUID();
    const first = await apply({ resumefile: await uploadPdf(server), name: 'Again' }, key);
    const again = await apply({ resumefile: await uploadPdf(server), name: 'Again' }, key);
    expect(again.json).toEqual(first.json);
  });

  it('without a key is recognised by its content, including the file', async () => {
    const person = { name: 'Keyless', email: 'keyless@example.com' };
    const first = await apply({ ...person, resumefile: await uploadPdf(server) });
    const again = await apply({ ...person, resumefile: await uploadPdf(server) });
    expect(again.json).toEqual(first.json);
    const { json } = await upload(server, makeForm([{ name: 'cv.docx', bytes: resumes.docx }]));
    const other = await apply({ ...person, resumefile: json['filename'] });
    expect(other.json['reference']).not.toBe(first.json['reference']);
    expect(readNewest()['is_repeat']).toBe(1);
  });

  it('with equal content is one application, from any tab, with or without JavaScript', async () => {
    const before = countApplications();
    const applyFrom = async (key?: string) =>
      (await apply({ name: 'Two tabs', resumefile: await uploadPdf(server) }, key)).json['reference'];
    const [one, other] = [randomUUID(), randomUUID()];
    const first = await applyFrom(one);
    expect([await applyFrom(other), await applyFrom(other), await applyFrom(one), await applyFrom()]).toEqual(
      [first, first, first, first],
    );
    expect(countApplications()).toBe(before + 1);
    // A key that returned an earlier application is bound to its content like any other.
    const changed = await apply({ name: 'Changed', resumefile: await uploadPdf(server) }, other);
    expect(changed.status).toBe(422);
  });

  it('without a key counts as new after a day, but not if the clock is set back', async () => {
    const person = { name: 'Daily', email: 'daily@example.com' };
    const applyAgain = async () =>
      (await apply({ ...person, resumefile: await uploadPdf(server) })).json['reference'];
    const moveTime = (ms: number) =>
      changeDatabase(
        server.dataDir,
        `update submissions set made_at = '${new Date(Date.now() + ms).toISOString()}' where outcome = '${String(first)}'`,
      );
    const first = await applyAgain();
    moveTime(DAY_MS);
    expect(await applyAgain()).toBe(first);
    moveTime(-DAY_MS - 60_000);
    expect(await applyAgain()).not.toBe(first);
  });

  it('counts as new once the earlier one is erased, with its key and without', async () => {
    const key = randomUUID();
    const applicant = { name: 'Back again', email: 'back.again@example.com' };
    const applyAgain = async () =>
      (await apply({ ...applicant, resumefile: await uploadPdf(server) }, key)).json['reference'];
    const first = await applyAgain();
    expect(await applyAgain()).toBe(first);
    const withdrawn = await fetchFrom(server, `/applications/${String(first)}/withdraw`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: applicant.email }).toString(),
    });
    expect(withdrawn.status).toBe(200);
    const before = countApplications();
    const second = await applyAgain();
    expect([typeof second, second === first, readNewest()['reference']]).toEqual(['string', false, second]);
    expect(countApplications()).toBe(before + 1);
  });

  it('from the same email address for the same job is stored and marked as a repeat, which the applicant cannot see', async () => {
    const first = await apply({ resumefile: await uploadPdf(server), email: 'Twice@Example.com' });
    expect(readNewest()['is_repeat']).toBe(0);
    const second = await apply({
      resumefile: await uploadPdf(server),
      email: 'twice@example.COM',
      otherinformation: 'A newer one',
    });
    expect(readNewest()).toMatchObject({ is_repeat: 1, reference: second.json['reference'] });
    expect(Object.keys(second.json)).toEqual(Object.keys(first.json));
    const mails = queryDatabase<{ body: string }>(
      server.dataDir,
      `select body from outbox where subject_reference = '${String(second.json['reference'])}' order by kind`,
    ).map(({ body }) => body);
    expect(mails[1]).toContain('You applied for this job before, on ');
  });

  it('that looks automated is stored and marked, but gets no receipt by email', async () => {
    const applyAndRead = async (fields: Record<string, unknown>) => {
      const resumefile = await uploadPdf(server);
      const { json } = await apply({ resumefile, email: `${randomUUID()}@example.com`, ...fields });
      const kinds = queryDatabase<{ kind: string; subject: string }>(
        server.dataDir,
        `select kind, subject from outbox where subject_reference = '${String(json['reference'])}' order by kind`,
      );
      return { mark: readNewest()['is_suspect'], kinds };
    };
    for (const fields of [{ website: 'https://spam.example' }, { shown_for: 1999 }]) {
      const { mark, kinds } = await applyAndRead(fields);
      expect(mark).toBe(1);
      expect(kinds.map(({ kind }) => kind)).toEqual(['application']);
      expect(kinds[0]?.subject).toMatch(/^\[suspected spam\] Application: /);
    }
    const person = await applyAndRead({ website: '', shown_for: 2000 });
    expect([person.mark, person.kinds.length]).toEqual([0, 2]);
    await sendJson(server, ids, makeMessage({ subject: 'Trap', website: 'x' }));
    expect(queryDatabase(server.dataDir, 'select is_suspect from messages order by id desc limit 1')).toEqual(
      [{ is_suspect: 1 }],
    );
  });

  it('is stored even after ten a day from one email address, but without further receipts', async () => {
    const send = async (index: number, email: string) => {
      const { status } = await apply({ resumefile: await uploadPdf(server), name: `Often ${index}`, email });
      return status;
    };
    const countReceipts = () =>
      queryDatabase<{ count: number }>(
        server.dataDir,
        "select count(*) as count from outbox where kind = 'receipt' and lower(recipient) = 'often@example.com'",
      )[0]?.count;
    const before = countApplications();
    for (let index = 0; index < 12; index += 1)
      expect(await send(index, index % 2 ? 'often@example.com' : 'Often@Example.com')).toBe(200);
    expect([countApplications() - before, countReceipts()]).toEqual([12, 10]);
    expect(await send(12, 'seldom@example.com')).toBe(200);
    expect(
      queryDatabase(server.dataDir, "select 1 from outbox where recipient = 'seldom@example.com'"),
    ).toHaveLength(1);
    const yesterday = new Date(Date.now() - DAY_MS - 1000).toISOString();
    changeDatabase(
      server.dataDir,
      `update applications set received_at = '${yesterday}' where lower(email) = 'often@example.com'`,
    );
    await send(13, 'often@example.com');
    expect(countReceipts()).toBe(11);
  });

  it('stores the version of the ticked consent, and is kept for longer', async () => {
    await apply({ resumefile: await uploadPdf(server), name: 'Kept', consent: '2026-11' });
    const { consent_version, received_at, delete_after } = readNewest();
    const days = (Date.parse(String(delete_after)) - Date.parse(String(received_at))) / DAY_MS;
    expect([consent_version, days]).toEqual(['2026-11', 730]);
  });
});
