import type { ExpressionBuilder, Kysely } from 'kysely';
import { OPENINGS_VERSION_KEY, type Tables } from '../../platform/database/tables.ts';

type OpeningsBuilder = ExpressionBuilder<Tables, 'openings'>;

/** The UTC day of an instant, for comparisons with closing dates. */
export const toDay = (at: string): string => at.slice(0, 10);

/** The condition that an opening is published, and not scheduled for later. */
const isShown = (eb: OpeningsBuilder, at: string) =>
  eb.and([
    eb('openings.status', '=', 'open'),
    eb.or([eb('openings.publish_at', 'is', null), eb('openings.publish_at', '<=', at)]),
  ]);

/**
 * The condition that an opening accepts applications at an instant: it is published and its closing date has not
 * passed. `statusAt` applies the same rule to a row.
 */
export const isOpenAt = (at: string) => (eb: OpeningsBuilder) =>
  eb.and([
    isShown(eb, at),
    eb.or([eb('openings.closing_date', 'is', null), eb('openings.closing_date', '>=', toDay(at))]),
  ]);

/** The condition that an opening is closed, or that its closing date has passed. */
export const isClosedAt = (at: string) => (eb: OpeningsBuilder) =>
  eb.or([
    eb('openings.status', '=', 'closed'),
    eb.and([isShown(eb, at), eb('openings.closing_date', '<', toDay(at))]),
  ]);

/** The condition that an opening is scheduled for later. */
export const isScheduledAt = (at: string) => (eb: OpeningsBuilder) =>
  eb.and([eb('openings.status', '=', 'open'), eb('openings.publish_at', '>', at)]);

/** The condition that an opening is a draft, or scheduled for later. */
export const isUnpublishedAt = (at: string) => (eb: OpeningsBuilder) =>
  eb.or([eb('openings.status', '=', 'draft'), isScheduledAt(at)(eb)]);

/**
 * Reads a version of the openings that visitors see. It changes if any process changes an opening, at midnight UTC, and
 * when a scheduled opening is due.
 */
export const readOpeningsVersion = async (db: Kysely<Tables>, now: Date): Promise<string> => {
  const at = now.toISOString();
  const changes = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', OPENINGS_VERSION_KEY)
    .executeTakeFirst();
  const { appeared } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('appeared'))
    .where('publish_at', '<=', at)
    .executeTakeFirstOrThrow();
  return [changes?.value, toDay(at), appeared].join(' ');
};
