import type { MailStatus, QueuedMail } from '../../db/tables.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { callOf } from '../command/help.ts';
import { wrongUse } from '../command/staffError.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { table } from '../terminal/table.ts';
import { styled, writeLines } from '../terminal/terminal.ts';
import { nextTryOf, recipientOf } from './describeMail.ts';

const STATUSES: readonly MailStatus[] = ['waiting', 'sent', 'dead'];

const COLUMNS = [
  { title: 'id', isNumber: true },
  { title: 'status' },
  { title: 'kind' },
  { title: 'to', canShrink: true },
  { title: 'attempts', isNumber: true },
  { title: 'next try' },
  { title: 'last error', canShrink: true },
];

const toRow = (mail: QueuedMail, hasMail: boolean): string[] => [
  String(mail.id),
  mail.status,
  mail.kind,
  harmlessLine(recipientOf(mail)),
  String(mail.attempts),
  nextTryOf(mail, hasMail),
  harmlessLine(mail.last_error ?? ''),
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
    summary: 'Lists the mails to staff and applicants, newest first. A dead one was given up after 72 hours.',
    parameters: {},
    options: {
      status: { type: 'string', value: 'STATUS', help: 'only those that are waiting, sent or dead' },
      json: { type: 'boolean', help: 'everything about them, as JSON for other programs' },
    },
    examples: ['./staff outbox list --status dead'],
  },
  async ({ options, desk, settings, output }) => {
    const status = readStatus(options.status);
    const { outbox } = await desk();
    const mails = await outbox.list(status);
    if (options.json) return output.write(jsonText(mails));
    if (mails.length === 0)
      return writeLines(output, [`There is no mail${status ? ` that is ${status}` : ''}.`]);
    const hasMail = settings().mail.smtpUrl !== '';
    const [titles = '', ...rows] = table({
      columns: COLUMNS,
      rows: mails.map((mail) => toRow(mail, hasMail)),
      width: output.width,
    });
    const isHeld = !hasMail && mails.some((mail) => mail.status === 'waiting');
    return writeLines(output, [
      styled(output, 'bold', titles),
      ...rows,
      ...(isHeld ? ['Mail is not set up (SMTP_URL): nothing is sent, and mail waits until it is.'] : []),
    ]);
  },
);
