import { type Kysely, sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase.ts';
import {
  APPLICATION_SORTS,
  type ApplicationSort,
  DESK_COUNTS,
  type Stage,
  STAGES,
} from '../../../contract/desk/constants.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { normalise } from '../../platform/records/normalise.ts';
import { addRecordWords } from '../../platform/records/recordWords.ts';
import { deskApplicationQueries } from './applications.ts';
import { deskMessageQueries } from './messages.ts';
import { peopleQueries } from './people.ts';
import { recordQueries } from './records.ts';
import { startQueries } from './start.ts';
import { userQueries } from './users.ts';

const ADMIN = { id: 1, role: 'admin' } as const;

const PARTS = [
  'ada',
  'Ünal',
  'ß',
  'LI',
  'ﬁn',
  '100%',
  'a_b',
  '"q"',
  '李明',
  'x',
  '(mailto:)',
  "o'Neil",
  '王',
  'Ångström',
  '‘so’',
];
const WORDS = [
  ...PARTS,
  'ad',
  'nal',
  'da ünal',
  '0%',
  '_',
  '"',
  '明',
  'neil ada',
  '李明 ada',
  'ß 100% li',
  'a_b x',
  '*',
  'AND',
  'é',
  'angstrom',
  "'so'",
  'example',
  '\\',
];

let seed = 7;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return Math.floor(seed / 65_536) % below;
};
const makeText = (parts: number): string =>
  Array.from({ length: parts }, () => PARTS[random(PARTS.length)] ?? '').join(random(3) === 0 ? '' : ' ');

const containsAll = (texts: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => normalise(texts.join('\n')).includes(normalise(word)));
const splitTerms = (words: string) => words.split(' ');
const sorted = (rows: readonly { reference: string }[]) => rows.map(({ reference }) => reference).toSorted();

/** Reads all rows, and searches them without an index. */
const readAll = async (db: Kysely<Tables>) => {
  const notes = await db.selectFrom('notes').selectAll().execute();
  const mails = await db.selectFrom('outbox').selectAll().where('kind', '=', 'answer').execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'resume_id')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .leftJoin('users', 'users.id', 'owner_id')
    .selectAll('applications')
    .select(['client_name', 'job_title', 'users.name as owner_name'])
    .execute();
  const messages = await db.selectFrom('messages').selectAll().execute();
  const alerts = await db.selectFrom('alerts').selectAll().execute();
  const notesOf = (reference: string) =>
    notes.filter((note) => note.reference === reference).map(({ text }) => text);
  const isIn = (words: readonly string[], reference: string, groups: readonly (readonly string[])[]) =>
    [
      ...groups,
      notesOf(reference),
      mails
        .filter(({ subject_reference }) => subject_reference === reference)
        .flatMap(({ recipient, subject, body }) => [recipient ?? '', subject, body]),
    ].some((texts) => containsAll(texts, words));
  return {
    applications,
    listApplications: (words: readonly string[]) =>
      applications.filter((row) =>
        containsAll(
          [row.reference, row.name, row.email, row.phone, row.other_information].concat(
            [row.client_name, row.job_role],
            notesOf(row.reference),
          ),
          words,
        ),
      ),
    listMessages: (words: readonly string[]) =>
      messages.filter((row) =>
        containsAll(
          [row.reference, row.name, row.email, row.phone, row.subject, row.enquiry, row.message].concat(
            notesOf(row.reference),
          ),
          words,
        ),
      ),
    findPeople: (words: readonly string[]) => [
      ...applications.filter((row) =>
        isIn(words, row.reference, [
          [row.name, row.email, row.phone, row.reference],
          [row.other_information, row.client_name],
        ]),
      ),
      ...messages.filter((row) =>
        isIn(words, row.reference, [
          [row.name, row.email, row.phone, row.reference],
          [row.subject, row.message],
        ]),
      ),
      ...alerts.filter(({ email, reference }) => containsAll([email, reference], words)),
    ],
  };
};

describe('the indexed searches of the desk find the same as reading all rows', () => {
  let database: TestDatabase;
  let all: Awaited<ReturnType<typeof readAll>>;
  const list = (
    words: readonly string[],
    sort: ApplicationSort = 'received',
    order: 'asc' | 'desc' = 'desc',
  ) =>
    deskApplicationQueries(database.db, database.clock.now).list(
      { words },
      { sort, order, limit: 1000, offset: 0 },
      ADMIN,
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db, clock } = database;
    const records = recordQueries(db, clock.now);
    const users = userQueries(db, clock.now);
    const actor = 'ada@example.com';
    const owners: (number | null)[] = [null];
    for (const name of ['Zoë', 'anna', 'Bob']) {
      const { user } = await users.add(
        { name, email: `${name.toLowerCase()}@example.com`, role: 'recruiter' },
        actor,
      );
      owners.push(user.id);
    }
    for (let index = 0; index < 60; index += 1) {
      clock.advance(60_000 * random(3));
      const name = makeText(2);
      const opening_id = 1 + random(3);
      const resumefile = await database.upload({ client_name: `${makeText(1)}.pdf`, opening_id });
      const reference =
        (await database.apply({
          name,
          email: `${index % 9}@example.com`,
          phone: String(random(99_999)),
          opening_id,
          resumefile,
          other_information: makeText(random(4)),
        })) ?? '';
      const status = STAGES[random(STAGES.length)] ?? 'received';
      const interview_at = random(4) === 0 ? clock.now().toISOString() : null;
      await db
        .updateTable('applications')
        .set({ status, interview_at, owner_id: owners[random(owners.length)] ?? null })
        .where('reference', '=', reference)
        .execute();
      for (let notes = random(3); notes > 0; notes -= 1)
        await records.addNote('application', { reference, text: makeText(2), actor });
      for (let mails = random(3); mails > 0; mails -= 1) {
        const [subject, body] = [makeText(1), makeText(3)];
        const mail = {
          kind: 'answer',
          subject_reference: reference,
          recipient: 'a@b.example',
          subject,
          body,
        } as const;
        const message_id = `<${index}.${mails}@example.com>`;
        await queueMails(
          db,
          [{ ...mail, reply_to: null, resume_id: null, message_id }],
          clock.now().toISOString(),
        );
        const text = ['a@b.example', subject, body].join('\n');
        await addRecordWords(db, { table: 'application_words', reference, place: 'mails', text });
      }
      if (random(3) === 0) {
        const message = (await database.send({ name, message: makeText(3) })) ?? '';
        for (let notes = random(3); notes > 0; notes -= 1)
          await records.addNote('message', { reference: message, text: makeText(2), actor });
      }
    }
    all = await readAll(db);
  });
  afterAll(() => database.close());

  it.each(WORDS)('for %s', async (text) => {
    const words = splitTerms(text);
    const { items, counts } = await list(words);
    const expected = all.listApplications(words);
    expect(sorted(items)).toEqual(sorted(expected));
    expect(counts).toMatchObject({ total: expected.length, all: expected.length });
    const ofStages = STAGES.map((stage) => expected.filter(({ status }) => status === stage).length);
    expect(STAGES.map((stage) => counts.byStatus[stage])).toEqual(ofStages);

    const messages = deskMessageQueries(database.db, database.clock.now);
    const page = await messages.list({ words }, { limit: 1000, offset: 0 });
    expect(sorted(page.items)).toEqual(sorted(all.listMessages(words)));

    const { records, total } = await peopleQueries(database.db).find(words);
    expect(sorted(records)).toEqual(sorted(all.findPeople(words)));
    expect(total).toBe(records.length);
    expect(records.every(({ foundIn }) => foundIn.length > 0)).toBe(true);
  });

  it.each(APPLICATION_SORTS)('sorted by %s', async (sort) => {
    const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const keys = {
      received: ({ received_at }: (typeof all.applications)[number]) => received_at,
      name: ({ name }: (typeof all.applications)[number]) => lower(name),
      opening: ({ job_title }: (typeof all.applications)[number]) => lower(job_title),
      status: ({ status }: (typeof all.applications)[number]) => String(STAGES.indexOf(status)),
      owner: ({ owner_name }: (typeof all.applications)[number]) => lower(owner_name ?? '~'),
      interview: ({ interview_at }: (typeof all.applications)[number]) => interview_at ?? '~',
    };
    const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
    const sortedBy = (rows: typeof all.applications) =>
      rows
        .toSorted((one, other) => compare(keys[sort](one), keys[sort](other)) || one.id - other.id)
        .map(({ reference }) => reference);
    // All, some, most.
    for (const words of [[], ['ünal'], ['example']]) {
      const expected = sortedBy(all.listApplications(words));
      const ascending = await list(words, sort, 'asc');
      expect(ascending.items.map(({ reference }) => reference)).toEqual(expected);
      const descending = await list(words, sort, 'desc');
      expect(descending.items.map(({ reference }) => reference)).toEqual(expected.toReversed());
      const queries = deskApplicationQueries(database.db, database.clock.now);
      const page = await queries.list({ words }, { sort, order: 'asc', limit: 7, offset: 5 }, ADMIN);
      expect(page.items.map(({ reference }) => reference)).toEqual(expected.slice(5, 12));
    }
  });
});

describe('words in most applications', () => {
  let database: TestDatabase;
  const COPIES = 1100;
  const find = (
    options: { words?: string; status?: Stage; offset?: number; sort?: ApplicationSort } = {},
  ) => {
    const { words = 'technician', sort = 'received', offset = 0, ...filter } = options;
    const search = { words: words.split(' '), ...filter };
    const page = { sort, order: 'asc', limit: 50, offset } as const;
    return deskApplicationQueries(database.db, database.clock.now).list(search, page, ADMIN);
  };
  const read = async (query: ReturnType<typeof find>) => {
    const { items, counts } = await query;
    return { names: items.map(({ name }) => name), ...counts };
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    await database.apply();
    const [resume, application, words] = await Promise.all([
      db.selectFrom('resumes').selectAll().executeTakeFirstOrThrow(),
      db.selectFrom('applications').selectAll().executeTakeFirstOrThrow(),
      db.selectFrom('application_words').selectAll().executeTakeFirstOrThrow(),
    ]);
    for (let from = 0; from < COPIES; from += 100) {
      const numbers = Array.from({ length: 100 }, (_, at) => from + at);
      const toIds = (at: number) => ({ id: 1000 + at, reference: `copy-${at}`, name: `Copy ${at}` });
      await db
        .insertInto('resumes')
        .values(
          numbers.map(toIds).map(({ id, reference, name }) => ({
            ...resume,
            ...{ id, stored_name: name, claimed_by: reference },
          })),
        )
        .execute();
      await db
        .insertInto('applications')
        .values(
          numbers.map((at) => ({
            ...application,
            ...toIds(at),
            resume_id: 1000 + at,
            received_at: new Date(Date.UTC(2026, 10, 20) + at * 1000).toISOString(),
            // Every hundredth is hired.
            status: at % 100 === 0 ? 'hired' : 'received',
          })),
        )
        .execute();
      await db
        .insertInto('application_words')
        .values(
          numbers.map(toIds).map(({ id, reference, name }) => ({
            ...words,
            ...{ record_id: id, identity: normalise(`${name} ${reference}`) },
          })),
        )
        .execute();
    }
    await db.deleteFrom('applications').where('id', '=', application.id).execute();
  });
  afterAll(() => database.close());

  it('are counted up to a thousand, in a list and its tabs', async () => {
    const { names, byStatus, ...counts } = await read(find());
    expect(names).toEqual(Array.from({ length: 50 }, (_, at) => `Copy ${at}`));
    expect(counts).toEqual({ total: 1001, all: 1001, unread: 1001 });
    expect(byStatus).toMatchObject({ received: 1001, hired: 11, declined: 0 });
    expect(await read(find({ status: 'hired' }))).toMatchObject({ total: 11, all: 1001 });
  });

  it('and those who wait too long on the start page are counted alike', async () => {
    const read = startQueries(database.db, () => new Date('2026-12-20T00:00:00.000Z')).read;
    const { waiting } = await read({ replyWithinDays: 5, hasMail: true, viewer: ADMIN });
    expect([waiting.count, waiting.items.length]).toEqual([1001, 10]);
  });

  it('still have every page', async () => {
    for (const sort of ['received', 'opening', 'owner'] as const) {
      const page = await read(find({ sort, offset: 1000 }));
      expect([page.names.at(0), page.total]).toEqual(['Copy 1000', 1051]);
    }
    const last = await read(find({ offset: 1050 }));
    expect([last.names.at(-1), last.total]).toEqual(['Copy 1099', COPIES]);
  });

  it('are counted exactly together with a rarer word', async () => {
    expect(await read(find({ words: 'technician copy-99' }))).toMatchObject({ total: 11, all: 11 });
  });

  it('stop the count of the search for people, too', async () => {
    const { records, total } = await peopleQueries(database.db).find(['copy-']);
    expect([records.length, total]).toEqual([500, 1001]);
  });
});

describe('words of two letters', () => {
  let database: TestDatabase;
  const OLDEST = 1;
  const NEWEST = DESK_COUNTS.shortWords + 1;
  const find = async (...words: string[]) => {
    const { records } = await peopleQueries(database.db).find(words);
    return records.map(({ reference }) => reference).toSorted();
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db, clock } = database;
    const at = clock.now().toISOString();
    const numbers = sql`with recursive numbers (n) as
      (select 1 union all select n + 1 from numbers where n < ${sql.lit(NEWEST)})`;
    await sql`insert into alerts (id, reference, email, mailbox, list_query, token, link_at, created_at, notified, delete_after, links)
      ${numbers} select n, 'R' || n, 'a@b.example', 'a@b.example', '', '', ${at}, ${at}, '', ${at}, 0 from numbers`.execute(
      db,
    );
    await sql`insert into alert_words (record_id, identity, phone, text, label)
      ${numbers} select n, 'r' || n || ${'\n'} || case n when ${OLDEST} then 'zquv old' when ${NEWEST} then 'bazquv new'
        else 'other' end, '', '', '' from numbers`.execute(db);
  });
  afterAll(() => database.close());

  it('find the beginnings of words in all records, and other parts of words in the newest ones', async () => {
    expect(await find('zq')).toEqual([`R${NEWEST}`, 'R1'].toSorted());
    expect(await find('qu')).toEqual([`R${NEWEST}`]);
    expect(await find('zq', 'q')).toEqual([`R${NEWEST}`, 'R1'].toSorted());
  });

  it('find parts of words in all records together with a longer word', async () => {
    expect(await find('quv')).toEqual([`R${NEWEST}`, 'R1'].toSorted());
    expect(await find('qu', 'old')).toEqual(['R1']);
  });
});
