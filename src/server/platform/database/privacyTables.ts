import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normaliseMailbox } from '../records/mailbox.ts';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

const ROWS_PER_BATCH = 500;

type MailboxTable = 'applications' | 'messages' | 'alerts';

const fillMailboxes = async (db: Kysely<Tables>, table: MailboxTable, pattern: string): Promise<void> => {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: { id: number; email: string }[] = await db
      .selectFrom(table)
      .select(['id', 'email'])
      .where('id', '>', last)
      .where('mailbox', 'like', pattern)
      .orderBy('id')
      .limit(ROWS_PER_BATCH)
      .execute();
    for (const { id, email } of rows)
      await sql`update ${sql.table(table)} set mailbox = ${normaliseMailbox(email)} where id = ${id}`.execute(
        db,
      );
    last = rows.at(-1)?.id;
  }
};

/** Messages get their mailbox, and people links to their own data. */
export const privacyTables: Migration = {
  up: async (db: Kysely<Tables>) => {
    const text = getEngine(db) === 'postgres' ? 'text collate "C"' : 'text';
    const statements = [
      `alter table messages add column mailbox ${text} not null default ''`,
      `create table data_links (token_hash ${text} primary key, kind ${text} not null, reference ${text} not null,
        mailbox ${text} not null, record ${text}, email ${text}, created_at ${text} not null, until ${text} not null)`,
      'create index data_links_mailbox on data_links (mailbox, created_at)',
      'create index data_links_until on data_links (until)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
    await fillMailboxes(db, 'messages', '%');
    // Dots at Gmail did not count as the same mailbox before.
    for (const table of ['applications', 'alerts'] as const) await fillMailboxes(db, table, '%@g%mail.com');
    await sql`create index messages_mailbox on messages (mailbox)`.execute(db);
  },
};
