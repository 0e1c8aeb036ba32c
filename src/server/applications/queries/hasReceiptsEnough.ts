import { sql, type Kysely } from 'kysely';
import { lowerCase, lowerCaseOf } from '../../platform/database/lowerCase.ts';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** An applicant to that many openings in a day finds the rest on the confirmation pages. */
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

interface Asked {
  address: string;
  since: string;
  at: string;
}

/** By way of the openings, because the index of the addresses begins with them. */
const latestOf = compileOnce<Asked, { received_at: string }>((db, value) =>
  db
    .selectFrom('openings')
    .crossJoin('applications')
    .select('applications.received_at')
    .whereRef('applications.opening_id', '=', 'openings.id')
    .where(lowerCaseOf('applications.email'), '=', value('address'))
    .where('applications.received_at', '>', value('since'))
    .where('applications.received_at', '<=', value('at'))
    .where('applications.is_suspect', '=', sql.lit(0))
    // As it stands: where the number is a parameter SQLite plans the query anew each time.
    .limit(sql.lit(MOST_A_DAY)),
);

/** Whether an address has had as many receipts in 24 hours as it gets (docs/requirements.md, MAIL-11). */
export const hasReceiptsEnough = async (
  transaction: Kysely<Tables>,
  { email, at }: { email: string; at: string },
): Promise<boolean> => {
  const since = new Date(Date.parse(at) - DAY_MS).toISOString();
  return (await latestOf(transaction, { address: lowerCase(email), since, at })).length >= MOST_A_DAY;
};
