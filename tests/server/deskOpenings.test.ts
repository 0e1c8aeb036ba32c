import { randomUUID } from 'node:crypto';
import type { ApplicationState } from '../../src/contract/desk/applicationSchemas.ts';
import type {
  DeskOpening,
  OpeningConflict,
  OpeningNames,
  OpeningRefused,
  OpeningRows,
  OpeningVersions,
} from '../../src/contract/desk/openingSchemas.ts';
import type {
  DeskSettings,
  Erased,
  FoundPeople,
  MessageChanged,
  MessageDetail,
  MessageList,
  StartPage,
} from '../../src/contract/desk/inboxSchemas.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { OPTIONAL_WRITTEN_FIELDS } from '../../src/contract/openingFields.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { queryDatabase } from '../support/server.ts';
import { applyNow, fetchFrom, post } from './client.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());

const placeIn = (city: string, country = 'GB') => ({ city, country, region: '', street: '', postcode: '' });
const text = {
  job_title: 'Network Engineer',
  company_name: 'Acme',
  places: [placeIn('Leeds')],
  remote_from: [] as string[],
  ...mapFields(OPTIONAL_WRITTEN_FIELDS, () => null),
  department: '',
  employment_type: 'full-time',
  description: 'Routers.\n\nAnd switches.',
  requirements: ['BGP', ' '],
};
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const addDraft = async (fields: object = {}) =>
  (await desk.recruiter.call<DeskOpening>('addOpening', { body: { ...text, ...fields } })).body;
const callFor = <Body = DeskOpening>(
  name: Parameters<typeof desk.recruiter.call>[0],
  at: number,
  body?: object,
) => desk.recruiter.call<Body>(name, { at, ...(body && { body }) });
const isPublic = async (id: number) =>
  (await fetchFrom(desk.server, `/careerdetail.php/${id}`)).status === 200;

describe('an opening', () => {
  it('is drafted, published, extended, closed and copied', async () => {
    const draft = await addDraft();
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      department: null,
      requirements: ['BGP'],
      applications: 0,
    });
    expect(await isPublic(draft.id)).toBe(false);
    expect((await callFor('closeOpening', draft.id)).status).toBe(409);
    expect((await callFor('publishOpening', draft.id, {})).body.status).toBe('open');
    expect(await isPublic(draft.id)).toBe(true);
    expect((await callFor('publishOpening', draft.id, {})).status).toBe(409);
    expect((await callFor('extendOpening', draft.id, { closingDate: dateIn(3) })).body).toMatchObject({
      closing_date: dateIn(3),
      version: 2,
    });
    const { closing } = (await desk.recruiter.call<StartPage>('start')).body;
    expect(closing).toContainEqual(expect.objectContaining({ id: draft.id, closingDate: dateIn(3) }));
    expect((await callFor('closeOpening', draft.id)).body.status).toBe('closed');
    expect((await callFor('extendOpening', draft.id, { closingDate: dateIn(-1) })).status).toBe(400);
    expect((await callFor('extendOpening', draft.id, { closingDate: '2031-02-31' })).status).toBe(400);
    expect((await callFor('extendOpening', draft.id, { closingDate: dateIn(9) })).body.status).toBe('open');
    const copy = (await callFor('copyOpening', draft.id)).body;
    expect(copy).toMatchObject({ status: 'draft', closing_date: null, job_title: 'Network Engineer' });
    expect((await callFor('deleteOpening', draft.id)).status).toBe(409);
    expect((await callFor('deleteOpening', copy.id)).status).toBe(204);
    expect((await callFor('readOpening', copy.id)).status).toBe(404);
    // The row for applications without an opening is not an opening.
    expect((await callFor('readOpening', 0)).status).toBe(404);
  });

  it('is scheduled for publication, and unscheduled', async () => {
    const { id } = await addDraft({ closing_date: dateIn(5) });
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    expect((await callFor('publishOpening', id, { at: at(-1) })).status).toBe(400);
    expect((await callFor('publishOpening', id, { at: 'soon' })).status).toBe(400);
    expect((await callFor('publishOpening', id, { at: at(6) })).status).toBe(409);
    expect((await callFor('publishOpening', id, { at: at(2) })).body.status).toBe('scheduled');
    expect(await isPublic(id)).toBe(false);
    expect((await callFor('closeOpening', id)).body.status).toBe('draft');
  });

  it('is refused with a message for each invalid field', async () => {
    const bad = {
      job_title: ' ',
      employment_type: 'sometimes',
      closing_date: dateIn(-3),
      description: '',
      requirements: ['x'.repeat(600)],
      places: [placeIn('Leeds', 'Narnia')],
      remote_from: ['GB'],
      pay_from: '50,000',
      pay_to: '40000',
      pay_unit: 'year',
      pay_currency: 'pounds',
    };
    const { status, body } = await desk.recruiter.call<OpeningRefused>('addOpening', {
      body: { ...text, ...bad },
    });
    expect(status).toBe(400);
    const wrong = Object.keys(bad).filter((field) => !['pay_from', 'pay_unit'].includes(field));
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(wrong.toSorted());
    expect(body.fields).toMatchObject({ job_title: 'The job title is empty' });
    expect(Object.values(body.fields ?? {}).join()).not.toMatch(/_|openings close/);
  });

  it('shows a second editor what the first one saved', async () => {
    const { id } = await addDraft();
    const save = (fields: object) =>
      callFor<DeskOpening & OpeningConflict>('changeOpening', id, { ...text, ...fields });
    expect((await save({ places: [placeIn('York')], version: 1 })).body).toMatchObject({
      version: 2,
      location: 'York, United Kingdom',
    });
    const late = await save({ places: [placeIn('Hull')], version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { by: 'grace', current: { version: 2, location: 'York, United Kingdom' } },
    });
    expect(late.body.changes).toEqual([{ field: 'places', before: 'Leeds, GB', after: 'York, GB' }]);
    const responses = await Promise.all(
      ['Hull', 'Bath'].map((city) => save({ places: [placeIn(city)], version: 2 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Saving the current text is not a change.
    const { body: current } = await callFor('readOpening', id);
    expect((await save({ places: current.places, version: 3 })).body.version).toBe(3);
    const { versions } = (await callFor<OpeningVersions>('openingVersions', id)).body;
    expect(versions.map(({ version, changes }) => [version, changes.length])).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
    expect((await callFor('restoreOpening', id, { version: 1 })).body).toMatchObject({
      version: 4,
      location: 'Leeds, United Kingdom',
    });
    expect((await callFor('restoreOpening', id, { version: 9 })).status).toBe(404);
  });

  it('has an unguessable preview, and counts its applications', async () => {
    const { id } = await addDraft();
    const { url } = (await callFor<{ url: string }>('previewOpening', id)).body;
    expect(url).toMatch(new RegExp(`/career-details/${id}\\?preview=[\\w-]{22}$`));
    await applyNow(desk.server, { email: 'counted@example.com' });
    const { items } = (await desk.recruiter.call<OpeningRows>('listOpenings')).body;
    expect(items.find((row) => row.id === 1)).toMatchObject({ applications: 1, unread: 1, isSample: true });
    expect(items[0]).toMatchObject({ status: 'draft' });
    expect(items[0]).not.toHaveProperty('description');
  });

  it('is found in a list of pages by its status and by the beginnings of its words', async () => {
    const list = async (query: Record<string, string>) =>
      (await desk.recruiter.call<OpeningRows>('listOpenings', { query })).body;
    const titles = ['Lighthouse Keeper', 'Lighthouse Painter', 'Lighthouse Cook'];
    const ids: number[] = [];
    for (const job_title of titles) ids.push((await addDraft({ job_title })).id);
    const [keeper = 0, painter = 0, cook = 0] = ids;
    await callFor('publishOpening', keeper, {});
    await callFor('publishOpening', painter, { at: `${dateIn(2)}T00:00:00.000Z` });
    await callFor('publishOpening', cook, {});
    await callFor('closeOpening', cook);
    const found = await list({ words: 'lightho' });
    expect(found).toMatchObject({ total: 3, counts: { draft: 0, scheduled: 1, open: 1, closed: 1 } });
    for (const [status, id] of [
      ['open', keeper],
      ['scheduled', painter],
      ['closed', cook],
    ] as const) {
      const { items, total } = await list({ words: 'lighthouse leeds', status });
      expect([status, total, items.map((row) => row.id)]).toEqual([status, 1, [id]]);
    }
    const first = await list({ words: 'lighthouse', limit: '2' });
    const second = await list({ words: 'lighthouse', limit: '2', offset: '2' });
    expect([first.items.length, second.items.length, second.total]).toEqual([2, 1, 3]);
    const shown = [...first.items, ...second.items];
    expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(shown.map(({ postedAt }) => postedAt)).toEqual(
      shown
        .map(({ postedAt }) => postedAt)
        .toSorted()
        .toReversed(),
    );
    expect((await list({ words: 'lighthouse', offset: '50' })).items).toEqual([]);
    const { items: names } = (await desk.recruiter.call<OpeningNames>('listOpeningNames')).body;
    expect(names).toContainEqual({
      id: keeper,
      job_title: 'Lighthouse Keeper',
      location: 'Leeds, United Kingdom',
    });
    expect(names.map(({ id }) => id)).not.toContain(0);
  });
});

const message = {
  from_name: 'Mary Jackson',
  from_email: 'mary@example.com',
  phone_number: '+44 20 7946 0001',
  subject: 'Audit of a network',
  message: 'Can you audit ours?',
};
const send = async (fields: object = {}): Promise<string> => {
  const body = {
    lib_version: '1.0.0',
    user_id: 'site-visitor',
    service_id: 'site-relay',
    template_id: 'contact',
    template_params: { ...message, ...fields },
  };
  expect((await post(desk.server, '/api/v1.0/email/send', body, randomUUID())).text).toBe('OK');
  const [row] = queryDatabase<{ reference: string }>(
    desk.server.dataDir,
    'select reference from messages order by id desc limit 1',
  );
  return row?.reference ?? '';
};

describe('messages', () => {
  it('are read, assigned, answered and handled', async () => {
    const reference = await send();
    const list = async (query = {}) =>
      (await desk.recruiter.call<MessageList>('listMessages', { query })).body;
    expect(await list({ handled: 'false', words: 'mary AUDIT' })).toMatchObject({
      total: 1,
      counts: { unread: 1, unhandled: 1 },
      items: [{ reference, isRead: false, isHandled: false }],
    });
    const detail = (await callFor<MessageDetail>('readMessage', reference as never)).body;
    expect(detail).toMatchObject({ isRead: true, message: message.message, form: 'contact' });
    const owned = await desk.recruiter.call<MessageChanged>('changeMessage', {
      at: reference,
      body: { ownerId: 1 },
    });
    expect(owned.body).toMatchObject({ before: { ownerId: null }, now: { ownerId: 1 } });
    const sendAnswer = (body: object) =>
      desk.recruiter.call('sendAnswers', {
        body: {
          references: [reference],
          subject: 'Re: {reference}',
          body: 'Dear {name}',
          seen: { [reference]: owned.body.now.updatedAt },
          ...body,
        },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect((await sendAnswer({ body: 'About {job}' })).status).toBe(400);
    expect((await sendAnswer({ status: 'declined' })).status).toBe(400);
    expect((await sendAnswer({ isHandled: true })).status).toBe(200);
    const { items } = await list({ handled: 'true' });
    expect(items).toEqual([expect.objectContaining({ reference, ownerName: 'Ada', isHandled: true })]);
    const after = (await callFor<MessageDetail>('readMessage', reference as never)).body;
    expect(after.history).toContainEqual(
      expect.objectContaining({ to: 'mary@example.com', text: 'Dear Mary Jackson\n' }),
    );
    const undone = await desk.recruiter.call('changeMessage', { at: reference, body: { isHandled: false } });
    expect(undone.body).toMatchObject({ before: { isHandled: true }, now: { isHandled: false } });
  });
});

describe('an admin', () => {
  it('finds, exports and erases everything about a person', async () => {
    const { admin, recruiter, server } = desk;
    const name = 'Katherine Johnson';
    const application = String((await applyNow(server, { name, email: 'kj@example.com' }))['reference']);
    const ownMessage = await send({ from_name: name, from_email: 'kj@example.com' });
    const mention = await send({ from_name: 'Somebody' });
    await recruiter.call('addNote', { body: { reference: mention, text: 'Katherine Johnson sent her' } });
    const { body: shown } = await recruiter.call<ApplicationState>('readApplication', { at: application });
    await recruiter.call('sendAnswers', {
      body: {
        references: [application],
        subject: 'Hello',
        body: 'Dear {name}',
        seen: { [application]: shown.updatedAt },
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    const find = async (words: string) =>
      (await admin.call<FoundPeople>('findPeople', { body: { words } })).body;
    const { records, total } = await find('johnson KATHERINE');
    expect([total, ...records.map(({ reference }) => reference).toSorted()]).toEqual([
      3,
      ...[application, ownMessage, mention].toSorted(),
    ]);
    expect(records.find(({ reference }) => reference === mention)?.foundIn).toEqual(['note']);
    expect(records.find(({ reference }) => reference === application)?.foundIn).toEqual(['person', 'mail']);

    const file = await fetch(`${desk.url}/api/people/file?reference=${application}&reference=${ownMessage}`, {
      headers: { cookie: admin.cookie },
    });
    const zip = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(file.headers.get('content-type')).toBe('application/zip');
    for (const entry of [
      'your-data.txt',
      'data.json',
      `resumes/${application} ${name}.pdf`,
      'Dear Katherine',
      '%PDF',
    ])
      expect([entry, zip.includes(entry)]).toEqual([entry, true]);
    expect(zip.includes('"actor"')).toBe(false);

    const erased = (
      await admin.call<Erased>('erasePeople', { body: { references: [application, ownMessage, 'GONE'] } })
    ).body;
    expect(erased).toMatchObject({ applications: 1, resumes: 1, messages: 1, alerts: 0 });
    expect((await recruiter.call('readApplication', { at: application })).status).toBe(404);
    expect((await find('kj@example.com')).total).toBe(0);
    expect((await admin.call('exportPerson', { query: { reference: application } })).status).toBe(404);
    const log = queryDatabase<{ action: string }>(
      server.dataDir,
      `select distinct action from audit where actor = 'ada@example.com'
       and subject in ('people', 'application ${application}') order by action`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      ...['application.erased', 'people.searched', 'person.informed'],
    ]);
  });

  it('sees the current settings without passwords', async () => {
    const other = await startDesk({
      SMTP_URL: 'smtp://user:very-secret@127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
      MAIL_TO: 'b@example.com',
    });
    const { body, text: responseText } = await other.admin.call<DeskSettings>('readSettings');
    expect(body.settings).toContainEqual({ name: 'SMTP_URL', value: '127.0.0.1:1' });
    expect(responseText).not.toMatch(/very-secret|user:/);
    await other.server.stop();
  });
});
