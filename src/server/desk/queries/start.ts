import { sql, type Kysely, type RawBuilder } from 'kysely';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { isOpenAt } from '../../openings/queries/openingStatus.ts';
import type { Tables } from '../../platform/database/tables.ts';

const MOST = 10;
const WEEK_DAYS = 7;
const MAIL_LATE_MS = 10 * 60_000;

/** What waits for somebody at this moment. */
export const startQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  read: async (replyWithinDays: number) => {
    const now = clock().toISOString();
    const inAWeek = daysAfter(now, WEEK_DAYS);
    const count = async (table: 'applications' | 'messages', fits: RawBuilder<boolean>): Promise<number> => {
      const { rows } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where(fits)
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const counts = async (table: 'applications' | 'messages') => ({
      isNew: await count(table, sql<boolean>`received_at > ${daysAfter(now, -1)}`),
      unread: await count(table, sql<boolean>`read_at is null`),
    });
    const briefs = db
      .selectFrom('applications')
      .innerJoin('openings', 'openings.id', 'applications.opening_id')
      .select(['reference', 'name', 'job_title']);
    // Neither decided nor invited, and no mail of ours written to them.
    const unanswered = briefs
      .where('applications.status', 'in', ['received', 'inReview'])
      .where('received_at', '<', daysAfter(now, -replyWithinDays))
      .where('is_suspect', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.subject_reference', '=', 'applications.reference')
              .where('outbox.kind', '=', 'answer'),
          ),
        ),
      );
    const waiting = await unanswered.select('received_at as at').orderBy('received_at').execute();
    const mails = await db
      .selectFrom('outbox')
      .select(['created_at', 'status'])
      .where('status', 'in', ['waiting', 'dead'])
      .orderBy('created_at')
      .execute();
    return {
      applications: await counts('applications'),
      messages: await counts('messages'),
      unhandled: await count('messages', sql<boolean>`handled_at is null`),
      waiting: { count: waiting.length, items: waiting.slice(0, MOST) },
      interviews: await briefs
        .select('interview_at as at')
        .where('interview_at', '>', now)
        .where('interview_at', '<', inAWeek)
        .orderBy('interview_at')
        .limit(MOST)
        .execute(),
      closing: await db
        .selectFrom('openings')
        .select(['openings.id', 'job_title', 'closing_date'])
        .select(({ selectFrom }) =>
          selectFrom('applications')
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .whereRef('applications.opening_id', '=', 'openings.id')
            .as('applications'),
        )
        .where(isOpenAt(now))
        .where('closing_date', '<=', inAWeek.slice(0, 10))
        .orderBy('closing_date')
        .limit(MOST)
        .execute(),
      failedMails: mails.filter(({ status }) => status === 'dead').length,
      late: mails.filter(({ status }) => status === 'waiting').map(({ created_at }) => created_at),
      isLate: (at: string) => clock().getTime() - Date.parse(at) > MAIL_LATE_MS,
    };
  },
});
export type StartQueries = ReturnType<typeof startQueries>;
