import { randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { applicationWith, ask, formWith, post, upload, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { asJson, countMessages, ids, messageWith } from './message.ts';

const APPLY = '/career-form.php';
const DAY_MS = 86_400_000;

describe('a submission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const apply = (fields: Record<string, unknown>, key?: string) =>
    post(server, APPLY, applicationWith(fields), key);
  const pdf = (name = 'cv.pdf') => formWith([{ name, bytes: resumes.pdf }]);
  const applications = () => countStored(server.dataDir).applications;
  const newest = (): Record<string, unknown> =>
    queryDatabase<Record<string, unknown>>(
      server.dataDir,
      'select * from applications order by id desc limit 1',
    )[0] ?? {};

  it('sent again under its key gets the same receipt, and is stored once', async () => {
    const resumefile = await uploadedName(server);
    const key = randomUUID();
    const before = applications();
    const first = await apply({ resumefile, name: 'Once' }, key);
    const again = await apply({ resumefile, name: 'Once' }, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(first.json);
    expect(applications()).toBe(before + 1);
  });

  it('sent 200 times at once under one key is stored once', async () => {
    const resumefile = await uploadedName(server);
    const key = randomUUID();
    const before = applications();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => apply({ resumefile, name: 'Many' }, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json['reference'])).size).toBe(1);
    expect(applications()).toBe(before + 1);
  });

  it('500 times sent twice is 500 applications', async () => {
    const before = applications();
    const pairs = Array.from({ length: 500 }, (_, at) => ({ name: `Double ${at}`, key: randomUUID() }));
    const sendPair = async ({ name, key }: { name: string; key: string }) => {
      const resumefile = await uploadedName(server);
      const answers = await Promise.all([
        apply({ resumefile, name, email: `${key}@example.com` }, key),
        apply({ resumefile, name, email: `${key}@example.com` }, key),
      ]);
      return answers.map(({ json }) => json['reference']);
    };
    const references: unknown[][] = [];
    for (let at = 0; at < pairs.length; at += 50) {
      references.push(...(await Promise.all(pairs.slice(at, at + 50).map(sendPair))));
    }
    expect(references.every(([one, other]) => typeof one === 'string' && one === other)).toBe(true);
    expect(new Set(references.map(([one]) => one)).size).toBe(500);
    expect(applications()).toBe(before + 500);
  }, 60_000);

  it('with other content under a key that was used is refused, and nothing is stored', async () => {
    const key = randomUUID();
    await apply({ resumefile: await uploadedName(server) }, key);
    const before = applications();
    const other = await apply({ resumefile: await uploadedName(server), name: 'Other' }, key);
    expect([other.status, other.json['error']]).toEqual([
      422,
      'This request was sent before with other content – send it again as a new one',
    ]);
    expect(applications()).toBe(before);
  });

  it('whose upload was made again under another name is still the same', async () => {
    const key = randomUUID();
    const first = await apply({ resumefile: await uploadedName(server), name: 'Again' }, key);
    const again = await apply({ resumefile: await uploadedName(server), name: 'Again' }, key);
    expect(again.json).toEqual(first.json);
  });

  it('without a key is known by its content, file included', async () => {
    const person = { name: 'Keyless', email: 'keyless@example.com' };
    const first = await apply({ ...person, resumefile: await uploadedName(server) });
    const again = await apply({ ...person, resumefile: await uploadedName(server) });
    expect(again.json).toEqual(first.json);
    const { json } = await upload(server, formWith([{ name: 'cv.docx', bytes: resumes.docx }]));
    const other = await apply({ ...person, resumefile: json['filename'] });
    expect(other.json['reference']).not.toBe(first.json['reference']);
    expect(newest()['is_repeat']).toBe(1);
  });

  it('of one content is one application, from whichever tab and with or without a script', async () => {
    const before = applications();
    const sameFrom = async (key?: string) =>
      (await apply({ name: 'Two tabs', resumefile: await uploadedName(server) }, key)).json['reference'];
    const [one, other] = [randomUUID(), randomUUID()];
    const first = await sameFrom(one);
    expect([await sameFrom(other), await sameFrom(other), await sameFrom(one), await sameFrom()]).toEqual([
      first,
      first,
      first,
      first,
    ]);
    expect(applications()).toBe(before + 1);
    // A key that led to an earlier application stands for its content as any other does.
    const changed = await apply({ name: 'Changed', resumefile: await uploadedName(server) }, other);
    expect(changed.status).toBe(422);
  });

  it('without a key is new again after a day, and with the clock set back it is not', async () => {
    const person = { name: 'Daily', email: 'daily@example.com' };
    const reference = async () =>
      (await apply({ ...person, resumefile: await uploadedName(server) })).json['reference'];
    const movedBy = (ms: number) =>
      changeDatabase(
        server.dataDir,
        `update submissions set made_at = '${new Date(Date.now() + ms).toISOString()}' where outcome = '${String(first)}'`,
      );
    const first = await reference();
    movedBy(DAY_MS);
    expect(await reference()).toBe(first);
    movedBy(-DAY_MS - 60_000);
    expect(await reference()).not.toBe(first);
  });

  it('of the same address for the same job is stored and marked, and the page says nothing of it', async () => {
    const first = await apply({ resumefile: await uploadedName(server), email: 'Twice@Example.com' });
    expect(newest()['is_repeat']).toBe(0);
    const second = await apply({
      resumefile: await uploadedName(server),
      email: 'twice@example.COM',
      otherinformation: 'A newer one',
    });
    expect(newest()).toMatchObject({ is_repeat: 1, reference: second.json['reference'] });
    expect(Object.keys(second.json)).toEqual(Object.keys(first.json));
    const mails = queryDatabase<{ body: string }>(
      server.dataDir,
      `select body from outbox where subject_reference = '${String(second.json['reference'])}' order by kind`,
    ).map(({ body }) => body);
    expect(mails[0]).toContain('The same address applied for this opening before');
    expect(mails[1]).toContain('You applied for this job before, on ');
  });

  it('gets its receipt also when the job has closed between two attempts', async () => {
    const resumefile = (await upload(server, formWith([{ name: 'cv.pdf', bytes: resumes.pdf }], '3'))).json[
      'filename'
    ];
    const key = randomUUID();
    const first = await apply({ resumefile, job_id: 3 }, key);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 3");
    expect((await apply({ resumefile, job_id: 3 }, key)).json).toEqual(first.json);
    expect((await apply({ resumefile, job_id: 3, name: 'New' }, randomUUID())).status).toBe(410);
  });

  it('that was refused leaves its key free', async () => {
    const key = randomUUID();
    expect((await apply({ resumefile: `${randomUUID()}.pdf` }, key)).status).toBe(422);
    const ofOtherJob = await uploadedName(server, '4');
    expect((await apply({ resumefile: ofOtherJob, name: 'Free' }, key)).status).toBe(422);
    expect((await apply({ resumefile: await uploadedName(server), name: 'Free' }, key)).status).toBe(200);
  });

  it.each(['short', 'with blanks in it, and a comma', 'x'.repeat(101)])(
    'is refused with the key %j',
    async (key) => {
      const resumefile = await uploadedName(server);
      expect((await apply({ resumefile }, key)).status).toBe(400);
      expect((await upload(server, pdf(), key)).status).toBe(400);
    },
  );

  it('of a resume under its key gives the same stored name, whatever the time stamp in its name', async () => {
    const key = randomUUID();
    const first = await upload(server, pdf('20261121T101500250Z_cv.pdf'), key);
    const before = countStored(server.dataDir).resumes;
    const again = await upload(server, pdf('20261121T101501999Z_cv.pdf'), key);
    expect(again.json).toEqual(first.json);
    expect(countStored(server.dataDir).resumes).toBe(before);
    const other = formWith([{ name: 'cv.docx', bytes: resumes.docx }]);
    expect((await upload(server, other, key)).status).toBe(422);
  });

  it('of 100 resumes with one name in one millisecond gives 100 stored names', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => upload(server, pdf('20261121T101500250Z_cv.pdf'))),
    );
    expect(new Set(answers.map(({ json }) => json['filename'])).size).toBe(100);
  });

  it('of one content is one message, whatever its key', async () => {
    const before = countMessages(server) as { messages: number; mails: number };
    const send = (key?: string) =>
      ask(server, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify({ ...ids, template_params: messageWith({ subject: 'Same words' }) }),
      });
    for (const key of [randomUUID(), randomUUID(), undefined]) expect((await send(key)).status).toBe(200);
    expect(countMessages(server)).toEqual({ messages: before.messages + 1, mails: before.mails + 1 });
  });

  it('is a new one when what was sent before is erased, under its key and without one', async () => {
    const key = randomUUID();
    const words = { name: 'Back again', email: 'back.again@example.com' };
    const reference = async () =>
      (await apply({ ...words, resumefile: await uploadedName(server) }, key)).json['reference'];
    const first = await reference();
    expect(await reference()).toBe(first);
    const withdrawn = await ask(server, `/applications/${String(first)}/withdraw`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: words.email }).toString(),
    });
    expect(withdrawn.status).toBe(200);
    const before = applications();
    const second = await reference();
    expect([typeof second, second === first, newest()['reference']]).toEqual(['string', false, second]);
    expect(applications()).toBe(before + 1);
  });

  it('of a message is stored once, with a key and without', async () => {
    const before = countMessages(server) as { messages: number; mails: number };
    const send = (subject: string, key?: string) =>
      ask(server, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify({ ...ids, template_params: messageWith({ subject }) }),
      });
    const key = randomUUID();
    const answers = await Promise.all([send('One', key), send('One', key), send('Two'), send('Two')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await send('Three', key)).status).toBe(422);
    expect(countMessages(server)).toEqual({ messages: before.messages + 2, mails: before.mails + 2 });
  });

  it('of one of two messages that come at once under one key is stored, whichever the server takes first', async () => {
    const before = countMessages(server) as { messages: number; mails: number };
    const key = randomUUID();
    const send = (subject: string) =>
      ask(server, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...ids, template_params: messageWith({ subject }) }),
      });
    const answers = await Promise.all([send('Four'), send('Five'), send('Four'), send('Five')]);
    const [four, five, ...again] = answers.map(({ status }) => status);
    expect([four, five].sort()).toEqual([200, 422]);
    expect(again).toEqual([four, five]);
    expect(countMessages(server)).toEqual({ messages: before.messages + 1, mails: before.mails + 1 });
  });

  it('that looks like a machine is stored and marked, and only the mail to its address is left out', async () => {
    const stored = async (fields: Record<string, unknown>) => {
      const resumefile = await uploadedName(server);
      const { json } = await apply({ resumefile, email: `${randomUUID()}@example.com`, ...fields });
      const kinds = queryDatabase<{ kind: string; subject: string }>(
        server.dataDir,
        `select kind, subject from outbox where subject_reference = '${String(json['reference'])}' order by kind`,
      );
      return { mark: newest()['is_suspect'], kinds };
    };
    for (const trap of [{ website: 'https://spam.example' }, { shown_for: 1999 }]) {
      const { mark, kinds } = await stored(trap);
      expect(mark).toBe(1);
      expect(kinds.map(({ kind }) => kind)).toEqual(['application']);
      expect(kinds[0]?.subject).toMatch(/^\[suspected spam\] Application: /);
    }
    const person = await stored({ website: '', shown_for: 2000 });
    expect([person.mark, person.kinds.length]).toEqual([0, 2]);
    await asJson(server, ids, messageWith({ subject: 'Trap', website: 'x' }));
    expect(queryDatabase(server.dataDir, 'select is_suspect from messages order by id desc limit 1')).toEqual(
      [{ is_suspect: 1 }],
    );
  });

  it('is stored beyond ten a day from one address, with no more receipts to it', async () => {
    const send = async (at: number, email: string) => {
      const { status } = await apply({ resumefile: await uploadedName(server), name: `Often ${at}`, email });
      return status;
    };
    const receipts = () =>
      queryDatabase<{ count: number }>(
        server.dataDir,
        "select count(*) as count from outbox where kind = 'receipt' and lower(recipient) = 'often@example.com'",
      )[0]?.count;
    const before = applications();
    for (let at = 0; at < 12; at += 1)
      expect(await send(at, at % 2 ? 'often@example.com' : 'Often@Example.com')).toBe(200);
    expect([applications() - before, receipts()]).toEqual([12, 10]);
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
    expect(receipts()).toBe(11);
  });

  it('is not kept out by a key that was made to look like the server’s own', async () => {
    const send = async (name: string, key?: string) =>
      apply({ resumefile: await uploadedName(server), name }, key);
    await send('Expected by somebody');
    const [own] = queryDatabase<{ key: string }>(
      server.dataDir,
      "select key from submissions where call = 'application' order by made_at desc limit 1",
    );
    changeDatabase(server.dataDir, "delete from submissions where call = 'application'");
    const before = applications();
    const planted = await send('Planted', own?.key);
    const error = 'The key of the request is not written correctly';
    expect((await send('Expected by somebody')).status).toBe(200);
    expect([applications(), planted.status, planted.json['error']]).toEqual([before + 1, 400, error]);
    expect(newest()['name']).toBe('Expected by somebody');
  });

  it('keeps the version of the text that was ticked, and is kept for longer', async () => {
    await apply({ resumefile: await uploadedName(server), name: 'Kept', consent: '2026-11' });
    const { consent_version, received_at, delete_after } = newest();
    const days = (Date.parse(String(delete_after)) - Date.parse(String(received_at))) / DAY_MS;
    expect([consent_version, days]).toEqual(['2026-11', 730]);
  });
});
