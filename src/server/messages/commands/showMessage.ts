import { defineCommand } from '../../desk/command/defineCommand.ts';
import { bothTimes } from '../../desk/list/timeFields.ts';
import { noteReading } from '../../desk/noteReading.ts';
import { fieldLines } from '../../desk/terminal/fieldLines.ts';
import { indent } from '../../desk/terminal/indent.ts';
import { noteLines } from '../../desk/terminal/noteLines.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { stateOf } from '../../outbox/commands/describeMail.ts';
import type { QueuedMail, StoredMessage } from '../../platform/database/tables.ts';
import { requireMessage } from './requireMessage.ts';

const describe = (message: StoredMessage, mails: readonly QueuedMail[], hasMail: boolean): string[] => [
  ...fieldLines([
    ['id', String(message.id)],
    ['reference', message.reference],
    ['received', bothTimes(message.received_at)],
    ['handled', message.handled_at === null ? 'no' : bothTimes(message.handled_at)],
    ['form', message.form],
    ['name', message.name],
    ['email', message.email],
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
    summary: 'Shows one message, and what became of the mail about it, and marks it as read.',
    parameters: {
      ID: "the message's number, as 'messages list' shows it, or its reference or a part of that",
    },
    options: { out: { type: 'string', value: 'FILE', help: 'into a file, for colleagues' } },
    examples: ['./staff messages show 12', './staff messages show 7K3QF-0B9XT-M2WZE-H48RD'],
  },
  async (request) => {
    const { parameters, options, database, settings, output, errors, actor } = request;
    const opened = await database();
    const message = await requireMessage(opened, parameters.ID);
    const { reference } = message;
    const mails = await opened.outbox.about(reference);
    const notes = await opened.messages.notes(reference);
    const hasMail = settings().mail.smtpUrl !== '';
    const lines = [...describe(message, mails, hasMail), ...noteLines(notes)];
    if (options.out === undefined) writeLines(output, lines);
    else {
      // Before the first byte (STAFF-30).
      await opened.audit.note('message.exported', `message ${reference}`, { actor });
      await writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
    }
    await noteReading({ errors }, () => opened.messages.markRead(reference, { actor }));
  },
);
