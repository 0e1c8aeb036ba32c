import type { QueuedMail, StoredMessage } from '../../db/tables.ts';
import { when } from '../../when.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { refused } from '../command/staffError.ts';
import { stateOf } from '../outbox/describeMail.ts';
import { fieldLines } from '../terminal/fieldLines.ts';
import { indent } from '../terminal/indent.ts';
import { writeLines } from '../terminal/terminal.ts';

const describe = (message: StoredMessage, mails: readonly QueuedMail[], hasMail: boolean): string[] => [
  ...fieldLines([
    ['id', String(message.id)],
    ['reference', message.reference],
    ['received', when(message.received_at)],
    ['form', message.form],
    ['name', message.name],
    ['e-mail', message.email],
    ['phone', message.phone],
    ['subject', message.subject],
    ['looking for', message.enquiry || '(not asked)'],
    ...mails.map((mail): [string, string] => [`mail ${mail.id}`, stateOf(mail, hasMail)]),
  ]),
  '',
  'Message',
  ...(message.message === '' ? ['  (none)'] : indent(message.message)),
];

export const showMessage = defineCommand(
  {
    name: 'messages show',
    summary: 'Shows one message, and what became of the mail about it.',
    parameters: { ID: "the message's number, as 'messages list' shows it, or its reference" },
    options: {},
    examples: ['./staff messages show 12', './staff messages show 7K3QF-0B9XT-M2WZE-H48RD'],
  },
  async ({ parameters, desk, settings, output }) => {
    const { messages, outbox } = await desk();
    const message = await messages.find(parameters.ID);
    if (!message) throw refused(`There is no message ${parameters.ID}`);
    const hasMail = settings().mail.smtpUrl !== '';
    writeLines(output, describe(message, await outbox.about(message.reference), hasMail));
  },
);
