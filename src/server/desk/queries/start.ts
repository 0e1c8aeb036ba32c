import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { DESK_COUNTS } from '../../../contract/desk/constants.ts';
import type { StartPage } from '../../../contract/desk/inboxSchemas.ts';
import { addDays } from '../../../lib/addDays.ts';
import { isOpenAt } from '../../openings/queries/openingStatus.ts';
import { hideLimited, isMailVisibleTo, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { isWaitingSince } from './applicationList.ts';
import type { Tables } from '../../platform/database/tables.ts';

const MAX_ROWS = 10;
const WEEK_DAYS = 7;
/** How long before its deletion staff are told of an application. */
const NOTICE_DAYS = 14;
const LATE_MAIL_MS = 10 * 60_000;

interface StartOptions {
  replyWithinDays: number;
  /** False: no mail server is set, and even a new email counts as unsent. */
  hasMail: boolean;
  viewer: Viewer;
}

interface MailRow {
  id: number;
  created_at: string;
  status: 'waiting' | 'sent' | 'dead';
  recipient: string | null;
  subject: string;
  application: string | null;
  message: string | null;
}

const toUnsentMail = ({ id, created_at: at, status, recipient, subject, application, message }: MailRow) => {
  const kind = application === null ? ('message' as const) : ('application' as const);
  const reference = application ?? message;
  const about = reference === null ? null : { kind, reference };
  return { id, subject, at, about, to: about && (recipient ?? 'staff'), hasFailed: status === 'dead' };
};

/**
 * The oldest unsent emails, and how many there are: those that are no longer retried, and those that have waited for ten
 * minutes before `now`, or all waiting ones if it is undefined.
 */
const readUnsentMails = async (db: Kysely<Tables>, now: string | undefined, viewer: Viewer) => {
  const latest = now === undefined ? '~' : new Date(Date.parse(now) - LATE_MAIL_MS).toISOString();
  const select = (status: 'waiting' | 'dead') =>
    db
      .selectFrom('outbox')
      .where('outbox.status', '=', status)
      .where(isMailVisibleTo(viewer))
      .where('outbox.created_at', '<', status === 'dead' ? '~' : latest);
  const readOldest = (status: 'waiting' | 'dead'): Promise<MailRow[]> =>
    select(status)
      .leftJoin('applications', 'applications.reference', 'outbox.subject_reference')
      .leftJoin('messages', 'messages.reference', 'outbox.subject_reference')
      .select(['outbox.id', 'outbox.created_at', 'outbox.status', 'outbox.recipient', 'outbox.subject'])
      .select(['applications.reference as application', 'messages.reference as message'])
      .orderBy('outbox.created_at')
      .orderBy('outbox.id')
      .limit(MAX_ROWS)
      .execute();
  const count = async (status: 'waiting' | 'dead'): Promise<number> => {
    const { mails } = await select(status)
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow();
    return Number(mails);
  };
  const oldest = [...(await readOldest('dead')), ...(await readOldest('waiting'))].map(toUnsentMail);
  const items = oldest.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  return {
    failed: await count('dead'),
    waiting: await count('waiting'),
    items: items.slice(0, MAX_ROWS),
  };
};

/** Data of the start page: what needs attention now. */
export const startQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  read: async ({ replyWithinDays, hasMail, viewer }: StartOptions): Promise<Omit<StartPage, 'backup'>> => {
    const now = clock().toISOString();
    const isVisible = await hideLimited(db, viewer, 'applications.opening_id');
    const isOpeningVisible = await hideLimited(db, viewer, 'openings.id');
    const weekEnd = addDays(now, WEEK_DAYS);
    const count = async (table: 'applications' | 'messages', where: RawBuilder<SqlBool>): Promise<number> => {
      const matching = db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where(where);
      const isHiding = table === 'applications' && isVisible;
      const { rows } = await (isHiding ? matching.where(isHiding) : matching).executeTakeFirstOrThrow();
      return Number(rows);
    };
    const countBoth = async (where: RawBuilder<SqlBool>) => ({
      applications: await count('applications', where),
      messages: await count('messages', where),
    });
    const allSummaries = db
      .selectFrom('applications')
      .innerJoin('openings', 'openings.id', 'applications.opening_id')
      .select(['reference', 'name', 'job_title as jobTitle']);
    const summaries = isVisible ? allSummaries.where(isVisible) : allSummaries;
    const isWaiting = isWaitingSince(addDays(now, -replyWithinDays));
    const countWaiting = async (): Promise<number> => {
      const all = db.selectFrom('applications').select('id').where(isWaiting);
      const visible = isVisible ? all.where(isVisible) : all;
      // In the order of the index of waiting applications: the engines would choose the one of all stages.
      const { rows } = await db
        .selectFrom(
          visible
            .orderBy('received_at')
            .limit(DESK_COUNTS.matches + 1)
            .as('waiting'),
        )
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const waiting = await summaries
      .select('received_at as at')
      .where(isWaiting)
      .orderBy('received_at')
      .orderBy('reference')
      .limit(MAX_ROWS)
      .execute();
    const interviews = await summaries
      .select(sql<string>`interview_at`.as('at'))
      .where('interview_at', '>', now)
      .where('interview_at', '<', weekEnd)
      .orderBy('interview_at')
      .limit(MAX_ROWS)
      .execute();
    const open = db
      .selectFrom('openings')
      .select(['openings.id', 'job_title as jobTitle', sql<string>`closing_date`.as('closingDate')])
      .select(({ selectFrom }) =>
        selectFrom('applications')
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .whereRef('applications.opening_id', '=', 'openings.id')
          .as('applications'),
      )
      .where(isOpenAt(now));
    const closing = await (isOpeningVisible ? open.where(isOpeningVisible) : open)
      .where('closing_date', '<=', weekEnd.slice(0, 10))
      .orderBy('closing_date')
      .limit(MAX_ROWS)
      .execute();
    const isEnding = sql<boolean>`delete_after > ${now} and delete_after < ${addDays(now, NOTICE_DAYS)}`;
    const ending = await summaries
      .select('delete_after as at')
      .where(isEnding)
      .orderBy('delete_after')
      .orderBy('reference')
      .limit(MAX_ROWS)
      .execute();
    // The purge runs every hour: what is due for a day waits for an operator.
    const isOverdue = sql<boolean>`delete_after <> '' and delete_after < ${addDays(now, -1)}`;
    const mail = await readUnsentMails(db, hasMail ? now : undefined, viewer);
    return {
      newSinceYesterday: await countBoth(sql<boolean>`received_at > ${addDays(now, -1)}`),
      unread: await countBoth(sql<boolean>`read_at is null`),
      unhandledMessages: await count('messages', sql<boolean>`handled_at is null`),
      waiting: { count: await countWaiting(), items: waiting, days: replyWithinDays },
      interviews,
      closing: closing.map((row) => ({ ...row, applications: Number(row.applications) })),
      ending: { count: await count('applications', isEnding), items: ending },
      mail: { hasMail, ...mail },
      overdue: (await count('applications', isOverdue)) + (await count('messages', isOverdue)),
    };
  },
});
