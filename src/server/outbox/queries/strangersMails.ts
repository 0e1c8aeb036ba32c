import { sql, type Kysely } from 'kysely';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import { lowerCase, lowerCaseOf } from '../../platform/database/lowerCase.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** To one address in 24 hours, of all kinds together (docs/requirements.md, FAIR-1). */
const MOST_A_DAY = 15;
/** An applicant to that many openings in a day finds the rest on the confirmation pages (MAIL-11). */
export const MOST_RECEIPTS_A_DAY = 10;
/** What the audit calls a mailed link to withdraw an application. */
export const WITHDRAWAL_ASKED = 'application.withdrawal_asked';

/**
 * Mails of the last 24 hours that anybody may have caused who typed the address. An application beyond the receipts of
 * the day counts as none.
 */
export interface StrangersMails {
  receipts: number;
  withdrawalLinks: number;
  alertLinks: number;
}

interface Asked {
  address: string;
  since: string;
  at: string;
}

const DAY_MS = 86_400_000;

/** By way of the openings, because the index of the addresses begins with them. */
const receiptsOf = compileOnce<Asked, { received_at: string }>((db, value) =>
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
    .limit(sql.lit(MOST_RECEIPTS_A_DAY)),
);

/** Applications of an address with a link that still holds, which is as long as it counts. */
const linkedOf = compileOnce<Asked, { reference: string }>((db, value) =>
  db
    .selectFrom('openings')
    .crossJoin('applications')
    .select('applications.reference')
    .whereRef('applications.opening_id', '=', 'openings.id')
    .where(lowerCaseOf('applications.email'), '=', value('address'))
    .where('applications.withdrawal_until', '>', value('at'))
    .limit(sql.lit(MOST_A_DAY)),
);

const alertLinksOf = compileOnce<Asked, { links: number | null }>((db, value) =>
  db
    .selectFrom('alerts')
    .select(({ fn }) => fn.sum<number | null>('links').as('links'))
    .where(lowerCaseOf('email'), '=', value('address'))
    .where('link_at', '>', value('since')),
);

/** The audit has no index for it, so it is read only where there is such a link. */
const withdrawalLinksOf = async (db: Kysely<Tables>, asked: Asked): Promise<number> => {
  const linked = await linkedOf(db, asked);
  if (linked.length === 0) return 0;
  const { links } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('action', '=', WITHDRAWAL_ASKED)
    .where('at', '>', asked.since)
    .where(
      'subject',
      'in',
      linked.map(({ reference }) => `application ${reference}`),
    )
    .executeTakeFirstOrThrow();
  return Number(links);
};

/** Counts them; `at` is now, as ISO 8601. */
export const strangersMails = async (
  db: Kysely<Tables>,
  { email, at }: { email: string; at: string },
): Promise<StrangersMails> => {
  const asked = { address: lowerCase(email), at, since: new Date(Date.parse(at) - DAY_MS).toISOString() };
  const [alerts] = await alertLinksOf(db, asked);
  return {
    receipts: (await receiptsOf(db, asked)).length,
    withdrawalLinks: await withdrawalLinksOf(db, asked),
    alertLinks: Number(alerts?.links ?? 0),
  };
};

/** Whether the address has had as many of such mails as it gets, whoever caused them. */
export const hasMailsEnough = ({ receipts, withdrawalLinks, alertLinks }: StrangersMails): boolean =>
  receipts + withdrawalLinks + alertLinks >= MOST_A_DAY;
