import { when } from '../../platform/clock/when.ts';
import type { MailStatus, QueuedMail } from '../../platform/database/tables.ts';
import { defineCommand, readId } from '../../terminal/command.ts';
import { refused, wrongUse } from '../../terminal/failure.ts';
import { listOptions, readListOptions, showList, type ListField } from '../../terminal/list.ts';
import { writeLines } from '../../terminal/terminal.ts';

const STATUSES: readonly MailStatus[] = ['waiting', 'sent', 'dead'];

/** Who gets a mail: the address of staff is a setting and not in the outbox. */
export const recipientOf = ({ recipient }: QueuedMail): string => recipient ?? 'staff';

const nextTryOf = ({ status, next_try_at }: QueuedMail, hasMail: boolean): string => {
  if (status !== 'waiting') return '';
  return hasMail ? when(next_try_at) : 'when mail is set up';
};

/** The state of a mail: `waiting: tried 3 times, next try 2026-11-20 10:35 UTC, last error …`. */
export const stateOf = (mail: QueuedMail, hasMail: boolean): string => {
  const { status, attempts, sent_at, last_error } = mail;
  if (status === 'sent') return `sent ${sent_at === null ? '' : when(sent_at)}`.trim();
  const tries = `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  const next = status === 'waiting' ? `, next try ${nextTryOf(mail, hasMail)}` : '';
  return `${status}: ${tries}${next}${last_error === null ? '' : `, last error ${last_error}`}`;
};

const fieldsOf = (hasMail: boolean): readonly ListField<QueuedMail>[] => [
  { name: 'id', value: ({ id }) => id },
  { name: 'status', value: ({ status }) => status },
  { name: 'kind', value: ({ kind }) => kind },
  { name: 'to', value: recipientOf },
  { name: 'about', isHidden: true, value: ({ subject_reference }) => subject_reference },
  { name: 'queued', isHidden: true, value: ({ created_at }) => created_at },
  { name: 'attempts', value: ({ attempts }) => attempts },
  {
    name: 'next_try',
    title: 'next try',
    value: ({ next_try_at }) => next_try_at,
    cell: (mail) => nextTryOf(mail, hasMail),
  },
  { name: 'last_error', title: 'last error', value: ({ last_error }) => last_error },
];

export const listMail = defineCommand(
  {
    name: 'outbox list',
    summary:
      'Lists the emails to staff and applicants, newest first. A dead one was given up after 72 hours.',
    args: {},
    options: { status: ['--status <STATUS>', 'only those that are waiting, sent or dead'], ...listOptions },
    examples: ['./staff outbox list --status dead'],
  },
  async (request) => {
    const { options, database, settings } = request;
    const fields = fieldsOf(settings().mail.smtpUrl !== '');
    const status = STATUSES.find((each) => each === options.status);
    if (options.status !== undefined && !status) throw wrongUse('--status must be waiting, sent or dead');
    readListOptions(options, fields);
    const { outbox, dataDir } = await database();
    await showList(request, {
      rows: await outbox.list(status),
      fields,
      noun: ['email', 'emails'],
      none: `There is no email${status ? ` that is ${status}` : ''}, in ${dataDir}.`,
    });
  },
);

export const retryMail = defineCommand(
  {
    name: 'outbox retry',
    summary: 'Makes a waiting or dead mail due now; its tries are counted anew.',
    args: { id: ['<ID>', "the mail's number, as 'outbox list' shows it"] },
    options: {},
    examples: ['./staff outbox retry 7'],
  },
  async ({ args, database, settings, output, actor }) => {
    const id = readId(args.id, 'a mail');
    const { outbox, dataDir } = await database();
    const hasMail = settings().mail.smtpUrl !== '';
    if (await outbox.retry(id, { actor }))
      return writeLines(output, [
        `Email ${id} is due now; ${hasMail ? 'the server sends it within seconds' : 'it is sent when mail is set up (SMTP_URL)'}`,
      ]);
    const isSent = (await outbox.find(id)) !== undefined;
    throw refused(isSent ? `Email ${id} was sent already` : `There is no email ${id}, in ${dataDir}`);
  },
);
