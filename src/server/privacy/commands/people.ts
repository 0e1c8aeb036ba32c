import { join } from 'node:path';
import { site } from '../../../content/site.ts';
import { formatDay, formatInstant } from '../../../lib/formatDate.ts';
import { saveResumes } from '../../applications/saveResumes.ts';
import { listFormerDatabases } from '../../platform/database/finishRestore.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { confirm, defineCommand } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refusal, usageError } from '../../terminal/failure.ts';
import { fillFolder, resolveOutput, readText, displayPath, writeNewFile } from '../../terminal/files.ts';
import { pluralise, formatJson, writeLines } from '../../terminal/terminal.ts';
import { describeApplicationDeletion } from '../describePerson.ts';
import { describeLeftOut } from '../leftOut.ts';
import type { PersonData, PersonKey } from '../queries/personDataQueries.ts';

const listReferences = (rows: readonly { reference: string }[]): string =>
  rows.length === 0 ? '' : `: ${rows.map(({ reference }) => reference).join(', ')}`;

/** One line for each kind of record, with its count. */
const describeCounts = (data: Omit<PersonData, 'audit'>): string[] => {
  const { applications, messages, alerts, notes, mails, replies, uploads } = data;
  return [
    `  ${pluralise(applications.length, 'application')}, each with its resume${listReferences(applications)}`,
    ...(uploads.length > 0
      ? [`  ${pluralise(uploads.length, 'upload')} of the same files without an application`]
      : []),
    `  ${pluralise(messages.length, 'message')} of the contact forms${listReferences(messages)}`,
    `  ${pluralise(alerts.length, 'job alert')}${listReferences(alerts)}`,
    `  ${pluralise(notes.length, 'note')} by staff`,
    `  ${pluralise(mails.length, 'email')} in the outbox`,
    ...(replies.length > 0 ? [`  ${replies.length} of the person’s replies`] : []),
  ];
};

export const isEmpty = ({ applications, messages, alerts }: PersonData): boolean =>
  applications.length + messages.length + alerts.length === 0;

/** The commands look for records; the desk's search also finds the words in notes and in texts of others. */
const describeNothing = (key: string, dataDir: string): string[] => [
  `No application, message or job alert has ${key}, in ${dataDir}`,
  "Notes, texts and emails of other records may name it: search for it at the desk, under People's rights",
];

/** The argument, or the first line of standard input for '-'. */
const readKey = async (context: StaffContext, argument: string): Promise<string> => {
  const input = argument === '-' ? await readText(context, { file: '-', limit: 1024 }) : argument;
  const key = input.split(/\r?\n/)[0]?.trim() ?? '';
  if (key === '') throw refusal('No reference or address was given; nothing was done');
  return key;
};

/** Damage can hide rows, so a damaged database is refused. */
const refuseDamaged = async ({ people, dataDir }: StaffDatabase): Promise<void> => {
  if (!(await people.isIntact()))
    throw refusal(`The database in ${dataDir} is damaged: restore the newest backup, then try again`);
};

/** Parses an email address or a reference. */
const parsePerson = (text: string): PersonKey =>
  text.includes('@') ? { kind: 'email', email: text } : { kind: 'reference', reference: text.toUpperCase() };

export const erase = defineCommand(
  {
    name: 'erase',
    summary: 'Erases an application, a message, a job alert or everything under one email address, for good.',
    args: {
      key: ['<REF|EMAIL>', "a reference, or the person's email address; '-' reads it from standard input"],
    },
    options: { yes: ['--yes', 'do not ask for confirmation'] },
    examples: ['./staff erase 7K3QF-0B9XT-M2WZE-H48RD', './staff erase - --yes < address.txt'],
  },
  async (request) => {
    const { args, options, database, settings, output, actor } = request;
    const input = await readKey(request, args.key);
    const store = await database();
    await refuseDamaged(store);
    const person = parsePerson(input);
    const key = person.kind === 'email' ? person.email : person.reference;
    const data = await store.people.find(person);
    if (isEmpty(data)) throw refusal(...describeNothing(key, store.dataDir));
    writeLines(output, [`Stored under ${key}, in ${store.dataDir}:`, ...describeCounts(data)]);
    const question = 'All of this will be erased permanently.';
    await confirm(request, { question, isConfirmed: options.yes });
    const report = await store.erase({
      applications: data.applications.map(({ reference }) => reference),
      messages: data.messages.map(({ reference }) => reference),
      alerts: data.alerts.map(({ reference }) => reference),
      actor,
      reason: 'erased',
    });
    writeLines(output, [
      `Erased: applications ${report.applications}, resumes ${report.resumes}, messages ${report.messages}, notes ${report.notes}, emails ${report.mails}, job alerts ${report.alerts}`,
      'Not erased: emails that were sent, files that staff exported, and backups, which are deleted after 30 days. A restore erases the data again.',
      ...listFormerDatabases(settings().dataDir).map(
        (file) => `Not erased: ${file}, a database from before a restore; delete it.`,
      ),
      ...(args.key.includes('@') ? ["Not erased: the history of your shell. Use '-' to avoid that."] : []),
      ...(report.isLogEmpty
        ? []
        : ['The server was reading the database: its next restart removes the last bytes from the log.']),
    ]);
  },
);

/** Removes the names of staff from the data. */
export const withoutStaff = (data: PersonData) => ({
  ...data,
  notes: data.notes.map((note) => ({ ...note, actor: undefined })),
  messages: data.messages.map((message) => ({ ...message, owner_id: undefined })),
  audit: data.audit.map((entry) => ({ ...entry, actor: undefined })),
});

/** Writes a summary for the person. */
export const summarise = (email: string, data: PersonData, at: string): string =>
  [
    `What ${site.fullName} holds about ${email}, on ${formatDay(at)}`,
    '',
    ...describeCounts(data),
    '',
    ...data.applications.map(
      (row) =>
        `Application ${row.reference} for ${row.job_title}, received ${formatInstant(row.received_at)}, ${row.status}, virus scan of its resume: ${row.scan}, deleted automatically on ${describeApplicationDeletion(row)}.`,
    ),
    ...data.messages.map(
      ({ reference, received_at, subject, delete_after }) =>
        `Message ${reference}, "${subject}", received ${formatInstant(received_at)}, deleted automatically on ${formatDay(delete_after)}.`,
    ),
    ...data.alerts.map(
      ({ reference, created_at, confirmed_at, delete_after }) =>
        `Job alert ${reference}, requested ${formatInstant(created_at)}, ${confirmed_at === null ? 'not confirmed' : `confirmed ${formatInstant(confirmed_at)}`}, deleted automatically on ${formatDay(delete_after)}.`,
    ),
    '',
    'data.json contains every field unchanged; the folder resumes contains the files as they were received.',
    describeLeftOut(),
    '',
  ].join('\n');

export const subjectAccess = defineCommand(
  {
    name: 'subject-access',
    summary: 'Writes everything that is stored about a person into a new folder, to give to that person.',
    args: {
      email: ['<EMAIL>', "the person's email address; '-' reads it from standard input"],
    },
    options: { out: ['--out <DIR>', 'the folder to create'] },
    examples: ['./staff subject-access grace@example.com --out ~/grace'],
  },
  async (request) => {
    const { args, options, database, output, now, actor } = request;
    if (!options.out) throw usageError('subject-access needs --out DIR');
    const folder = resolveOutput(request, options.out);
    const email = await readKey(request, args.email);
    if (!email.includes('@')) throw usageError(`'${email}' is not an email address`);
    const store = await database();
    await refuseDamaged(store);
    const person = { kind: 'email', email } as const;
    const data = await store.people.find(person);
    if (isEmpty(data)) throw refusal(...describeNothing(email, store.dataDir));
    let damaged: string[] = [];
    await fillFolder(folder, async () => {
      const subjects = [
        ...data.applications.map(({ reference }) => `application ${reference}`),
        ...data.messages.map(({ reference }) => `message ${reference}`),
        ...data.alerts.map(({ reference }) => `alert ${reference}`),
      ];
      for (const subject of subjects) await store.audit.record('person.informed', subject, { actor });
      damaged = await saveResumes(store, data.applications, join(folder, 'resumes'));
      const write = (file: string, text: string) =>
        writeNewFile(join(folder, file), Buffer.from(text), { overwrite: false });
      await write('data.json', formatJson(withoutStaff(data)));
      await write('summary.txt', summarise(email, data, now().toISOString()));
    });
    writeLines(output, [
      `Stored about ${email}, in ${store.dataDir}:`,
      ...describeCounts(data),
      `All of it is in ${displayPath(request, folder)}`,
    ]);
    if (damaged.length > 0) throw refusal(...damaged, 'Everything else was written');
  },
);
