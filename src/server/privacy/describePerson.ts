import { applicationFields, FURTHER_FIELDS } from '../../contract/applicationFields.ts';
import type { YourRecord } from '../../contract/yourData.ts';
import { STAGE_NAMES } from '../../contract/desk/constants.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { formatDay, formatInstant } from '../../lib/formatDate.ts';
import { displayFileName } from '../../contract/applicationRules.ts';
import type { PersonData } from './queries/personDataQueries.ts';

type Fact = readonly [label: string, text: string];

/** The role of whoever did something, such as 'a recruiter': the person gets no names of staff. */
export type FindRole = (actor: string) => string;

const EMAIL = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:]+/g;

/** Staff may have written about somebody else: addresses that are not the person's own are left out. */
const redactOthers = (text: string, own: readonly string[]): string =>
  text.replace(EMAIL, (email) =>
    own.some((each) => each.toLowerCase() === email.toLowerCase()) ? email : '[another person’s address]',
  );

const ACTIONS: Readonly<Record<string, string>> = {
  read: 'opened for the first time',
  unread: 'marked as unread',
  opened: 'opened',
  resumeViewed: 'resume viewed',
  exported: 'resume downloaded',
  noted: 'note added',
  held: 'deletion stopped',
  released: 'deletion goes on',
  consentAsked: 'asked to renew the consent',
  owned: 'given to a member of staff',
  corrected: 'corrected',
  informed: 'copy of the data made',
};

const describeAction = (action: string): string => {
  const word = action.split('.').at(-1) ?? action;
  return ACTIONS[word] ?? word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
};

/** What staff and the server added to a record: notes, emails and log. */
const describeAdditions = (data: PersonData, reference: string, findRole: FindRole): Fact[] => {
  const own = [...data.applications, ...data.messages, ...data.alerts].map(({ email }) => email);
  return [
    ...data.notes
      .filter((note) => note.reference === reference)
      .map(({ at, actor, text }): Fact => [
        `Note by ${findRole(actor)}, ${formatInstant(at)}`,
        redactOthers(text, own),
      ]),
    ...data.mails
      .filter(({ subject_reference }) => subject_reference === reference)
      .map(({ recipient, created_at, subject, body, status }): Fact => [
        `Email to ${recipient === null ? 'our staff' : recipient}, ${formatInstant(created_at)}`,
        `${subject} (${{ waiting: 'not sent yet', sent: 'sent', dead: 'could not be sent' }[status]})\n${body}`,
      ]),
    ...data.replies
      .filter((reply) => reply.reference === reference)
      .map(({ sender, at, subject, body }): Fact => [
        `Reply from ${sender}, ${formatInstant(at)}`,
        `${subject}\n${body ?? 'without plain text'}`,
      ]),
    ...data.audit
      .filter(({ subject }) => subject.endsWith(` ${reference}`))
      .map(({ at, actor, action }): Fact => [
        `Log, ${formatInstant(at)}`,
        `${describeAction(action)}, by ${findRole(actor)}`,
      ]),
  ];
};

/** When, how long and where; the length and the place are only in an invitation. */
const describeInterview = (row: PersonData['applications'][number]): string =>
  row.interview_at === null
    ? 'none'
    : [
        formatInstant(row.interview_at),
        row.interview_minutes && `${row.interview_minutes} minutes`,
        row.interview_place,
      ]
        .filter(Boolean)
        .join(', ');

const describeTags = ({ tags }: PersonData, reference: string): string =>
  tags
    .filter((row) => row.reference === reference)
    .map(({ tag }) => tag)
    .join(', ') || 'none';

/** The same file without an application, such as after an attempt that failed. */
const describeUploads = ({ uploads }: PersonData, reference: string): Fact[] =>
  uploads
    .filter((upload) => upload.reference === reference)
    .map(({ uploaded_at }) => [
      'The same file, uploaded without an application',
      `${formatInstant(uploaded_at)}, deleted after 24 hours`,
    ]);

const describeDeletion = (date: string): string => (date === '' ? 'no date' : formatDay(date));
/** The day of deletion as things stand, with the rule that moves it; or why there is none. */
export const describeApplicationDeletion = ({
  delete_after,
  hold_reason,
  retention_days,
  promised_until,
}: PersonData['applications'][number]): string => {
  if (hold_reason !== null) return `no date: the deletion is stopped (${hold_reason})`;
  const hasRule = retention_days !== null && promised_until === null;
  const rule = hasRule ? `, or ${retention_days} days after the decision or the closing of the opening` : '';
  return describeDeletion(delete_after) + rule;
};
const yesOrNo = (flag: number): string => (flag ? 'yes' : 'no');

/** Describes everything that is stored about a person, for that person. */
export const describePerson = (data: PersonData, findRole: FindRole): YourRecord[] => [
  ...data.applications.map((row): YourRecord => {
    const { reference, name, email, phone } = row;
    return {
      kind: 'application',
      reference,
      title: `Application for ${row.job_title}`,
      details: { name, email, phone },
      hasConsent: row.consent_version !== null,
      canRenew: row.consent_asked_at !== null,
      facts: [
        ['Reference', reference],
        ['Received', formatInstant(row.received_at)],
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
        ...FURTHER_FIELDS.map((field): Fact => {
          const { label, column } = applicationFields[field];
          return [capitalise(label), row[column] || 'none'];
        }),
        ['Job as you saw it', row.job_role],
        [
          'Resume',
          `${displayFileName(row.client_name)}, ${row.file_type.toUpperCase()}, ${formatBytes(Number(row.file_size))}, SHA-256 ${row.sha256}`,
        ],
        ...describeUploads(data, reference),
        ['Virus scan of the resume', row.scan],
        ['Warnings about the resume', row.document_marks || 'none'],
        ['Stage', STAGE_NAMES[row.status] + (row.status_at ? `, since ${formatInstant(row.status_at)}` : '')],
        ['Interview', describeInterview(row)],
        ['Tags by our staff', describeTags(data, reference)],
        ['First opened by our staff', row.read_at ? formatInstant(row.read_at) : 'not yet'],
        ['Marked as a repeat', yesOrNo(row.is_repeat)],
        ['Marked as possible spam', yesOrNo(row.is_suspect)],
        [
          'Consent to longer storage',
          row.consent_version === null
            ? 'none'
            : `“${row.consent_text ?? 'Keep my application'}” (wording ${row.consent_version}), until ${describeDeletion(row.consent_until ?? '')}`,
        ],
        ['Deleted on', describeApplicationDeletion(row)],
        ...describeAdditions(data, reference, findRole),
      ],
    };
  }),
  ...data.messages.map((row): YourRecord => {
    const { reference, name, email, phone } = row;
    return {
      kind: 'message',
      reference,
      title: `Message: ${row.subject}`,
      hasConsent: false,
      details: { name, email, phone },
      facts: [
        ['Reference', reference],
        ['Received', formatInstant(row.received_at)],
        ['Name', name],
        ['Email', email],
        ['Phone', phone],
        ['Subject', row.subject],
        ['Chosen from the list', row.enquiry || 'nothing'],
        ['Message', row.message || 'none'],
        ['First opened by our staff', row.read_at ? formatInstant(row.read_at) : 'not yet'],
        ['Handled', row.handled_at ? formatInstant(row.handled_at) : 'not yet'],
        ['Marked as possible spam', yesOrNo(row.is_suspect)],
        ['Deleted on', describeDeletion(row.delete_after)],
        ...describeAdditions(data, reference, findRole),
      ],
    };
  }),
  ...data.alerts.map((row): YourRecord => ({
    kind: 'alert',
    reference: row.reference,
    title: 'Job alert',
    hasConsent: false,
    facts: [
      ['Reference', row.reference],
      ['Email', row.email],
      ['Openings', row.list_query || 'all'],
      ['Requested', formatInstant(row.created_at)],
      ['Confirmed', row.confirmed_at ? formatInstant(row.confirmed_at) : 'not yet'],
      ['Last email', row.notified_at ? formatInstant(row.notified_at) : 'none'],
      ['Openings in the emails so far', row.notified],
      ['Ends on', describeDeletion(row.delete_after)],
      ...describeAdditions(data, row.reference, findRole),
    ],
  })),
];
