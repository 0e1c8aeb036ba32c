import { changeDatabase } from '../../../../tests/server/changeDatabase.ts';
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { personDataQueries } from './personDataQueries.ts';

describe('the data about a person', () => {
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
