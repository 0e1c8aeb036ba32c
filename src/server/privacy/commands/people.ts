import { join } from 'node:path';
import { site } from '../../../content/site.ts';
import { saveResumes } from '../../applications/commands/exportApplications.ts';
import { day, when } from '../../platform/clock/when.ts';
import { keptAsideIn } from '../../platform/database/finishRestore.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { confirm, defineCommand, readId } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refused, wrongUse } from '../../terminal/failure.ts';
import { fillFolder, outPath, readText, shownName, writeNewFile } from '../../terminal/files.ts';
import { noteLines, requireOne } from '../../terminal/notes.ts';
import { jsonText, writeLines } from '../../terminal/terminal.ts';
import type { HeldData, PersonKey } from '../queries/heldData.ts';
import { heldLines, isNothing, mentionLines } from './held.ts';

/** The word that was given, the first line of standard input for '-', or what is typed when it is asked for. */
const readKey = async (context: StaffContext, given: string | undefined, what: string): Promise<string> => {
  if (given === undefined && !context.isAttended)
    throw wrongUse(`Name the ${what.toLowerCase()}, or '-' to read it from standard input`);
  const typed =
    given === '-'
      ? (await readText(context, { file: '-', limit: 1024 })).split(/\r?\n/)[0]
      : (given ?? (await context.ask(`${what}: `)));
  const key = typed?.trim() ?? '';
  if (key === '') throw refused('Nothing was named, so nothing was done');
  return key;
};

/** An e-mail address; or the reference that a text means as in the lists: a number or a part of a reference. */
const readPerson = async (opened: StaffDatabase, text: string): Promise<PersonKey> => {
  if (text.includes('@')) return { kind: 'email', email: text };
  const applications = await opened.applications.match(text);
  // A number is that of the list of applications.
  const messages = /^\d+$/.test(text) ? [] : await opened.messages.match(text);
  const found = [...applications, ...messages];
  if (found.length === 0) return { kind: 'reference', reference: text };
  const { dataDir } = opened;
  const { reference } = requireOne(found, { kind: 'application or message', text, dataDir });
  return { kind: 'reference', reference };
};

export const erase = defineCommand(
  {
    name: 'applications erase',
    summary: 'Erases an application, a message or a job alert, or everything of one email address, for good.',
    args: {
      key: [
        '[REF|EMAIL]',
        "a reference as in the list, or the person's email address; left out, it is asked for, and '-' reads it from standard input",
      ],
    },
    options: { yes: ['--yes', 'without asking'] },
    examples: ['./staff applications erase', './staff applications erase 7K3QF-0B9XT-M2WZE-H48RD --yes'],
  },
  async (request) => {
    const { args, options, database, settings, output, actor } = request;
    const typed = await readKey(request, args.key, 'Reference or email address');
    const opened = await database();
    const person = await readPerson(opened, typed);
    const key = person.kind === 'email' ? person.email : person.reference;
    const held = await opened.people.find(person);
    const mentions = mentionLines(await opened.people.mentions(person, held));
    if (isNothing(held)) throw refused(`Nothing is held under ${key}, in ${opened.dataDir}`, ...mentions);
    writeLines(output, [`Held under ${key}, in ${opened.dataDir}:`, ...heldLines(held)]);
    const question = 'All of this is erased, and nobody can bring it back.';
    await confirm(request, { question, isConfirmed: options.yes });
    const report = await opened.erase({
      applications: held.applications.map(({ reference }) => reference),
      messages: held.messages.map(({ reference }) => reference),
      alerts: held.alerts.map(({ reference }) => reference),
      actor,
      why: 'erased',
    });
    writeLines(output, [
      `Erased: applications ${report.applications}, resumes ${report.resumes}, messages ${report.messages}, notes ${report.notes}, emails ${report.mails}, job alerts ${report.alerts}`,
      'Not reached: emails that were sent, files that staff exported, and backups. A restore erases it again.',
      ...keptAsideIn(settings().dataDir).map(
        (file) => `Not reached: ${file}, a database from before a restore; delete it.`,
      ),
      ...(args.key?.includes('@')
        ? ["Not reached: the history of your shell. 'applications erase' alone asks for the address."]
        : []),
      ...(report.isLogEmpty
        ? []
        : ['The server was reading: the last bytes leave the log at its next restart.']),
      ...mentions,
    ]);
  },
);

/** The names of staff are not the person's to have. */
const withoutStaff = (held: HeldData) => ({
  ...held,
  notes: held.notes.map((note) => ({ ...note, actor: undefined })),
  audit: held.audit.map((entry) => ({ ...entry, actor: undefined })),
});

/** What the person reads first. */
const summaryOf = (email: string, held: HeldData, at: string): string =>
  [
    `What ${site.fullName} holds about ${email}, on ${day(at)}`,
    '',
    ...heldLines(held),
    '',
    ...held.applications.map(
      ({ reference, received_at, job_title, status, delete_after, scan }) =>
        `Application ${reference} for ${job_title}, received ${when(received_at)}, ${status}, virus scan of its resume: ${scan}, deleted automatically on ${day(delete_after)}.`,
    ),
    ...held.messages.map(
      ({ reference, received_at, subject, delete_after }) =>
        `Message ${reference}, "${subject}", received ${when(received_at)}, deleted automatically on ${day(delete_after)}.`,
    ),
    ...held.alerts.map(
      ({ reference, created_at, confirmed_at, delete_after }) =>
        `Job alert ${reference}, asked for ${when(created_at)}, ${confirmed_at === null ? 'not confirmed' : `confirmed ${when(confirmed_at)}`}, deleted automatically on ${day(delete_after)}.`,
    ),
    '',
    'data.json holds every field of it, word for word; the folder resumes holds the files as they were received.',
    '',
  ].join('\n');

export const subjectAccess = defineCommand(
  {
    name: 'applications subject-access',
    summary: 'Writes everything that is held about a person into a new folder, for them to have.',
    args: {
      email: [
        '[EMAIL]',
        "the person's email address; left out, it is asked for, and '-' reads it from standard input",
      ],
    },
    options: { out: ['--out <DIR>', 'the folder to make'] },
    examples: ['./staff applications subject-access --out ~/grace'],
  },
  async (request) => {
    const { args, options, database, output, now, actor } = request;
    if (!options.out) throw wrongUse('applications subject-access needs --out DIR');
    const folder = outPath(request, options.out);
    const email = await readKey(request, args.email, 'Email address');
    if (!email.includes('@')) throw wrongUse(`'${email}' is not an email address`);
    const opened = await database();
    const person = { kind: 'email', email } as const;
    const held = await opened.people.find(person);
    const mentions = mentionLines(await opened.people.mentions(person, held));
    if (isNothing(held)) throw refused(`Nothing is held about ${email}, in ${opened.dataDir}`, ...mentions);
    let damaged: string[] = [];
    await fillFolder(folder, async () => {
      const subjects = [
        ...held.applications.map(({ reference }) => `application ${reference}`),
        ...held.messages.map(({ reference }) => `message ${reference}`),
        ...held.alerts.map(({ reference }) => `alert ${reference}`),
      ];
      await opened.audit.noteAll('person.informed', subjects, { actor });
      damaged = await saveResumes(opened, held.applications, join(folder, 'resumes'));
      const write = (file: string, text: string) =>
        writeNewFile(join(folder, file), Buffer.from(text), { overwrite: false });
      await write('data.json', jsonText(withoutStaff(held)));
      await write('summary.txt', summaryOf(email, held, now().toISOString()));
    });
    writeLines(output, [
      `Held about ${email}, in ${opened.dataDir}:`,
      ...heldLines(held),
      `All of it is in ${shownName(request, folder)}`,
      ...mentions,
    ]);
    if (damaged.length > 0) throw refused(...damaged, 'Everything else was written');
  },
);

export const deleteNote = defineCommand(
  {
    name: 'notes delete',
    summary: 'Deletes a note that staff wrote about an application or a message, for good.',
    args: { number: ['<NUMBER>', "its number, as 'applications show' and 'messages show' show it"] },
    options: { yes: ['--yes', 'without asking'] },
    examples: ['./staff notes delete 4'],
  },
  async (request) => {
    const { args, options, database, output, actor } = request;
    const id = readId(args.number, 'a note');
    const { notes, dataDir } = await database();
    const note = await notes.find(id);
    if (!note) throw refused(`There is no note ${id}, in ${dataDir}`);
    writeLines(output, [`About ${note.reference}:`, ...noteLines([note]), '']);
    await confirm(request, { question: `Note ${id} is deleted for good.`, isConfirmed: options.yes });
    await notes.remove(id, { actor });
    writeLines(output, [`Note ${id} is deleted`]);
  },
);
