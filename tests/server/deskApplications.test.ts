import { randomUUID } from 'node:crypto';
import type {
  AnswersConflict,
  AnswersSent,
  AnswersUndone,
  ApplicationChanged,
  ApplicationConflict,
  ApplicationDetail,
  ApplicationList,
  AnswerPreview,
  Templates,
} from '../../src/contract/desk/applicationSchemas.ts';
import type { StartPage } from '../../src/contract/desk/inboxSchemas.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { bombs } from '../support/heavyPdfs.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { applyNow, makeForm, upload } from './client.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());

let count = 0;
/** A new application; returns its reference. */
const apply = async (fields: Record<string, unknown> = {}): Promise<string> => {
  count += 1;
  const receipt = await applyNow(desk.server, {
    email: `person${count}@example.com`,
    name: `Person ${count}`,
    ...fields,
  });
  return String(receipt['reference']);
};
const list = async (query: Record<string, string> = {}) =>
  (await desk.recruiter.call<ApplicationList>('listApplications', { query })).body;
const read = async (reference: string) =>
  (await desk.recruiter.call<ApplicationDetail>('readApplication', { at: reference })).body;
const change = (reference: string, body: object) =>
  desk.recruiter.call<ApplicationChanged & ApplicationConflict>('changeApplication', { at: reference, body });
/** The state of each application that a recruiter sees now. */
const seenNow = async (references: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      references.map(async (reference) => [reference, (await read(reference)).updatedAt ?? ''] as const),
    ),
  );
const send = async (body: { references: readonly string[]; [name: string]: unknown }, key = randomUUID()) =>
  desk.recruiter.call<AnswersSent & AnswersConflict>('sendAnswers', {
    body: { seen: await seenNow(body.references), ...body },
    headers: { 'idempotency-key': key },
  });
const undo = (key: string) =>
  desk.recruiter.call<AnswersUndone & { error?: string }>('undoAnswers', { body: { key } });
const mailsTo = (reference: string) =>
  queryDatabase<{ subject: string; body: string; recipient: string; reply_to: string }>(
    desk.server.dataDir,
    `select * from outbox where kind = 'answer' and subject_reference = '${reference}' order by id`,
  );

describe('the list of applications', () => {
  it('is filtered, searched, sorted and counted', async () => {
    const zoe = await apply({ name: 'Zoë ÅNGSTRÖM', otherinformation: 'Knows routers' });
    const abe = await apply({ name: 'Abe', otherinformation: '100 % reliable' });
    await desk.recruiter.call('addNote', { body: { reference: abe, text: 'Met at the Leeds fair' } });
    await change(abe, { status: 'offer', ownerId: 1 });
    const references = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ reference }) => reference);
    expect(await references({ words: 'zoë ångström ROUTERS' })).toEqual([zoe]);
    expect(await references({ words: 'leeds' })).toEqual([abe]);
    expect(await references({ words: '%' })).toEqual([abe]);
    expect(await references({ status: 'offer' })).toEqual([abe]);
    expect(await references({ owner: '1' })).toEqual([abe]);
    expect(await references({ owner: 'me' })).toEqual([]);
    expect(await references({ words: zoe, owner: 'none', unread: 'true' })).toEqual([zoe]);
    expect(await references({ sort: 'name', limit: '1' })).toEqual([abe]);
    expect(await references({ sort: 'name', order: 'desc', limit: '1' })).toEqual([zoe]);
    expect(await references({ sort: 'status', order: 'desc', limit: '1' })).toEqual([abe]);
    const all = await list({ limit: '1', offset: '1' });
    expect([all.items.length, all.total, all.counts.all]).toEqual([1, 2, 2]);
    expect(all.counts).toMatchObject({ unread: 1, byStatus: { received: 1, offer: 1 } });
    for (const query of [
      { limit: 'x' },
      { status: 'fired' },
      { sort: 'name; drop table users' },
      { other: '1' },
    ])
      expect((await desk.recruiter.call('listApplications', { query: query as never })).status).toBe(400);
  });

  it('names the other applications from the same mailbox, with stage and date', async () => {
    const first = await apply({ name: 'Élodie', email: 'Élan@example.com' });
    await change(first, { status: 'declined' });
    const second = await apply({ name: 'Zack', email: 'Élan+jobs@Example.com' });
    expect((await read(second)).others).toEqual([
      {
        reference: first,
        openingId: 1,
        status: 'declined',
        jobTitle: expect.any(String) as string,
        receivedAt: expect.any(String) as string,
      },
    ]);
    expect((await read(first)).others).toMatchObject([{ reference: second, status: 'received' }]);
  });

  it('is exported for spreadsheets without executable formulas', async () => {
    await apply({ name: '=HYPERLINK("http://evil.example")' });
    const { text, headers } = await desk.recruiter.call('exportApplications', {
      query: { words: 'hyperlink' },
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="applications.csv"');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});

describe('one application', () => {
  it('is marked as read for everybody, with names in its history', async () => {
    const reference = await apply();
    expect((await list({ words: reference })).items[0]).toMatchObject({ isRead: false, status: 'received' });
    await desk.recruiter.call('addNote', { body: { reference, text: ' First line\r\nsecond ' } });
    await change(reference, { status: 'inReview' });
    await read(reference);
    const detail = await read(reference);
    expect(detail).toMatchObject({
      isRead: true,
      status: 'inReview',
      phone: '+44 20 7946 0000',
      resume: { fileName: 'cv.pdf', type: 'pdf', size: resumes.pdf.length, scan: 'not scanned', marks: [] },
      noteList: [{ by: 'grace', text: 'First line\nsecond' }],
    });
    const result = detail.history.map((entry) =>
      entry.kind === 'action'
        ? `${entry.by} ${entry.action}`
        : `${entry.kind === 'mail' ? `${entry.to} ${entry.state}` : entry.from}`,
    );
    expect(result.filter((line) => line.startsWith('grace'))).toEqual([
      'grace application.noted',
      'grace application.inReview',
      'grace application.read',
      'grace application.opened',
    ]);
    // No mail server is configured.
    expect(result).toContain('staff queued');
    expect((await desk.recruiter.call('readApplication', { at: 'ABCDE-ABCDE-ABCDE-ABCDE' })).status).toBe(
      404,
    );
  });

  it('is logged, like a search and an export of the list, with the account', async () => {
    const reference = await apply();
    const readLog = () =>
      queryDatabase<{ actor: string; action: string }>(
        desk.server.dataDir,
        "select actor, action from audit where action in ('applications.searched', 'applications.exported', 'messages.searched') order by id",
      );
    const before = readLog().length;
    await list({ words: reference });
    await desk.recruiter.call('exportApplications');
    await desk.admin.call('listMessages', { query: { words: 'grace' } });
    expect(readLog().slice(before)).toEqual([
      { actor: 'grace@example.com', action: 'applications.searched' },
      { actor: 'grace@example.com', action: 'applications.exported' },
      { actor: 'ada@example.com', action: 'messages.searched' },
    ]);
  });

  it('names a download by its detected type, as mails and exports do', async () => {
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<script>document.title="ran"</script>\n');
    const { json } = await upload(desk.server, makeForm([{ name: 'Zoë;\u202ecv.hta', bytes }]));
    const reference = await apply({ resumefile: json['filename'] });
    expect((await read(reference)).resume.fileName).toBe('Zoë cv.hta.pdf');
    const file = await fetch(`${desk.url}/api/applications/${reference}/resume`, {
      headers: { cookie: desk.recruiter.cookie },
    });
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_ cv.hta.pdf"; filename*=UTF-8''Zo%C3%AB%20cv.hta.pdf`,
    );
  });

  it('returns the resume for download or display, without running its content', async () => {
    const reference = await apply();
    const file = await fetch(`${desk.url}/api/applications/${reference}/resume`, {
      headers: { cookie: desk.recruiter.cookie },
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(resumes.pdf);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="cv.pdf"/);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    const shown = await desk.recruiter.call('readResume', { at: reference, query: { view: '1' } });
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    const exported = (await read(reference)).history.filter(
      (entry) => entry.kind === 'action' && entry.action === 'application.exported',
    );
    expect(exported).toHaveLength(1);
    const viewed = (await read(reference)).history.filter(
      (entry) => entry.kind === 'action' && entry.action === 'application.resumeViewed',
    );
    expect(viewed).toMatchObject([{ by: 'grace' }]);
  });

  it('shows no PDF that would fill the memory of a browser, or is encrypted, but returns it for download', async () => {
    const encrypted = resumes.pdf.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root');
    const [bomb = Buffer.alloc(0)] = Object.values(bombs).map((make) => make());
    for (const [bytes, status, sentence] of [
      [bomb, 413, 'This file is too large to show: download it'],
      [Buffer.from(encrypted, 'latin1'), 422, 'This file is protected and cannot be shown: download it'],
    ] as const) {
      const { json } = await upload(desk.server, makeForm([{ name: 'cv.pdf', bytes }]));
      const reference = await apply({ resumefile: json['filename'] });
      const view = { at: reference, query: { view: '1' } };
      expect(await desk.recruiter.call('readResume', view)).toMatchObject({
        status,
        body: { error: sentence },
      });
      const file = await fetch(`${desk.url}/api/applications/${reference}/resume`, {
        headers: { cookie: desk.recruiter.cookie },
      });
      expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    }
  });

  it('does not overwrite a change by someone else, and undo restores the previous values', async () => {
    const reference = await apply();
    const { updatedAt } = await read(reference);
    const at = '2030-01-31T10:00:00.000Z';
    expect((await change(reference, { status: 'interview', updatedAt })).status).toBe(400);
    const first = await change(reference, { status: 'interview', interviewAt: at, updatedAt });
    expect(first.body.now).toMatchObject({ status: 'interview', interviewAt: at });
    const late = await change(reference, { status: 'declined', updatedAt });
    expect([late.status, late.body.current]).toEqual([409, first.body.now]);
    const hired = await change(reference, { status: 'hired', updatedAt: first.body.now.updatedAt });
    expect(hired.body.now.interviewAt).toBeNull();
    const { status, interviewAt } = hired.body.before;
    const undo = { status, interviewAt, updatedAt: hired.body.now.updatedAt };
    const undone = await change(reference, undo);
    expect(undone.body.now).toMatchObject({ status: 'interview', interviewAt: at });
    for (const bad of [{ ownerId: 999 }, { status: 'fired' }, { interviewAt: 'soon' }, { name: 'x' }])
      expect((await change(reference, bad)).status).toBe(400);
  });

  it('accepts one of several concurrent changes', async () => {
    const reference = await apply();
    const { updatedAt } = await read(reference);
    const all = await Promise.all(
      (['offer', 'hired', 'declined'] as const).map((status) => change(reference, { status, updatedAt })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('answers by email', () => {
  const template = {
    subject: 'Your application for {job}',
    body: 'Dear {name},\n\n{reference}\n{recruiter}\n{company}',
  };

  it('are previewed, and name missing values', async () => {
    const reference = await apply({ name: 'Ada {recruiter} $& Lovelace' });
    const preview = (body: object) =>
      desk.recruiter.call<AnswerPreview & { placeholder?: string }>('previewAnswers', {
        body: { references: [reference], ...template, ...body },
      });
    const { mails } = (await preview({})).body;
    expect(mails).toEqual([
      {
        reference,
        name: 'Ada {recruiter} $& Lovelace',
        to: expect.stringContaining('@example.com'),
        // The opening's title, whatever the applicant's form said.
        subject: 'Your application for Full Stack Developer',
        job: 'Full Stack Developer',
        stage: 'received',
        body: expect.stringMatching(
          /^Dear Ada \{recruiter\} \$& Lovelace,\n\n[0-9A-Z-]{23}\ngrace\n[A-Z].*\n$/,
        ),
      },
    ]);
    expect(await preview({ body: 'Dear {nmae}' })).toMatchObject({
      status: 400,
      body: { placeholder: 'nmae' },
    });
    expect(await preview({ body: 'At {interview}' })).toMatchObject({
      status: 400,
      body: { placeholder: 'interview' },
    });
    const at = { interviewAt: '2030-01-31T10:00:00.000Z', timeZone: 'Europe/London' };
    expect((await preview({ body: 'At {interview}', ...at })).body.mails[0]?.body).toBe(
      'At Thursday, 31 January 2030 at 10:00 GMT\n',
    );
    expect((await preview({ ...at, timeZone: 'Mars/Olympus' })).status).toBe(400);
    expect((await preview({ references: [reference, 'GONE'] })).status).toBe(404);
    expect(mailsTo(reference)).toEqual([]);
  });

  it('decline several applications with one email each, however often the button is pressed', async () => {
    const references = [await apply(), await apply(), await apply()];
    const { decline } = (await desk.recruiter.call<Templates>('readTemplates')).body;
    const key = randomUUID();
    const body = { references, ...decline, status: 'declined' };
    const responses = await Promise.all([send(body, key), send(body, key), send(body, key)]);
    for (const { status, body: sent } of responses) {
      expect(status).toBe(200);
      expect(sent).toEqual(responses[0]?.body);
      expect(sent).toMatchObject({ mails: 3, hasMail: false });
    }
    for (const reference of references) {
      expect(mailsTo(reference)).toHaveLength(1);
      expect(mailsTo(reference)[0]).toMatchObject({ reply_to: 'grace@example.com' });
      const { status, history } = await read(reference);
      expect(status).toBe('declined');
      expect(history).toContainEqual(
        expect.objectContaining({
          kind: 'mail',
          state: 'queued',
          sentAt: null,
          text: expect.stringContaining('Dear Person'),
        }),
      );
    }
    expect((await send({ ...body, subject: 'Other' }, key)).status).toBe(422);
    expect((await desk.recruiter.call('sendAnswers', { body })).status).toBe(400);
  });

  it('can be sent again after an undo', async () => {
    const reference = await apply();
    const body = { references: [reference], ...template, status: 'declined' };
    const { changed } = (await send(body)).body;
    await change(reference, { status: changed[0]?.before.status, updatedAt: changed[0]?.now.updatedAt });
    expect((await read(reference)).status).toBe('received');
    expect((await send(body)).body.mails).toBe(1);
    expect((await read(reference)).status).toBe('declined');
  });

  it('are not sent if someone else has changed or erased one of the applications', async () => {
    const [one, two] = [await apply(), await apply()];
    const seen = { [one]: (await read(one)).updatedAt, [two]: (await read(two)).updatedAt };
    await change(one, { status: 'hired' });
    const refused = await send({ references: [one, two], ...template, status: 'declined', seen });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        conflicts: [
          {
            reference: one,
            why: 'changed',
            stage: 'hired',
            by: 'grace',
            at: expect.stringMatching(/^20/) as string,
          },
        ],
      },
    });
    const unseen = await send({ references: [two], ...template, status: 'declined', seen: {} });
    expect(unseen.status).toBe(409);
    const erased = { references: [two, 'GONE'], ...template, status: 'declined', seen };
    expect((await send(erased)).status).toBe(404);
    expect([...mailsTo(one), ...mailsTo(two)]).toEqual([]);
    expect((await read(two)).status).toBe('received');
  });

  it('are not sent to people who are declined, hired or withdrawn already, and an interview is in the future', async () => {
    const [open, hired] = [await apply(), await apply()];
    await change(hired, { status: 'hired' });
    const refused = await send({ references: [open, hired], ...template, status: 'declined' });
    expect(refused).toMatchObject({
      status: 409,
      body: { conflicts: [{ reference: hired, why: 'ended', stage: 'hired' }] },
    });
    await change(hired, { status: 'withdrawn' });
    const interviewAt = '2030-01-31T10:00:00.000Z';
    const invitation = { references: [hired], ...template, status: 'interview', interviewAt };
    expect((await send(invitation)).status).toBe(409);
    const past = { ...invitation, references: [open], interviewAt: '2020-01-31T10:00:00.000Z' };
    expect(await send(past)).toMatchObject({
      status: 400,
      body: { fields: { interview: 'The interview is in the past' } },
    });
    const { question } = (await desk.recruiter.call<Templates>('readTemplates')).body;
    expect(await send({ references: [open], ...question })).toMatchObject({
      status: 400,
      body: { error: '{question} has no value: write your question in its place' },
    });
    expect([...mailsTo(open), ...mailsTo(hired)]).toEqual([]);
  });

  it('can be taken back before they leave, with the stage, and not twice', async () => {
    const [one, two] = [await apply(), await apply()];
    await change(one, { status: 'offer' });
    const key = randomUUID();
    const body = { references: [one, two], ...template, status: 'declined' };
    expect((await send(body, key)).body).toMatchObject({ mails: 2, undoSeconds: 30 });
    expect((await undo(key)).body).toEqual({ mails: 2, kept: 0 });
    expect([...mailsTo(one), ...mailsTo(two)]).toEqual([]);
    expect([(await read(one)).status, (await read(two)).status]).toEqual(['offer', 'received']);
    expect((await undo(key)).body).toEqual({ mails: 0, kept: 0 });
    expect((await send(body, key)).body.error).toBe('These emails were taken back');
    expect((await undo(randomUUID())).status).toBe(404);
    expect((await read(one)).history).toContainEqual(
      expect.objectContaining({ action: 'application.answerTakenBack' }),
    );
  });

  it('leave the stage alone if a colleague changed it before they were taken back', async () => {
    const reference = await apply();
    const key = randomUUID();
    await send({ references: [reference], ...template, status: 'declined' }, key);
    await change(reference, { status: 'inReview' });
    expect((await undo(key)).body).toEqual({ mails: 1, kept: 1 });
    expect((await read(reference)).status).toBe('inReview');
    expect(mailsTo(reference)).toEqual([]);
  });

  it('show names as one line and the title of the opening', async () => {
    const reference = await apply({ name: 'Ada\nLovelace' });
    expect((await read(reference)).name).toBe('Ada Lovelace');
    const { mails } = (
      await desk.recruiter.call<AnswerPreview>('previewAnswers', {
        body: { references: [reference], subject: '{job}', body: 'Dear {name},' },
      })
    ).body;
    expect(mails[0]).toMatchObject({
      name: 'Ada Lovelace',
      body: 'Dear Ada Lovelace,\n',
      stage: 'received',
      subject: 'Full Stack Developer',
      job: 'Full Stack Developer',
    });
  });

  it('invite with a date, which the start page shows, while the applicant sees that the conversation comes', async () => {
    const reference = await apply();
    const interviewAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const body = { references: [reference], subject: 'Interview', body: '{interview}', interviewAt };
    expect((await send({ ...body, status: 'interview' })).status).toBe(200);
    expect(await read(reference)).toMatchObject({ status: 'interview', interviewAt });
    const { interviews, mail, backup } = (await desk.recruiter.call<StartPage>('start')).body;
    expect(backup).toEqual({ at: null });
    expect(interviews).toContainEqual(expect.objectContaining({ reference, at: interviewAt }));
    expect(mail).toMatchObject({ hasMail: false });
    expect(mail.waiting).toBeGreaterThan(0);
    expect(mail.items[0]?.about).toMatchObject({
      kind: expect.stringMatching(/^(application|message)$/) as string,
    });
    const receipt = await fetch(`${desk.server.url}/applications/${reference}`, {
      headers: { accept: 'application/json' },
    });
    expect(await receipt.json()).toMatchObject({ status: 'interview' });
  });

  it('cannot inject a header or another recipient', async () => {
    const reference = await apply({ name: 'Eve =?utf-8?Q?x?=' });
    await send({ references: [reference], subject: 'A\r\nBcc: all@example.com {name}', body: 'B' });
    expect(mailsTo(reference)[0]?.subject).toBe('A Bcc: all@example.com Eve = ?utf-8?Q?x?=');
    const to = await send({ references: [reference], ...template, recipient: 'eve@example.com' });
    expect(to.status).toBe(400);
  });

  it('use templates that admins can change, with known placeholders only', async () => {
    const { body: templates } = await desk.recruiter.call<Templates>('readTemplates');
    const changed = { ...templates, question: { subject: 'Hm, {name}?', body: 'Why {job}?' } };
    expect((await desk.admin.call<Templates>('changeTemplates', { body: changed })).body).toEqual(changed);
    expect((await desk.recruiter.call<Templates>('readTemplates')).body).toEqual(changed);
    const wrong = { ...changed, decline: { subject: '{x}', body: 'y' } };
    expect((await desk.admin.call('changeTemplates', { body: wrong })).body).toMatchObject({
      placeholder: 'x',
    });
  });
});
