import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { eraseApplication, eraseMessage } from './eraseApplication.ts';

/** The references of test rows that came in before an instant. */
const testRows = (transaction: Kysely<Tables>, table: 'applications' | 'messages', before: string) =>
  transaction
    .selectFrom(table)
    .select('reference')
    .where('is_test', '=', 1)
    .where('received_at', '<=', before)
    .execute();

/** Later than every row, and with four digits to its year, so that it sorts so as text. */
const EVER = new Date('9999-12-31T23:59:59.999Z');

/**
 * Deletes what the server's checks of itself have stored, up to an instant or all of it, with resumes and keys, in one
 * transaction. No person is concerned, so nothing of it is written down. Gives how many applications and messages.
 */
export const eraseTestRows = (db: Kysely<Tables>, before: Date = EVER): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const instant = before.toISOString();
    const applications = await testRows(transaction, 'applications', instant);
    const messages = await testRows(transaction, 'messages', instant);
    for (const { reference } of applications) await eraseApplication(transaction, reference);
    for (const { reference } of messages) await eraseMessage(transaction, reference);
    return applications.length + messages.length;
  });
