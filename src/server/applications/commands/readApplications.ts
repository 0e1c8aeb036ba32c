import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationTextField,
} from '../../../contract/applicationFields.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { capitalise } from '../../../lib/capitalise.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { requireOpening } from '../../openings/commands/openingLines.ts';
import { recipientOf, stateOf } from '../../outbox/commands/outbox.ts';
import { day, when } from '../../platform/clock/when.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { defineCommand, readId } from '../../terminal/command.ts';
import { readDay } from '../../terminal/dates.ts';
import { wrongUse } from '../../terminal/failure.ts';
import { writeOut } from '../../terminal/files.ts';
import { listOptions, readListOptions, showList, type ListField, type RowMark } from '../../terminal/list.ts';
import { noteLines, noteReading, requireOne } from '../../terminal/notes.ts';
import { fieldLines, indent, writeLines } from '../../terminal/terminal.ts';
import type { ApplicationFilter } from '../queries/applicationFilter.ts';
import { DECISIONS } from '../queries/applicationStaffQueries.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';
import { typedTexts } from '../typedTexts.ts';

export const REFERENCE = 'its reference or a part of it, or its number in the list';

/** The application that a number, a reference or a part of one means; refuses where there is none, or several. */
export const requireApplication = async (
  { applications, dataDir }: Pick<StaffDatabase, 'applications' | 'dataDir'>,
  text: string,
): Promise<ListedApplication> => {
  const rows = await applications.match(text);
  return requireOne(rows, { kind: 'application', text, dataDir });
};

/** The options by which 'list' and 'export' choose applications. */
export const filterOptions = {
  opening: ['--opening <ID>', 'only those for this opening; 0 for those without one'],
  since: ['--since <DATE>', 'only those received on this day or later, like 2030-01-31'],
  status: ['--status <STATUS>', `only those that are ${DECISIONS.join(', ')}`],
  unread: ['--unread', 'only those that nobody has opened yet'],
  text: ['--text <WORDS>', 'only those that hold every one of these words'],
} as const;

type FilterValues = Readonly<
  Record<Exclude<keyof typeof filterOptions, 'unread'>, string | undefined> &
    Record<'unread', boolean | undefined>
>;

/** Reads the filter; an unknown opening is refused, because an empty list would say something else. */
export const readFilter = async (
  opened: StaffDatabase,
  { opening, since, status, unread, text }: FilterValues,
): Promise<ApplicationFilter> => {
  const known = DECISIONS.find((each) => each === status);
  if (status !== undefined && !known) throw wrongUse(`--status must be one of ${DECISIONS.join(', ')}`);
  const openingId =
    opening === undefined || opening === String(GENERAL_OPENING_ID) ? opening && 0 : readId(opening);
  if (openingId) await requireOpening(opened, openingId);
  return {
    openingId: openingId === undefined ? undefined : Number(openingId),
    since: readDay('--since', since),
    status: known,
    isUnread: unread,
    words: text?.split(/\s+/).filter((word) => word !== ''),
  };
};

const shown: readonly ApplicationTextField[] = ['name', 'email'];

const marks: readonly RowMark<ListedApplication>[] = [
  { sign: '*', meaning: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '+', meaning: 'applied again', isOn: ({ is_repeat }) => is_repeat === 1 },
  { sign: '?', meaning: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
  {
    sign: '&',
    meaning: 'a document with macros or external files',
    isOn: ({ document_marks }) => Boolean(document_marks),
  },
];

const fields: readonly ListField<ListedApplication>[] = [
  { name: 'no', value: ({ id }) => id },
  { name: 'reference', value: ({ reference }) => reference },
  {
    name: 'received',
    title: 'received (UTC)',
    value: ({ received_at }) => received_at,
    cell: ({ received_at }) => when(received_at).slice(0, 16),
  },
  { name: 'status', value: ({ status }) => status },
  ...APPLICATION_FIELDS.filter((field) => applicationFields[field].input !== 'area').map(
    (field): ListField<ListedApplication> => ({
      name: applicationFields[field].column,
      value: (application) => application[applicationFields[field].column],
      isHidden: !shown.includes(field),
    }),
  ),
  {
    name: 'opening',
    value: ({ opening_id }) => opening_id,
    cell: ({ opening_id, job_title }) => `${opening_id} ${job_title}`,
  },
  { name: 'job_title', isHidden: true, value: ({ job_title }) => job_title },
  { name: 'resume', isHidden: true, value: ({ client_name }) => client_name },
  { name: 'scan', isHidden: true, value: ({ scan }) => scan },
  { name: 'document_marks', isHidden: true, value: ({ document_marks }) => document_marks ?? '' },
  { name: 'deleted_on', isHidden: true, value: ({ delete_after }) => delete_after },
];

export const listApplications = defineCommand(
  {
    name: 'applications list',
    summary: 'Lists the applications, newest first.',
    args: {},
    options: { ...filterOptions, ...listOptions },
    examples: [
      './staff applications list --opening 5 --unread',
      './staff applications list --text "network leeds" --sort name',
      './staff applications list --fields reference,name,phone --out ~/engineers.csv',
    ],
  },
  async (request) => {
    const { options, database, actor } = request;
    readListOptions(options, fields);
    const { applications, dataDir, ...opened } = await database();
    const filter = await readFilter({ ...opened, applications, dataDir }, options);
    const rows = await applications.list(filter);
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    const written = await showList(request, {
      rows,
      fields,
      marks,
      noun: ['application', 'applications'],
      none: `${isFiltered ? 'No application matches' : 'There are no applications yet'}, in ${dataDir}.`,
    });
    await applications.noteExport(
      written.map(({ reference }) => reference),
      { actor },
    );
  },
);

const describe = async (
  opened: StaffDatabase,
  application: ListedApplication,
  hasMail: boolean,
): Promise<string[]> => {
  const { reference, status, status_at } = application;
  const earlier = application.is_repeat ? await opened.applications.earlierThan(application) : [];
  const typed = typedTexts(application);
  return [
    ...fieldLines([
      ['reference', reference],
      ['received', when(application.received_at)],
      ['status', status_at === null ? status : `${status} since ${when(status_at)}`],
      ['opening', `${application.opening_id} ${application.job_title}`],
      ['job role', application.job_role],
      ...typed.lines,
      ['resume', application.client_name],
      ['type', application.file_type],
      ['size', `${application.file_size} bytes (${formatBytes(application.file_size)})`],
      ['SHA-256', application.sha256],
      ['scan', application.scan],
      ...(application.document_marks
        ? [['resume holds', `${application.document_marks}: open it with care`] as const]
        : []),
      ...(application.is_repeat
        ? [['applied again', earlier.map((each) => each.reference).join(', ') || 'yes'] as const]
        : []),
      ...(application.is_suspect ? [['suspected spam', 'look at it before you answer'] as const] : []),
      [
        'kept',
        application.consent_version === null ? 'for the usual time' : 'for longer, as the applicant agreed',
      ],
      ['deleted on', day(application.delete_after)],
      ...(await opened.outbox.about(reference)).map((mail): [string, string] => [
        `mail ${mail.id}`,
        `to ${recipientOf(mail)}, ${stateOf(mail, hasMail)}`,
      ]),
    ]),
    ...typed.sections.flatMap(([title, text]) => ['', capitalise(title), ...indent(text)]),
    ...noteLines(await opened.applications.notes(reference)),
  ];
};

export const showApplication = defineCommand(
  {
    name: 'applications show',
    summary: 'Shows one application, all but the resume itself, and marks it as read.',
    args: { ref: ['<REF>', REFERENCE] },
    options: { out: ['--out <FILE>', 'into a file, for colleagues'] },
    examples: [
      './staff applications show 7K3QF-0B9XT-M2WZE-H48RD',
      './staff applications show h48rd --out ~/hopper.txt',
    ],
  },
  async (request) => {
    const { args, options, database, settings, output, actor } = request;
    const opened = await database();
    const found = await requireApplication(opened, args.ref);
    const { reference } = found;
    const lines = await describe(opened, found, settings().mail.smtpUrl !== '');
    if (options.out === undefined) writeLines(output, lines);
    else {
      // Before the first byte: an export that is cut off has exported personal data, too.
      await opened.applications.noteExport([reference], { actor });
      await writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
    }
    await noteReading(request, () => opened.applications.markRead(reference, { actor }));
  },
);
