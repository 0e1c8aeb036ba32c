import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LATEST_DELETION_DAYS } from '../../../contract/constants.ts';
import { ENDED_STAGES } from '../../../contract/desk/constants.ts';
import { getEngine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';

/** Adds days of 24 hours to an ISO 8601 instant in the database. */
const sqlAddDays = (
  db: Kysely<Tables>,
  instant: RawBuilder<unknown>,
  days: RawBuilder<unknown> | number,
): RawBuilder<string> =>
  getEngine(db) === 'postgres'
    ? sql<string>`to_char((${instant})::timestamptz at time zone 'UTC' + ${days} * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C"`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, '+' || ${days} || ' days')`;

/** When the opening of an application closes or has closed; null: it has no date. Without an opening: on receipt. */
const closing = (db: Kysely<Tables>): RawBuilder<string> => sql<string>`case
  when openings.status = 'general' then applications.received_at
  when openings.status = 'closed' then openings.closed_at
  when openings.status = 'open' and openings.closing_date is not null
    then ${sqlAddDays(db, sql`(openings.closing_date || 'T00:00:00.000Z')`, sql`1`)}
  end`;

/**
 * The date of deletion, from the facts in the rows of an application and its opening. The period begins with the
 * decision, or with the closing of the opening when nobody decides; an application in an interview or with an offer is in
 * progress. It ends two years after receipt at the latest. Consent extends it; on hold there is no date.
 */
const deletionDate = (db: Kysely<Tables>): RawBuilder<string> => {
  const isPostgres = getEngine(db) === 'postgres';
  const [least, greatest] = [sql.raw(isPostgres ? 'least' : 'min'), sql.raw(isPostgres ? 'greatest' : 'max')];
  const start = sql`case
    when applications.status in (${sql.join(ENDED_STAGES)}) then coalesce(applications.status_at, applications.received_at)
    when applications.status in ('received', 'inReview') then ${closing(db)} end`;
  const latest = sqlAddDays(db, sql`applications.received_at`, sql.lit(LATEST_DELETION_DAYS));
  const ofPeriod = sqlAddDays(db, start, sql`applications.retention_days`);
  return sql<string>`case
    when applications.hold_reason is not null then ''
    else ${greatest}(
      coalesce(applications.promised_until, ${least}(coalesce(${ofPeriod}, ${latest}), ${latest})),
      coalesce(applications.consent_until, ''))
    end`;
};

/**
 * Sets the date of deletion of one application, or of all applications for an opening; call it inside the transaction
 * that changes a fact of them.
 */
export const updateDeletionDates = async (
  transaction: Kysely<Tables>,
  where: { reference: string } | { openingId: number },
): Promise<void> => {
  const date = sql<string>`(select ${deletionDate(transaction)} from openings where openings.id = applications.opening_id)`;
  const update = transaction.updateTable('applications').set({ delete_after: date });
  await (
    'reference' in where
      ? update.where('reference', '=', where.reference)
      : update.where('opening_id', '=', where.openingId)
  ).execute();
};
