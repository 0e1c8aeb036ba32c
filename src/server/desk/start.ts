import type { FastifyInstance } from 'fastify';
import type { StartPage } from '../../contract/desk/inboxSchemas.ts';
import type { DeskParts } from './parts.ts';
import { route } from './route.ts';

interface Row {
  reference: string;
  name: string;
  job_title: string;
  at: string | null;
}
const toBrief = ({ reference, name, job_title, at }: Row) => ({
  ...{ reference, name, jobTitle: job_title, at: at ?? '' },
});

/** The start page: what waits for somebody. */
export const registerStart = (
  app: FastifyInstance,
  { start, newestBackup, config, hasMail }: DeskParts,
): void => {
  const { replyWithinDays } = config.periods;

  route(app, 'start', {}, async ({ user }): Promise<StartPage> => {
    const facts = await start.read(replyWithinDays);
    // Without a mail server every mail waits, also a new one.
    const late = facts.late.filter((at) => !hasMail || facts.isLate(at));
    const last = user.role === 'admin' ? await newestBackup() : undefined;
    return {
      newSinceYesterday: { applications: facts.applications.isNew, messages: facts.messages.isNew },
      unread: { applications: facts.applications.unread, messages: facts.messages.unread },
      unhandledMessages: facts.unhandled,
      waiting: { count: facts.waiting.count, items: facts.waiting.items.map(toBrief), days: replyWithinDays },
      interviews: facts.interviews.map(toBrief),
      closing: facts.closing.map(({ id, job_title, closing_date, applications }) => ({
        ...{ id, jobTitle: job_title, closingDate: closing_date ?? '', applications: Number(applications) },
      })),
      mail: { hasMail, waiting: late.length, oldestAt: late[0] ?? null, failed: facts.failedMails },
      ...(user.role === 'admin' && { backup: { at: last?.at ?? null } }),
    };
  });
};
