import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataLinkQueries } from '../../src/server/privacy/queries/dataLinks.ts';
import { personDataQueries } from '../../src/server/privacy/queries/personDataQueries.ts';
import { makeResumeReading } from '../../src/server/applications/resumeText/startResumeTexts.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { purge } from '../../src/server/privacy/retention/purge.ts';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { alertRepository } from '../../src/server/openings/alerts/alertRepository.ts';
import { queueMails } from '../../src/server/outbox/queries/queueMails.ts';
import { storeReply } from '../../src/server/outbox/replies/queries.ts';
import { recordQueries } from '../../src/server/desk/queries/records.ts';
import { copyBeforeUpdate, removeOldCopies } from '../../src/server/platform/database/copyBeforeUpdate.ts';
import { engine, itOn } from '../support/engine.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const CANARY = 'canary7d1';
/** One mailbox in three spellings. */
const [FIRST, SECOND, THIRD] = [
  `Grace.${CANARY}+jobs@Example.com`,
  `grace.${CANARY}@example.com`,
  `GRACE.${CANARY.toUpperCase()}@EXAMPLE.com`,
] as const;
const ALL_EXPIRED_DAYS = 800;
const DAY_MS = 86_400_000;

/** A person with two applications, a message, an alert, a note, an email each way and a link to their data. */
const storePerson = async (database: TestDatabase) => {
  const { db, clock, dataDir } = database;
  const erase = makeEraser({ db, dataDir, clock: clock.now });
  const name = `Grace ${CANARY}`;
  const rtf = {
    type: 'rtf',
    client_name: 'cv.rtf',
    bytes: Buffer.from(`{\\rtf1 Fluent in ${CANARY}}`),
  } as const;
  const resumefile = await database.upload(rtf);
  const application = { name, email: FIRST, resumefile, other_information: `About ${CANARY}` };
  const one = String(await database.apply(application));
  const two = String(await database.apply({ name, email: SECOND, other_information: 'Once more' }));
  const message = await database.send({ name, email: THIRD, message: `From ${CANARY}` });
  await alertRepository({ db, erase, clock: clock.now, durationDays: 730 }).request({
    email: FIRST,
    listQuery: '',
  });
  const records = recordQueries(db, clock.now);
  await records.addNote('application', { reference: one, text: `Call ${CANARY}`, actor: 'olga' });
  await records.recordOpening('application', one, 'olga');
  const answer = { kind: 'answer', subject_reference: message, recipient: THIRD, reply_to: null } as const;
  const text = { subject: 'Hello', body: `Dear ${CANARY}`, resume_id: null, message_id: '<answer@x>' };
  await queueMails(db, [{ ...answer, ...text }], clock.now().toISOString());
  const letter = {
    ...{ uid: 1, messageId: `<1@${CANARY}.example>`, at: clock.now().toISOString(), sender: THIRD },
    ...{
      subject: `Re: ${CANARY}`,
      recipients: [],
      answers: ['<answer@x>'],
      isAutomatic: false,
      attachments: 0,
    },
  };
  const answered = { kind: 'message', reference: message } as const;
  await storeReply(db, { ...answered, letter, body: `Thank you, ${CANARY}`, now: clock.now() });
  await dataLinkQueries({ db, clock: clock.now }).request(SECOND);
  await makeResumeReading(db)(new AbortController().signal);
  const words = queryDatabase(dataDir, `select word from resume_words where word = '${CANARY}'`);
  expect(words).toHaveLength(1);
  return { erase, references: [one, two, message] };
};

/** Everything that is left of the person: in files, ignoring letter case, or in the tables of PostgreSQL. */
const findTraces = ({ dataDir }: TestDatabase): string[] => {
  const isTrace = (text: string) => text.toLowerCase().includes(CANARY);
  if (engine === 'sqlite')
    return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => {
      const path = join(dataDir, file);
      return statSync(path).isFile() && isTrace(readFileSync(path, 'latin1'));
    });
  const tables = queryDatabase<{ name: string }>(
    dataDir,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  return tables
    .map(({ name }) => name)
    .filter((table) => isTrace(JSON.stringify(queryDatabase(dataDir, `select * from ${table}`))));
};

describe('after the erasure of a whole person, a search of all data finds nothing', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('by address, as the command and the desk do it', async () => {
    const { erase, references } = await storePerson(database);
    expect(findTraces(database)).not.toEqual([]);
    const { db } = database;
    const data = await personDataQueries(db).find({ kind: 'email', email: SECOND });
    expect([...data.applications, ...data.messages].map(({ reference }) => reference)).toEqual(references);
    expect([data.alerts.length, data.notes.length, data.replies.length]).toEqual([1, 1, 1]);
    await erase({
      applications: data.applications.map(({ reference }) => reference),
      messages: data.messages.map(({ reference }) => reference),
      alerts: data.alerts.map(({ reference }) => reference),
      actor: 'olga',
      reason: 'erased',
    });
    expect(findTraces(database)).toEqual([]);
    // Who looked at a record is forgotten with it.
    const looked = "select * from audit where action like '%.opened'";
    expect(queryDatabase(database.dataDir, looked)).toEqual([]);
  });

  it('one record after another, as the person does it', async () => {
    const { erase } = await storePerson(database);
    const { applications, messages, alerts } = await personDataQueries(database.db).findByMailbox(
      SECOND.toLowerCase(),
    );
    for (const { reference } of applications)
      await erase({ applications: [reference], actor: 'applicant', reason: 'withdrawn' });
    for (const { reference } of messages)
      await erase({ messages: [reference], actor: 'applicant', reason: 'withdrawn' });
    expect(findTraces(database)).not.toEqual([]);
    for (const { reference } of alerts)
      await erase({ alerts: [reference], actor: 'applicant', reason: 'withdrawn' });
    expect(findTraces(database)).toEqual([]);
  });

  it('by expiry', async () => {
    await storePerson(database);
    database.clock.advance(ALL_EXPIRED_DAYS * DAY_MS);
    const { db, dataDir, clock } = database;
    const signal = new AbortController().signal;
    await purge({ db, dataDir, periods: DEFAULT_PERIODS, now: clock.now(), signal });
    expect(findTraces(database)).toEqual([]);
  });

  itOn('sqlite', 'PostgreSQL keeps no copies in the data folder')(
    'also in copies past their age',
    async () => {
      const { erase, references } = await storePerson(database);
      const { dataDir } = database;
      const copy = await copyBeforeUpdate(dataDir);
      const stamp = new Date().toISOString().replace(/\D/g, '');
      copyFileSync(copy, join(dataDir, `site.db.before-restore-${stamp}`));
      const { alerts } = await personDataQueries(database.db).find({ kind: 'email', email: SECOND });
      await erase({
        applications: references.slice(0, 2),
        messages: references.slice(2),
        alerts: alerts.map(({ reference }) => reference),
        actor: 'olga',
        reason: 'erased',
      });
      expect(findTraces(database)).toHaveLength(2);
      removeOldCopies(dataDir, new Date(Date.now() + 32 * DAY_MS));
      expect(findTraces(database)).toEqual([]);
    },
  );
});
