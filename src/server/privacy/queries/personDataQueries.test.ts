import { changeDatabase } from '../../../../tests/server/changeDatabase.ts';
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { recordQueries } from '../../desk/queries/records.ts';
import { alertRepository } from '../../openings/alerts/alertRepository.ts';
import { withoutStaff } from '../commands/people.ts';
import { LEFT_OUT } from '../leftOut.ts';
import { makeEraser } from '../repeatErasures.ts';
import { personDataQueries } from './personDataQueries.ts';

describe('the data about a person', () => {
  it('contains every column of every row, except those that the copy names with a reason', async () => {
    const { db, apply, send, close, clock, dataDir } = await openTestDatabase();
    const email = 'ada@example.com';
    const reference = String(await apply({ email }));
    await send({ email });
    await alertRepository({
      db,
      erase: makeEraser({ db, dataDir }),
      clock: clock.now,
      durationDays: 9,
    }).request({ email, listQuery: '' });
    await recordQueries(db, clock.now).addNote('application', { reference, text: 'Call', actor: 'olga' });
    const copy = withoutStaff(await personDataQueries(db).find({ kind: 'email', email }));
    const { applications, messages, alerts, notes, mails: outbox, audit } = copy;
    const rows = { applications, messages, alerts, notes, outbox, audit };
    const tables = await db.introspection.getTables();
    const missing = Object.entries(rows).map(([table, [row]]) => {
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      expect([table, columns.length > 3, row !== undefined]).toEqual([table, true, true]);
      const given = Object.entries(row ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name]));
      return [table, columns.filter((name) => !given.includes(name)).toSorted()] as const;
    });
    const named = Object.entries(LEFT_OUT).map(([table, columns]) => [
      table,
      Object.keys(columns).toSorted(),
    ]);
    expect(Object.fromEntries(missing.filter(([, names]) => names.length > 0))).toEqual(
      Object.fromEntries(named),
    );
    await close();
  });

  it('is found, even if there are more records than SQL parameters', async () => {
    const database = await openTestDatabase();
    await database.send({ email: 'much@example.com' });
    changeDatabase(
      database.dataDir,
      `insert into messages (reference, received_at, form, name, email, phone, subject, enquiry, message, is_suspect, delete_after)
       with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 33000)
       select 'R' || n, received_at, form, name, email, phone, subject, enquiry, message, 0, delete_after
       from messages, numbers`,
    );
    const data = await personDataQueries(database.db).find({ kind: 'email', email: 'Much@example.com' });
    expect([data.messages.length, data.mails.length, data.audit.length]).toEqual([33_001, 1, 1]);
    await database.close();
  });
});
