import { randomUUID } from 'node:crypto';
import type { ApplicationDetail, ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import { deskCalls, type DeskCallName } from '../../src/contract/desk/calls.ts';
import type { StartPage } from '../../src/contract/desk/inboxSchemas.ts';
import type { DeskOpening, OpeningRows } from '../../src/contract/desk/openingSchemas.ts';
import type { Session, UserList } from '../../src/contract/desk/sessionSchemas.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { OPTIONAL_WRITTEN_FIELDS } from '../../src/contract/openingFields.ts';
import { type DeskBrowser, type DeskRequest, startDesk, type TestDesk } from '../support/desk.ts';
import { queryDatabase } from '../support/server.ts';
import { applyNow, fetchFrom, makeApplication, post, uploadPdf } from './client.ts';
import { ids, makeMessage } from './message.ts';

/** Opening 1 is limited to Grace; Otto is another recruiter. */
const LIMITED = 1;
const OTHER = 2;
const EMAIL = 'zebulon@example.com';
const UNKNOWN = '7K3QF-0B9XT-M2WZE-H48RD';

let desk: TestDesk;
let otto: DeskBrowser;
let graceId: number;
let ottoId: number;
let title: string;
/** The application for the limited opening, another one of the same person, and their message. */
let hidden: string;
let shown: string;
let message: string;
let mailId: number;

const limit = (recruiters: number[] | null, at = LIMITED) =>
  desk.admin.call<DeskOpening>('limitOpening', { at, body: { recruiters } });
const readUpdatedAt = async (reference: string) =>
  (await desk.admin.call<ApplicationDetail>('readApplication', { at: reference, query: { peek: 'true' } }))
    .body.updatedAt;

beforeAll(async () => {
  desk = await startDesk({ MAIL_CONTENT: 'full' });
  const { admin, server, addRecruiter } = desk;
  otto = await addRecruiter('otto@example.com');
  const { users } = (await admin.call<UserList>('listUsers')).body;
  const findId = (email: string) => users.find((user) => user.email === email)?.id ?? 0;
  [graceId, ottoId] = [findId('grace@example.com'), findId('otto@example.com')];
  title = (await admin.call<DeskOpening>('readOpening', { at: LIMITED })).body.job_title;
  expect((await limit([graceId])).body.limitedTo).toEqual([{ id: graceId, name: 'grace' }]);
  const person = { name: 'Zebulon Secret', email: EMAIL };
  hidden = String((await applyNow(server, person))['reference']);
  const other = { ...person, job_id: OTHER, resumefile: await uploadPdf(server, String(OTHER)) };
  const sent = await post(server, '/career-form.php', makeApplication(other), randomUUID());
  shown = String(sent.json['reference']);
  const template_params = makeMessage({ from_name: person.name, from_email: EMAIL });
  await post(server, '/api/v1.0/email/send', { ...ids, template_params });
  const read = (sql: string) => queryDatabase<Record<string, string>>(server.dataDir, sql)[0] ?? {};
  message = String(read('select reference from messages')['reference']);
  const receipt = `select id from outbox where kind = 'receipt' and subject_reference = '${hidden}'`;
  mailId = Number(read(receipt)['id']);
  const tag = { reference: hidden, updatedAt: await readUpdatedAt(hidden), addTag: 'Secret tag' };
  await admin.call('changeApplications', { body: { changes: [tag] } });
});
afterAll(() => desk.server.stop());

type Names = (reference: string) => DeskRequest;
const change = { status: 'inReview' } as const;
const text = {
  company_name: 'Acme',
  places: [{ city: 'Leeds', country: 'GB', region: '', street: '', postcode: '' }],
  remote_from: [],
  ...mapFields(OPTIONAL_WRITTEN_FIELDS, () => null),
  department: '',
  employment_type: 'full-time',
  description: 'Routers.',
  requirements: ['BGP'],
};
const answer = { subject: 'Hello', body: 'Hello', timeZone: 'UTC' };

/** Calls that name a record: how each names it. `opening`: by the opening's number. */
const NAMING: Partial<Record<DeskCallName, Names | 'opening'>> = {
  readApplication: (reference) => ({ at: reference }),
  changeApplication: (reference) => ({
    at: reference,
    body: { ...change, updatedAt: '2026-01-01T00:00:00.000Z' },
  }),
  changeApplications: (reference) => ({
    body: { changes: [{ reference, updatedAt: '2026-01-01T00:00:00.000Z', addTag: 'Mine' }] },
  }),
  readResume: (reference) => ({ at: reference }),
  addNote: (reference) => ({ body: { reference, text: 'A note' } }),
  previewAnswers: (reference) => ({ body: { references: [reference], ...answer } }),
  sendAnswers: (reference) => ({
    body: { references: [reference], ...answer, seen: { [reference]: '2026-01-01T00:00:00.000Z' } },
    headers: { 'idempotency-key': randomUUID() },
  }),
  resendMail: (reference) => ({
    at: reference === hidden ? mailId : 999_999,
    body: { email: EMAIL },
  }),
  readOpening: 'opening',
  changeOpening: 'opening',
  deleteOpening: 'opening',
  publishOpening: 'opening',
  closeOpening: 'opening',
  copyOpening: 'opening',
  extendOpening: 'opening',
  openingVersions: 'opening',
  restoreOpening: 'opening',
  previewOpening: 'opening',
};
const openingBodies = (): Partial<Record<DeskCallName, unknown>> => ({
  changeOpening: { ...text, job_title: title, version: 1 },
  publishOpening: {},
  closeOpening: {},
  copyOpening: {},
  extendOpening: { closingDate: null },
  restoreOpening: { version: 1 },
});

/** Calls that list or count records: how each may be asked for those of the limited opening. */
const LISTING: Partial<Record<DeskCallName, () => DeskRequest[]>> = {
  start: () => [{}],
  listApplications: () => [
    ...['received', 'name', 'opening', 'status', 'owner', 'interview'].map((sort) => ({ query: { sort } })),
    { query: { opening: String(LIMITED) } },
    { query: { words: 'zebulon' } },
    { query: { words: hidden } },
    { query: { tag: 'Secret tag' } },
    { query: { unread: 'true', limit: '1' } },
    { query: { attention: 'new' } },
    { query: { owner: 'none' } },
  ],
  exportApplications: () => [{}, { query: { opening: String(LIMITED) } }, { query: { words: 'zebulon' } }],
  listTags: () => [{}],
  listOpenings: () => [{}, { query: { words: title } }, { query: { status: 'open' } }],
  listOpeningNames: () => [{}],
  readApplication: () => [{ at: shown }],
  listMessages: () => [{}],
  readMessage: () => [{ at: message }],
};

/** Calls that show no application and no opening, or only what the sender has just made. */
const OTHERS: readonly DeskCallName[] = ['readTemplates', 'addOpening', 'changeMessage', 'undoAnswers'];

it('every call for staff is in one of these lists', () => {
  const staffCalls = (Object.keys(deskCalls) as DeskCallName[]).filter(
    (name) => deskCalls[name].access === 'staff',
  );
  const listed = new Set([...Object.keys(NAMING), ...Object.keys(LISTING), ...OTHERS]);
  expect([...listed].toSorted()).toEqual(staffCalls.toSorted());
});

describe('a limited opening, for a recruiter who is not named', () => {
  it.each(Object.keys(LISTING) as DeskCallName[])(
    'is not in the answer of %s, nor its people',
    async (name) => {
      for (const request of LISTING[name]?.() ?? []) {
        const [theirs, named] = [await otto.call(name, request), await desk.recruiter.call(name, request)];
        expect([theirs.status, named.status]).toEqual([200, 200]);
        for (const secret of [hidden, title, 'Secret tag', `"id":${LIMITED},"job`])
          expect(theirs.text).not.toContain(secret);
      }
    },
  );

  it.each(Object.keys(NAMING) as DeskCallName[])('is unknown to %s', async (name) => {
    const names = NAMING[name];
    const toRequest = (isHidden: boolean): DeskRequest =>
      typeof names === 'function'
        ? names(isHidden ? hidden : UNKNOWN)
        : { at: isHidden ? LIMITED : 999_999, body: openingBodies()[name] };
    const counted = 'select count(*) as n from audit';
    const before = queryDatabase(desk.server.dataDir, counted);
    const theirs = await otto.call(name, toRequest(true));
    const unknown = await otto.call(name, toRequest(false));
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
    expect(queryDatabase(desk.server.dataDir, counted)).toEqual(before);
    const named = await desk.recruiter.call(name, toRequest(true));
    expect([400, 401, 403, 404, 500]).not.toContain(named.status);
  });

  it('is not counted', async () => {
    const list = (browser: DeskBrowser) => browser.call<ApplicationList>('listApplications');
    const start = async (browser: DeskBrowser) => (await browser.call<StartPage>('start')).body;
    const openings = (browser: DeskBrowser) => browser.call<OpeningRows>('listOpenings');
    const [theirs, all] = [(await list(otto)).body, (await list(desk.admin)).body];
    expect([theirs.total, theirs.counts.all, all.total, all.counts.all]).toEqual([1, 1, 2, 2]);
    const [theirStart, start2] = [await start(otto), await start(desk.recruiter)];
    expect([theirStart.newSinceYesterday.applications, start2.newSinceYesterday.applications]).toEqual([
      1, 2,
    ]);
    expect(start2.mail.waiting - theirStart.mail.waiting).toBeGreaterThanOrEqual(2);
    const [theirOpenings, allOpenings] = [(await openings(otto)).body, (await openings(desk.admin)).body];
    // The named recruiter's copy is limited, too.
    expect(allOpenings.total - theirOpenings.total).toBe(2);
  });

  it('is still public, and takes applications', async () => {
    expect((await fetchFrom(desk.server, '/career.php')).text).toContain(title);
  });
});

it('admins and named recruiters see it and its people', async () => {
  for (const browser of [desk.admin, desk.recruiter]) {
    const { body } = await browser.call<ApplicationDetail>('readApplication', { at: shown });
    expect(body.others.map(({ reference }) => reference)).toEqual([hidden]);
    expect((await browser.call('listTags')).text).toContain('Secret tag');
  }
});

it('nobody owns an application that they may not see', async () => {
  const give = async (reference: string, ownerId: number) => {
    const body = { changes: [{ reference, updatedAt: await readUpdatedAt(reference), ownerId }] };
    return (await desk.admin.call('changeApplications', { body })).status;
  };
  expect([await give(hidden, ottoId), await give(shown, ottoId), await give(hidden, graceId)]).toEqual([
    400, 200, 200,
  ]);
});

it('emails to the staff mailbox name neither the opening nor the person', () => {
  const mails = queryDatabase<{ subject: string; body: string; resume_id: number | null }>(
    desk.server.dataDir,
    `select subject, body, resume_id from outbox where recipient is null and subject_reference = '${hidden}'`,
  );
  expect(mails).toEqual([{ subject: 'Application', body: expect.any(String) as string, resume_id: null }]);
  for (const secret of [title, 'Zebulon', EMAIL]) expect(mails[0]?.body).not.toContain(secret);
});

describe('the limit', () => {
  it('is set by admins, to recruiters who can sign in', async () => {
    for (const browser of [otto, desk.recruiter])
      expect((await browser.call('limitOpening', { at: LIMITED, body: { recruiters: null } })).status).toBe(
        403,
      );
    const { user } = (await desk.admin.call<Session>('readSession')).body;
    for (const recruiters of [[user.id], [999], [graceId, 999]])
      expect(await limit(recruiters)).toMatchObject({ status: 400 });
    expect((await limit([graceId], 999_999)).status).toBe(404);
    expect((await desk.admin.call<DeskOpening>('readOpening', { at: LIMITED })).body.limitedTo).toEqual([
      { id: graceId, name: 'grace' },
    ]);
  });

  it('may leave admins only, stays when a named account ends, and can be lifted', async () => {
    const tryBoth = async () =>
      [
        await otto.call('readOpening', { at: LIMITED }),
        await desk.recruiter.call('readOpening', { at: LIMITED }),
      ].map(({ status }) => status);
    await limit([]);
    expect(await tryBoth()).toEqual([404, 404]);
    await limit([ottoId]);
    await desk.admin.call('changeUser', { at: ottoId, body: { isDisabled: true } });
    expect((await desk.recruiter.call('readOpening', { at: LIMITED })).status).toBe(404);
    expect((await limit(null)).body.limitedTo).toBeNull();
    expect((await desk.recruiter.call('readApplication', { at: hidden })).status).toBe(200);
    const log = `select action from audit where subject = 'opening ${LIMITED}' and action like '%limited'`;
    expect(queryDatabase<{ action: string }>(desk.server.dataDir, log).map(({ action }) => action)).toEqual([
      'opening.limited',
      'opening.limited',
      'opening.limited',
      'opening.unlimited',
    ]);
  });
});
