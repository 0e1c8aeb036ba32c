import { capitalise } from '../../../lib/capitalise.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { bothTimes } from '../../desk/list/timeFields.ts';
import { noteReading } from '../../desk/noteReading.ts';
import { fieldLines } from '../../desk/terminal/fieldLines.ts';
import { indent } from '../../desk/terminal/indent.ts';
import { noteLines } from '../../desk/terminal/noteLines.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { writeOut } from '../../desk/writeOut.ts';
import { recipientOf, stateOf } from '../../outbox/commands/describeMail.ts';
import { day } from '../../platform/clock/when.ts';
import type { QueuedMail } from '../../platform/database/tables.ts';
import type { Note } from '../../platform/records/note.ts';
import type { ReadableRows } from '../queries/readableRows.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { describeScan } from './describeScan.ts';
import { earlierOnes } from './earlierOnes.ts';
import { typedTexts } from '../typedTexts.ts';
import { REFERENCE_HELP } from './referenceHelp.ts';
import { requireApplication } from './requireApplication.ts';
import { resumeRemark } from './resumeRemark.ts';

interface Around {
  earlier: ReadableRows;
  notes: readonly Note[];
  mails: readonly QueuedMail[];
  /** Whether mail is set up. */
  hasMail: boolean;
  /** What the resume holds beyond its text. */
  remark: string | undefined;
  /** What the scanner says of it. */
  scan: string;
}

const remarks = (application: StoredApplication, earlier: Around['earlier']): [string, string][] => [
  ...(application.is_repeat ? [['applied again', earlierOnes(earlier)] as [string, string]] : []),
  ...(application.is_suspect
    ? [['suspected spam', 'it looks like a machine’s; look at it before you answer'] as [string, string]]
    : []),
];

const statusOf = ({ status, status_at }: StoredApplication): string =>
  status_at === null ? status : `${status} since ${bothTimes(status_at)}`;

const describe = (
  application: StoredApplication,
  { earlier, notes, mails, hasMail, remark, scan }: Around,
): string[] => [
  ...fieldLines([
    ['reference', application.reference],
    ['received', bothTimes(application.received_at)],
    ['status', statusOf(application)],
    ['opening', `${application.opening_id} ${application.job_title}`],
    ['job role', application.job_role],
    ...typedTexts(application).lines,
    ['resume', application.client_name],
    ['type', application.file_type],
    ['size', `${application.file_size} bytes (${formatBytes(application.file_size)})`],
    ['SHA-256', application.sha256],
    ['scan', scan],
    ...(remark === undefined ? [] : [['resume holds', remark] as [string, string]]),
    ...remarks(application, earlier),
    [
      'kept',
      application.consent_version === null ? 'for the usual time' : 'for longer, as the applicant agreed',
    ],
    ['deleted on', day(application.delete_after)],
    ...mails.map((mail): [string, string] => [
      `mail ${mail.id}`,
      `to ${recipientOf(mail)}, ${stateOf(mail, hasMail)}`,
    ]),
  ]),
  ...typedTexts(application).sections.flatMap(([title, text]) => ['', capitalise(title), ...indent(text)]),
  ...noteLines(notes),
];

export const showApplication = defineCommand(
  {
    name: 'applications show',
    summary: 'Shows one application, all but the resume itself, and marks it as read.',
    parameters: { REF: REFERENCE_HELP },
    options: { out: { type: 'string', value: 'FILE', help: 'into a file, for colleagues' } },
    examples: [
      './staff applications show 7K3QF-0B9XT-M2WZE-H48RD',
      './staff applications show h48rd --out hopper.txt',
    ],
  },
  async (request) => {
    const { parameters, options, database, settings, output, errors, actor } = request;
    const opened = await database();
    const { applications, outbox } = opened;
    const found = await requireApplication(opened, parameters.REF);
    const { reference } = found;
    const lines = describe(found, {
      earlier: await applications.earlierThan(found),
      notes: await applications.notes(reference),
      mails: await outbox.about(reference),
      hasMail: settings().mail.smtpUrl !== '',
      scan: describeScan(found, await applications.scanOf(reference)),
      remark: await resumeRemark(opened, found),
    });
    if (options.out === undefined) writeLines(output, lines);
    else {
      // Before the first byte (STAFF-30).
      await applications.noteExport([reference], { actor });
      await writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
    }
    await noteReading({ errors }, () => applications.markRead(reference, { actor }));
  },
);
