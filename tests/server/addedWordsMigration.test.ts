import { sql } from 'kysely';
import { deskMessageQueries } from '../../src/server/desk/queries/messages.ts';
import { peopleQueries } from '../../src/server/desk/queries/people.ts';
import { recordQueries } from '../../src/server/desk/queries/records.ts';
import { addedWords } from '../../src/server/platform/database/addedWords.ts';
import { queueMails } from '../../src/server/outbox/queries/queueMails.ts';
import { getEngine } from '../../src/server/platform/database/engine.ts';
import { createTextIndex, createTrigramIndex } from '../../src/server/platform/database/indexes.ts';
import { ADDED_WORD_TABLES, WORD_TABLES } from '../../src/server/platform/database/wordTables.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/** Brings the words into the form of the former build, which had the notes and emails in the row of the record. */
const makeFormerTables = async ({ db }: TestDatabase): Promise<void> => {
  const isPostgres = getEngine(db) === 'postgres';
  for (const table of Object.values(ADDED_WORD_TABLES)) await sql.raw(`drop table ${table}`).execute(db);
  for (const table of Object.keys(WORD_TABLES)) {
    const index = `${table}_index`;
    const triggers = ['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`);
    const dropped = isPostgres ? [`drop index ${index}`] : [...triggers, `drop table ${index}`];
    const added = ['notes', 'mails'].map(
      (place) => `alter table ${table} add ${place} text not null default ''`,
    );
    for (const statement of [...dropped, ...added]) await sql.raw(statement).execute(db);
    const columns = ['identity', 'phone', 'text', 'label', 'notes', 'mails'];
    await (isPostgres ? createTrigramIndex : createTextIndex)(db, { table, key: 'record_id', columns });
  }
  if (isPostgres) return;
  // SQLite keeps the index of a dropped table.
  for (const table of Object.values(ADDED_WORD_TABLES))
    await sql.raw(`drop table ${table}_index`).execute(db);
};

it('finds notes, emails and replies after the update of a database that had them in the rows of the records', async () => {
  const database = await openTestDatabase();
  const { db, clock } = database;
  const actor = 'ada@example.com';
  const reference = (await database.apply({ name: 'Grace Hopper' })) ?? '';
  const message = await database.send({ name: 'Linus' });
  const records = recordQueries(db, clock.now);
  await records.addNote('application', { reference, text: 'Speaks Finnish', actor });
  await records.addNote('message', { reference: message, text: 'Wants a quote', actor });
  const at = clock.now().toISOString();
  const answer = { kind: 'answer', subject_reference: reference, recipient: 'grace@example.com' } as const;
  const mail = { subject: 'Your application', body: 'We liked your zebra', message_id: '<1@example.com>' };
  await queueMails(db, [{ ...answer, ...mail, reply_to: null, resume_id: null }], at);
  await db
    .insertInto('replies')
    .values({
      reference,
      message_id: '<2@example.com>',
      at,
      sender: 'grace@example.com',
      subject: 'Re',
      body: 'Yes, Tuesday',
      attachments: 0,
    })
    .execute();
  await makeFormerTables(database);

  await addedWords.up(db);

  const find = async (...words: string[]) => {
    const { records: found } = await peopleQueries(db).find(words);
    return found.map((each) => `${each.reference} ${each.foundIn.join(' ')}`);
  };
  expect(await find('hopper')).toEqual([`${reference} person`]);
  expect(await find('finnish')).toEqual([`${reference} note`]);
  // One word in an email, the other in a reply.
  expect(await find('zebra', 'tuesday')).toEqual([`${reference} mail`]);
  const listed = await deskMessageQueries(db, clock.now).list(
    { words: ['linus', 'quote'] },
    { limit: 10, offset: 0 },
  );
  expect(listed.items.map((row) => row.reference)).toEqual([message]);
  const [row] = (await sql<object>`select * from application_words`.execute(db)).rows;
  expect(Object.keys(row ?? {})).toEqual(['record_id', 'identity', 'phone', 'text', 'label']);
  await database.close();
});
