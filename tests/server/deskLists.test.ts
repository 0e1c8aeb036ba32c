import { randomUUID } from 'node:crypto';
import type {
  ApplicationDetail,
  ApplicationList,
  ApplicationsChanged,
  TagList,
} from '../../src/contract/desk/applicationSchemas.ts';
import type { FoundPeople } from '../../src/contract/desk/inboxSchemas.ts';
import type { OpeningRows } from '../../src/contract/desk/openingSchemas.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applyNow } from './client.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());

const apply = async (fields: Record<string, unknown>): Promise<string> =>
  String((await applyNow(desk.server, { email: `${randomUUID()}@example.com`, ...fields }))['reference']);
const find = async (query: Record<string, string>) => {
  const { body } = await desk.recruiter.call<ApplicationList>('listApplications', { query });
  return body.items.map(({ reference }) => reference);
};
const read = async (reference: string) =>
  (await desk.recruiter.call<ApplicationDetail>('readApplication', { at: reference })).body;
const changeAll = (changes: object[]) =>
  desk.recruiter.call<ApplicationsChanged & { error: string }>('changeApplications', { body: { changes } });

test('accents, curly quotes, phone numbers and job titles are found', async () => {
  const zoe = await apply({ name: 'Zoë O’Brien-Łukasz', phone: '+44 (0)20 7946 0958' });
  for (const words of ['zoe', "o'brien", 'lukasz', '020 7946 0958', '+442079460958', '7946'])
    expect([words, await find({ words })]).toEqual([words, [zoe]]);
  expect(await find({ words: 'zoe full stack' })).toEqual([]);
  const { jobRole } = await read(zoe);
  expect(await find({ words: `zoe ${jobRole}` })).toEqual([zoe]);
  const findPeople = async (words: string) =>
    (await desk.admin.call<FoundPeople>('findPeople', { body: { words } })).body.total;
  expect([await findPeople('zoe'), await findPeople(jobRole)]).toEqual([1, 0]);
});

test('several get an owner, a stage and a tag at once, or nothing changes', async () => {
  const [ada, ben] = [await apply({ name: 'Ada' }), await apply({ name: 'Ben' })];
  const states = [await read(ada), await read(ben)];
  const forBoth = (patch: object) =>
    states.map(({ reference, updatedAt }) => ({ reference, updatedAt, ...patch }));
  const changed = await changeAll(forBoth({ ownerId: 1, status: 'inReview', addTag: ' Night  shift ' }));
  expect(changed.body.changed.map(({ now }) => [now.status, now.ownerId])).toEqual([
    ['inReview', 1],
    ['inReview', 1],
  ]);
  expect(await find({ tag: 'Night shift' })).toEqual([ben, ada]);
  expect(await find({ tag: 'Night shift', owner: 'none' })).toEqual([]);
  expect((await read(ada)).tags).toEqual(['Night shift']);
  expect((await desk.recruiter.call<TagList>('listTags')).body.tags).toEqual(['Night shift']);

  const stale = await changeAll([...forBoth({ status: 'declined' })]);
  expect(stale).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('2 applications') as string },
  });
  expect((await read(ada)).status).toBe('inReview');
  const gone = await changeAll([{ reference: 'NONE', updatedAt: states[0]?.updatedAt, status: 'hired' }]);
  expect(gone.status).toBe(404);
  const { updatedAt } = await read(ada);
  expect((await changeAll([{ reference: ada, updatedAt, status: 'interview' }])).status).toBe(400);
  expect((await changeAll([{ reference: ada, updatedAt, addTag: ' ' }])).status).toBe(400);
  expect((await changeAll([{ reference: ada, updatedAt, removeTag: 'Night shift' }])).status).toBe(200);
  expect(await find({ tag: 'Night shift' })).toEqual([ben]);
});

test('new and waiting applications are lists of their own', async () => {
  const old = await apply({ name: 'Old' });
  changeDatabase(
    desk.server.dataDir,
    `update applications set received_at = '2020-01-01T00:00:00.000Z' where reference = '${old}'`,
  );
  expect(await find({ attention: 'waiting' })).toEqual([old]);
  expect(await find({ attention: 'new' })).not.toContain(old);
  expect((await find({ attention: 'new' })).length).toBeGreaterThan(0);
});

test('the export has phone numbers, tags and the texts of the notes', async () => {
  const reference = await apply({ name: 'Carla', phone: '+34 600 000 000' });
  const { updatedAt } = await read(reference);
  await changeAll([{ reference, updatedAt, addTag: 'Madrid' }]);
  await desk.recruiter.call('addNote', { body: { reference, text: 'Speaks Catalan' } });
  const { text } = await desk.recruiter.call('exportApplications', { query: { words: 'carla' } });
  const [header = '', row = ''] = text.trim().split('\r\n');
  for (const column of ['phone', 'tags', 'notes']) expect(header).toContain(`"${column}"`);
  for (const value of ['+34 600 000 000', 'Madrid', 'Speaks Catalan']) expect(row).toContain(value);
});

test('openings say how many applications are in which stage, and how soon people are answered', async () => {
  const reference = await apply({ name: 'Dora' });
  const { updatedAt, openingId } = await read(reference);
  const answer = {
    references: [reference],
    subject: 'Hello',
    body: 'Hello',
    seen: { [reference]: updatedAt },
  };
  const sent = await desk.recruiter.call('sendAnswers', {
    body: answer,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(sent.status).toBe(200);
  changeDatabase(
    desk.server.dataDir,
    `update outbox set created_at = '2999-01-03T00:00:00.000Z' where kind = 'answer';
     update applications set received_at = '2999-01-01T12:00:00.000Z' where reference = '${reference}'`,
  );
  const { items } = (await desk.recruiter.call<OpeningRows>('listOpenings')).body;
  const opening = items.find(({ id }) => id === openingId);
  expect(opening?.daysToAnswer).toBe(1.5);
  const { inReview, received = 0 } = opening?.byStage ?? {};
  expect([inReview, received > 1]).toEqual([2, true]);
  expect(items.find(({ applications }) => applications === 0)).toMatchObject({
    byStage: {},
    daysToAnswer: null,
  });
});
