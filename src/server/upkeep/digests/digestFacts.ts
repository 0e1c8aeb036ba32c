import type { Kysely } from 'kysely';
import { dayOf, isOpenAt } from '../../openings/queries/openNow.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { daysLater } from './digestTimes.ts';

/** How many applications an opening has, of whatever kind was asked for. */
export interface OpeningCount {
  id: number;
  job_title: string;
  applications: number;
}

/** From an instant on, and before another; both ISO 8601. */
export interface Period {
  from: string;
  until: string;
}

const CLOSING_DAYS = 7;

const countByOpening = (db: Kysely<Tables>) =>
  db
    .selectFrom('applications')
    .innerJoin('openings', 'openings.id', 'applications.opening_id')
    .select(({ fn }) => ['openings.id', 'openings.job_title', fn.countAll<number>().as('applications')])
    .groupBy(['openings.id', 'openings.job_title'])
    .orderBy('openings.id');

/** What a digest tells of: numbers and openings, nothing of any person (docs/requirements.md, STAFF-14). */
export const digestFacts = (db: Kysely<Tables>) => ({
  newApplications: ({ from, until }: Period): Promise<OpeningCount[]> =>
    countByOpening(db)
      .where('applications.received_at', '>=', from)
      .where('applications.received_at', '<', until)
      .execute(),

  unreadApplications: (): Promise<OpeningCount[]> =>
    countByOpening(db).where('applications.read_at', 'is', null).execute(),

  newMessages: async ({ from, until }: Period): Promise<number> => {
    const { messages } = await db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('messages'))
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .executeTakeFirstOrThrow();
    return Number(messages);
  },

  /** Open ones whose last day is within a week, the first to close first. */
  closingSoon: (now: Date) =>
    db
      .selectFrom('openings')
      .select(['id', 'job_title', 'closing_date'])
      .where(isOpenAt(now.toISOString()))
      .where('closing_date', '<=', dayOf(daysLater(now, CLOSING_DAYS).toISOString()))
      .orderBy('closing_date')
      .execute(),
});
export type DigestFacts = ReturnType<typeof digestFacts>;
