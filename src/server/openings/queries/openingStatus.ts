import type { ExpressionBuilder, Kysely } from 'kysely';
import { OPENINGS_VERSION_KEY, type Tables } from '../../platform/database/tables.ts';

type Openings = ExpressionBuilder<Tables, 'openings'>;

/** The day of an instant in UTC, which closing dates are compared with. */
export const toDay = (at: string): string => at.slice(0, 10);

/** Published, and its publication time has come. */
const isShown = (open: Openings, at: string) =>
  open.and([
    open('openings.status', '=', 'open'),
    open.or([open('openings.publish_at', 'is', null), open('openings.publish_at', '<=', at)]),
  ]);

/**
 * The condition that an opening takes applications at an instant: it is published and its closing date has not passed
 * (docs/requirements.md, STAFF-8). `statusAt` has the same rule for a row.
 */
export const isOpenAt = (at: string) => (open: Openings) =>
  open.and([
    isShown(open, at),
    open.or([open('openings.closing_date', 'is', null), open('openings.closing_date', '>=', toDay(at))]),
  ]);

/** The condition that an opening was published and no longer takes applications. */
export const isClosedAt = (at: string) => (open: Openings) =>
  open.or([
    open('openings.status', '=', 'closed'),
    open.and([isShown(open, at), open('openings.closing_date', '<', toDay(at))]),
  ]);

/** The condition that an opening is not public yet: a draft, or published later. */
export const isUnpublishedAt = (at: string) => (open: Openings) =>
  open.or([
    open('openings.status', '=', 'draft'),
    open.and([open('openings.status', '=', 'open'), open('openings.publish_at', '>', at)]),
  ]);

/**
 * A version of the openings that visitors see. It changes when a process changes an opening, when a day ends, and when a
 * scheduled opening is due.
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
