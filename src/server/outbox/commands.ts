import { formatUtc } from '../../lib/formatUtc.ts';
import type { MailStatus } from '../platform/database/tables.ts';
import { defineCommand, readId } from '../terminal/command.ts';
import { refusal, usageError } from '../terminal/failure.ts';
import { pluralise, formatTable, writeLines } from '../terminal/terminal.ts';
import { DEFAULT_LIMIT, type ListedMail } from './queries/outboxStaffQueries.ts';

const STATUSES: readonly MailStatus[] = ['waiting', 'sent', 'dead'];
const TITLES = ['id', 'status', 'kind', 'to', 'attempts', 'next try', 'last error'];

const describeNextAttempt = ({ status, next_try_at }: ListedMail, hasMail: boolean): string => {
  if (status !== 'waiting') return '';
  return hasMail ? formatUtc(next_try_at) : 'when mail is set up';
};

export const listMail = defineCommand(
  {
    name: 'outbox list',
    summary:
      'Lists the emails to staff and applicants, newest first. A dead email was given up after 72 hours.',
    args: {},
    options: {
      status: ['--status <STATUS>', 'only emails that are waiting, sent or dead'],
      limit: ['--limit <NUMBER>', `the number of emails to list, ${DEFAULT_LIMIT} by default`],
    },
    examples: ['./staff outbox list --status dead'],
  },
  async ({ options, database, settings, output }) => {
    const hasMail = settings().mail.smtpUrl !== '';
    const status = STATUSES.find((each) => each === options.status);
    if (options.status !== undefined && !status) throw usageError('--status must be waiting, sent or dead');
    const limit = options.limit === undefined ? DEFAULT_LIMIT : readId(options.limit, 'emails to list');
    const { outbox, dataDir } = await database();
    const mails = await outbox.list(status, limit);
    if (mails.length === 0)
      return writeLines(output, [`There is no email${status ? ` that is ${status}` : ''} in ${dataDir}.`]);
    const rows = mails.map((mail) => [
      String(mail.id),
      mail.status,
      mail.kind,
      // The address of staff is a setting, not stored in the outbox.
      mail.recipient ?? 'staff',
      String(mail.attempts),
      describeNextAttempt(mail, hasMail),
      mail.last_error ?? '',
    ]);
    const total = await outbox.count(status);
    const summary = pluralise(total, 'email');
    const older = total > mails.length ? `; the newest ${mails.length} are listed, --limit lists more` : '';
    return writeLines(output, [...formatTable([TITLES, ...rows]), '', summary + older]);
  },
);

export const retryMail = defineCommand(
  {
    name: 'outbox retry',
    summary: 'Makes a waiting or dead email due now, and resets its attempts.',
    args: { id: ['<ID>', "the email's number in 'outbox list'"] },
    options: {},
    examples: ['./staff outbox retry 7'],
  },
  async ({ args, database, settings, output, actor }) => {
    const id = readId(args.id, 'an email');
    const { outbox, dataDir } = await database();
    const hasMail = settings().mail.smtpUrl !== '';
    if (await outbox.retry(id, { actor }))
      return writeLines(output, [
        `Email ${id} is due now; ${hasMail ? 'the server sends it within seconds' : 'it is sent when mail is set up (SMTP_URL)'}`,
      ]);
    const isSent = (await outbox.find(id)) !== undefined;
    throw refusal(isSent ? `Email ${id} was sent already` : `There is no email ${id} in ${dataDir}`);
  },
);
