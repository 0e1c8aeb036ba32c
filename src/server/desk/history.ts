import type { HistoryEntry, Note } from '../../contract/desk/applicationSchemas.ts';
import type { MailState } from '../../contract/desk/constants.ts';
import type { MailStatus } from '../platform/database/tables.ts';
import type { RecordQueries, Subject } from './queries/records.ts';

const mailStates: Readonly<Record<MailStatus, MailState>> = {
  waiting: 'queued',
  sent: 'sent',
  dead: 'failed',
};

/** The notes on an application or message, and what happened to it, oldest first; people by their names. */
export const readHistory = async (
  records: RecordQueries,
  kind: Subject,
  reference: string,
): Promise<{ noteList: Note[]; history: HistoryEntry[] }> => {
  const names = await records.names();
  const nameOf = (actor: string): string => names.get(actor) ?? actor;
  const { notes, mails, audit } = await records.about(kind, reference);
  const actions = audit.map(({ at, actor, action }): HistoryEntry => ({
    ...{ kind: 'action', at, by: nameOf(actor), action },
  }));
  const sent = mails.map((mail): HistoryEntry => ({
    kind: 'mail',
    id: mail.id,
    at: mail.created_at,
    to: mail.recipient ?? 'staff',
    subject: mail.subject,
    text: mail.kind === 'answer' ? mail.body : null,
    state: mailStates[mail.status],
    sentAt: mail.sent_at,
    lastError: mail.status === 'sent' ? null : mail.last_error,
  }));
  return {
    noteList: notes.map(({ id, at, actor, text }) => ({ id, at, by: nameOf(actor), text })),
    history: [...actions, ...sent].toSorted((one, other) =>
      one.at < other.at ? -1 : Number(one.at > other.at),
    ),
  };
};
