import { APPLICATION_SORTS, STAGES } from '../../src/contract/desk/constants.ts';
import {
  deskApplicationQueries,
  type ApplicationSearch,
} from '../../src/server/desk/queries/applications.ts';
import { deskMessageQueries } from '../../src/server/desk/queries/messages.ts';
import { userQueries } from '../../src/server/desk/queries/users.ts';
import { openingPages } from '../../src/server/openings/queries/openingPages.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const ADMIN = { id: 1, role: 'admin' } as const;
const ROWS = 47;
const LIMIT = 4;
const OPENINGS = [100, 101, 102];
/** To recruiters who are not named. */
const LIMITED = 102;
const DRAFT = 109;

type Viewer = Parameters<ReturnType<typeof deskApplicationQueries>['list']>[2];
interface Request {
  limit: number;
  offset: number;
  after?: string | undefined;
  before?: string | undefined;
}
interface Page {
  keys: string[];
  hasPrevious: boolean;
  hasNext: boolean;
}
type ReadPage = (request: Request) => Promise<Page>;

/** Follows the links of the pages from the beginning to the end, or with `before` back from the end. */
const walk = async (read: ReadPage, limit: number, last?: Page): Promise<string[][]> => {
  let page = last ?? (await read({ limit, offset: 0 }));
  const pages = [page.keys];
  while (last ? page.hasPrevious : page.hasNext) {
    const request = last ? { before: page.keys[0] } : { after: page.keys.at(-1) };
    page = await read({ limit, offset: 0, ...request });
    pages.push(page.keys);
    if (pages.length > ROWS) throw new Error('The pages do not end');
  }
  return last ? pages.toReversed() : pages;
};

/** Reads a list in both directions, and expects the pages that the list in one piece has. */
const expectSamePages = async (read: ReadPage): Promise<string[]> => {
  const { keys: all } = await read({ limit: 1000, offset: 0 });
  const pages = Array.from({ length: Math.max(1, Math.ceil(all.length / LIMIT)) }, (_, at) =>
    all.slice(at * LIMIT, (at + 1) * LIMIT),
  );
  expect(await walk(read, LIMIT)).toEqual(pages);
  const last = { keys: pages.at(-1) ?? [], hasPrevious: pages.length > 1, hasNext: false };
  expect(await walk(read, LIMIT, last)).toEqual(pages);
  return all;
};

let database: TestDatabase;
/** A recruiter who may not see the limited opening. */
let recruiter: Viewer;
const readApplications =
  (options: {
    sort?: (typeof APPLICATION_SORTS)[number];
    order?: 'asc' | 'desc';
    search?: Partial<ApplicationSearch>;
    viewer?: Viewer;
  }): ReadPage =>
  async (request) => {
    const { sort = 'received', order = 'desc', search, viewer = ADMIN } = options;
    const { items, ...ends } = await deskApplicationQueries(database.db, database.clock.now).list(
      { words: [], ...search },
      { ...request, sort, order },
      viewer,
    );
    return { ...ends, keys: items.map(({ reference }) => reference) };
  };
const readMessages =
  (filter: { isUnread?: boolean; words?: string[] } = {}): ReadPage =>
  async (request) => {
    const queries = deskMessageQueries(database.db, database.clock.now);
    const { items, ...ends } = await queries.list({ words: [], ...filter }, request);
    return { ...ends, keys: items.map(({ reference }) => reference) };
  };
const readOpenings =
  (filter: { status?: 'open' | 'draft'; words?: string } = {}, viewer: Viewer = ADMIN): ReadPage =>
  async (request) => {
    const pages = openingPages(database.db, database.clock.now);
    const { openings, ...ends } = await pages.list({ words: '', ...filter }, { ...request, viewer });
    return { ...ends, keys: openings.map(({ id }) => String(id)) };
  };

beforeAll(async () => {
  database = await openTestDatabase();
  const { db, clock } = database;
  const owners: (number | null)[] = [null];
  for (const name of ['Zoë', 'anna', 'Anna', 'Bob']) {
    const account = { name, email: `${owners.length}@example.com`, role: 'recruiter' } as const;
    const { user } = await userQueries(db, clock.now).add(account, 'ada@example.com');
    owners.push(user.id);
  }
  recruiter = { id: owners[1] ?? 0, role: 'recruiter' };
  const opening = await db.selectFrom('openings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  // Two of the three that people apply for have the same title.
  const copies = Array.from({ length: 10 }, (_, at) => ({
    ...opening,
    id: 100 + at,
    job_title: at === 0 ? 'Analyst' : 'Technician',
    posted_at: `2026-10-1${at % 3}T08:00:00.000Z`,
    status: 100 + at === DRAFT ? ('draft' as const) : ('open' as const),
    closing_date: null,
  }));
  await db.insertInto('openings').values(copies).execute();
  await db
    .insertInto('opening_words')
    .values(copies.map(({ id, job_title }) => ({ opening_id: id, words: ` ${job_title.toLowerCase()} ` })))
    .execute();
  for (let index = 0; index < ROWS; index += 1) {
    if (index % 5 === 0) clock.advance(60_000);
    const opening_id = OPENINGS[index % 3] ?? 0;
    const name = ['Ada', 'ada', 'Grace', 'Ünal'][index % 4] ?? '';
    const reference = await database.apply({
      name: index % 9 === 0 ? `${name} Quine` : name,
      email: `${index}@example.com`,
      opening_id,
      resumefile: await database.upload({ opening_id }),
    });
    await db
      .updateTable('applications')
      .set({
        status: STAGES[index % 4] ?? 'received',
        owner_id: owners[index % 5] ?? null,
        interview_at: index % 8 === 0 ? '2026-12-01T10:00:00.000Z' : null,
        read_at: index % 2 === 0 ? null : clock.now().toISOString(),
      })
      .where('reference', '=', reference ?? '')
      .execute();
    if (index % 2 === 0)
      await database.send({ subject: index % 3 === 0 ? 'Quine' : 'Audit', message: `Question ${index}` });
  }
  await db.updateTable('openings').set({ is_limited: 1 }).where('id', '=', LIMITED).execute();
});
afterAll(() => database.close());

describe('the pages of applications', () => {
  const SEARCHES: Record<string, { search?: Partial<ApplicationSearch>; viewer?: Viewer; rows: number }> = {
    'without a filter': { rows: ROWS },
    'in a stage': { search: { status: 'received' }, rows: 12 },
    unread: { search: { isUnread: true }, rows: 24 },
    'for an opening': { search: { openingId: 101 }, rows: 16 },
    'without an owner': { search: { ownerId: null }, rows: 10 },
    'with a common word': { search: { words: ['technician'] }, rows: ROWS },
    'with a rare word': { search: { words: ['quine'] }, rows: 6 },
    'with nothing': { search: { words: ['nobody'] }, rows: 0 },
  };

  describe.each(APPLICATION_SORTS)('sorted by %s', (sort) => {
    it.each(Object.keys(SEARCHES))('%s are those of the whole list, forwards and backwards', async (name) => {
      const { search = {}, rows } = SEARCHES[name] ?? {};
      const ascending = await expectSamePages(readApplications({ sort, order: 'asc', search }));
      const descending = await expectSamePages(readApplications({ sort, order: 'desc', search }));
      expect([ascending.length, descending]).toEqual([rows, ascending.toReversed()]);
    });

    it('miss what a recruiter may not see', async () => {
      const all = await expectSamePages(readApplications({ sort, order: 'asc', viewer: recruiter }));
      expect(all).toHaveLength(32);
    });
  });
});

it('the pages of messages and openings are those of the whole list, forwards and backwards', async () => {
  const messages = await expectSamePages(readMessages());
  expect(messages).toHaveLength(24);
  expect(await expectSamePages(readMessages({ isUnread: true }))).toEqual(messages);
  expect(await expectSamePages(readMessages({ words: ['quine'] }))).toHaveLength(8);
  const openings = await expectSamePages(readOpenings());
  const without = (hidden: number) => openings.filter((id) => id !== String(hidden));
  expect(await expectSamePages(readOpenings({}, recruiter))).toEqual(without(LIMITED));
  const [open, drafts] = [
    readOpenings({ status: 'open', words: 'technician' }),
    readOpenings({ status: 'draft' }),
  ];
  expect(await expectSamePages(open)).toHaveLength(8);
  expect(await expectSamePages(drafts)).toEqual([String(DRAFT)]);
});

describe('a page that follows a row', () => {
  const whole = { limit: 1000, offset: 0 };
  const page = { limit: LIMIT, offset: LIMIT };

  it('neither repeats nor skips one when another comes', async () => {
    for (const [read, add] of [
      [readApplications({}), () => database.apply({ email: 'new@example.com' })],
      [readApplications({ sort: 'name', order: 'asc' }), () => database.apply({ name: 'Aaron' })],
      [readMessages(), () => database.send({ message: 'New' })],
    ] as const) {
      const { keys: before } = await read(whole);
      await add();
      const { keys } = await read({ ...page, after: before[LIMIT - 1] });
      expect(keys).toEqual(before.slice(LIMIT, 2 * LIMIT));
      const { keys: former } = await read({ ...page, before: keys[0] });
      expect(former).toEqual(before.slice(0, LIMIT));
    }
  });

  it('follows it although it is no longer in the list', async () => {
    const read = readApplications({ search: { isUnread: true } });
    const { keys: unread } = await read(whole);
    const last = unread[LIMIT - 1] ?? '';
    const change = { isRead: true };
    const by = { ...ADMIN, email: 'ada@example.com' };
    await deskApplicationQueries(database.db, database.clock.now).change(last, {
      change,
      seen: undefined,
      by,
    });
    const { keys } = await read({ ...page, after: last });
    expect(keys).toEqual(unread.slice(LIMIT, 2 * LIMIT));
  });

  it('is counted from the beginning if the row is erased', async () => {
    const { db, dataDir, clock } = database;
    const erase = makeEraser({ db, dataDir, clock: clock.now });
    const erased = await database.apply({ email: 'erased@example.com' });
    const message = await database.send();
    await erase({ applications: [erased ?? ''], messages: [message], actor: 'ada', reason: 'erased' });
    for (const [read, key] of [
      [readApplications({}), erased],
      [readMessages(), message],
      [readOpenings(), '999'],
    ] as const) {
      const { keys: all } = await read(whole);
      for (const request of [{ after: key }, { before: key }])
        expect(await read({ ...page, ...request })).toMatchObject({
          keys: all.slice(LIMIT, 2 * LIMIT),
          hasPrevious: true,
          hasNext: all.length > 2 * LIMIT,
        });
    }
  });

  it('tells a recruiter nothing about the place of a hidden application or opening', async () => {
    const own = readApplications({ sort: 'name', order: 'asc', viewer: recruiter });
    const { keys: shown } = await own(whole);
    const { keys: all } = await readApplications({ sort: 'name', order: 'asc' })(whole);
    const hidden = all.findLast((reference) => !shown.includes(reference));
    expect(await own({ ...page, after: hidden })).toEqual(await own(page));
    const openings = readOpenings({}, recruiter);
    expect(await openings({ ...page, after: String(LIMITED) })).toEqual(await openings(page));
  });

  it('is the first page if less than a page precedes a row', async () => {
    for (const read of [readApplications({ sort: 'owner', order: 'asc' }), readMessages(), readOpenings()]) {
      const { keys: all } = await read(whole);
      for (const at of [0, LIMIT - 1])
        expect(await read({ ...page, before: all[at] })).toMatchObject({
          keys: all.slice(0, LIMIT),
          hasPrevious: false,
          hasNext: true,
        });
    }
  });
});
