import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getColumnTypes } from './baseline.ts';
import type { Tables } from './tables.ts';

/** Replies to emails of the desk, which a program reads from their mailbox. */
export const replies: Migration = {
  up: async (db: Kysely<Tables>) => {
    const { id, text, integer } = getColumnTypes(db);
    const statements = [
      `create table replies (id ${id}, reference ${text} not null, message_id ${text} not null unique,
        at ${text} not null, sender ${text} not null, subject ${text} not null, body ${text},
        attachments ${integer} not null)`,
      'create index replies_reference on replies (reference)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
