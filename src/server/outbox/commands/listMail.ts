import { defineCommand } from '../../desk/command/defineCommand.ts';
import { callOf } from '../../desk/command/help.ts';
import { wrongUse } from '../../desk/command/staffError.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { localField } from '../../desk/list/timeFields.ts';
import type { MailStatus, QueuedMail } from '../../platform/database/tables.ts';
import { nextTryOf, recipientOf } from './describeMail.ts';

const STATUSES: readonly MailStatus[] = ['waiting', 'sent', 'dead'];

const HELD = 'Mail is not set up (SMTP_URL): nothing is sent, and mail waits until it is.';

const nextTry = (hasMail: boolean) => ({
  name: 'next_try',
  at: ({ status, next_try_at }: QueuedMail) => (hasMail && status === 'waiting' ? next_try_at : null),
});

const fieldsOf = (hasMail: boolean, rows: readonly QueuedMail[]): ListField<QueuedMail>[] => [
  { name: 'id', isNumber: true, value: ({ id }) => id },
  { name: 'status', value: ({ status }) => status },
  { name: 'kind', value: ({ kind }) => kind },
  { name: 'to', canShrink: true, value: recipientOf },
  { name: 'about', isHidden: true, value: ({ subject_reference }) => subject_reference },
  { name: 'queued', isHidden: true, value: ({ created_at }) => created_at },
  { name: 'attempts', isNumber: true, value: ({ attempts }) => attempts },
  {
    name: 'next_try',
    title: 'next try',
    value: nextTry(hasMail).at,
    cell: (mail) => nextTryOf(mail, hasMail),
  },
  localField(nextTry(hasMail), rows),
  { name: 'last_error', title: 'last error', canShrink: true, value: ({ last_error }) => last_error },
];

const readStatus = (text: string | undefined): MailStatus | undefined => {
  const status = STATUSES.find((each) => each === text);
  if (text !== undefined && !status) {
    throw wrongUse(`--status must be waiting, sent or dead; see ${callOf('outbox list')} --help`);
  }
  return status;
};

export const listMail = defineCommand(
  {
    name: 'outbox list',
    summary:
      'Lists the emails to staff and applicants, newest first. A dead one was given up after 72 hours.',
    parameters: {},
    options: {
      status: { type: 'string', value: 'STATUS', help: 'only those that are waiting, sent or dead' },
      ...listOptions,
    },
    examples: ['./staff outbox list --status dead'],
  },
  async (request) => {
    const { options, database, settings } = request;
    const hasMail = settings().mail.smtpUrl !== '';
    const status = readStatus(options.status);
    checkListOptions(options, fieldsOf(hasMail, []));
    const { outbox, dataDir } = await database();
    const rows = await outbox.list(status);
    await showList(request, {
      rows,
      fields: fieldsOf(hasMail, rows),
      noun: ['email', 'emails'],
      none: `There is no email${status ? ` that is ${status}` : ''}, in ${dataDir}.`,
      legendOf: (mails) => (!hasMail && mails.some((mail) => mail.status === 'waiting') ? HELD : ''),
    });
  },
);
