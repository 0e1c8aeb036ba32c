import type { Insertable } from 'kysely';
import { createHash } from 'node:crypto';
import { toStoredWords } from '../../src/server/openings/queries/openingWords.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>;

const TITLES = [
  'Network Engineer',
  'Service Desk Analyst',
  'AV Technician',
  'Project Manager',
  'Data Engineer',
];
const PLACES = ['London', 'Austin, Texas', 'Hyderabad', 'Leeds', 'Dublin', 'Chicago', 'Pune', 'Remote'];
const DEPARTMENTS = ['Field & Dispatch', 'Operations', 'Cloud', 'Security', 'Audio-visual', 'Finance'];
const TYPES = ['full-time', 'part-time', 'contract'];
const FIRST_NAMES = [
  'Ada',
  'Grace',
  'Linus',
  'Mary',
  'José',
  'Wei',
  'Olga',
  'Pedro',
  'Sven',
  'Noor',
  'Ines',
  'Yuki',
];
const LAST_NAMES = [
  'Lovelace',
  'Hopper',
  'Müller',
  'Smith',
  'García',
  'Ivanov',
  'Tanaka',
  'Okafor',
  'Nguyen',
];
const STAGES = [
  'received',
  'received',
  'received',
  'inReview',
  'inReview',
  'declined',
  'declined',
  'offer',
] as const;
const WORDS =
  `network engineer audio visual support technician available from may worked for ten years managed services
certificates would like to move your team because projects are interesting please call after six`.split(
    /\s+/,
  );
const OPENING_TEXT =
  'You look after networks and meeting rooms at customers. You trace faults and write them down. '.repeat(12);

const NOW_MS = Date.now();
const DAY_MS = 86_400_000;
/** Openings and applications are spread over this time. */
const SPAN_MS = 180 * DAY_MS;
const RETENTION_MS = 400 * DAY_MS;

const toIso = (ms: number): string => new Date(ms).toISOString();
const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;
/** A number that looks random, the same for the same index in every run. */
const scramble = (index: number): number => Math.imul(index + 1, 2_654_435_761) >>> 0;

const makeText = (index: number, words: number): string =>
  Array.from({ length: words }, (_, at) => pick(WORDS, scramble(index * 97 + at))).join(' ');

/** Nine of ten openings are open; every fifth has a closing date. */
export const makeOpening = (index: number, count: number): Rows<'openings'> & { id: number } => {
  const posted_at = toIso(NOW_MS - DAY_MS - Math.floor((SPAN_MS * (count - index)) / count));
  const closing_date = index % 5 === 4 ? toIso(NOW_MS + ((index % 300) + 2) * DAY_MS).slice(0, 10) : null;
  return {
    id: 1000 + index,
    job_title: `${pick(TITLES, index)} ${index}`,
    company_name: 'Quillmere',
    location: pick(PLACES, scramble(index)),
    description: OPENING_TEXT,
    requirements: '["Patience","A driving licence"]',
    department: pick(DEPARTMENTS, scramble(index + 7)),
    employment_type: pick(TYPES, scramble(index + 3)),
    workplace: null,
    salary_range: null,
    start: null,
    closing_date,
    status: index % 10 === 9 ? 'closed' : 'open',
    posted_at,
    updated_at: posted_at,
    is_sample: 0,
    closed_at: index % 10 === 9 ? toIso(NOW_MS) : null,
    publish_at: null,
    preview_token: null,
  } as Rows<'openings'> & { id: number };
};

export const makeOpeningWords = (opening: ReturnType<typeof makeOpening>): Rows<'opening_words'> => ({
  opening_id: opening.id,
  words: toStoredWords(opening as Parameters<typeof toStoredWords>[0]),
});

export const makeResume = (index: number, openings: number, bytes: Buffer): Rows<'resumes'> => ({
  id: index + 1,
  stored_name: `seed-${index}.pdf`,
  client_name: `cv-${index}.pdf`,
  type: 'pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  opening_id: 1000 + (scramble(index) % openings),
  uploaded_at: toIso(NOW_MS - SPAN_MS),
  claimed_by: makeReference(index),
  marks: '',
  scan: 'not scanned',
  word_tries: 2,
});

/** A reference of the same form as real ones. */
export const makeReference = (index: number): string =>
  scramble(index)
    .toString(32)
    .toUpperCase()
    .padStart(7, '0')
    .concat('-', index.toString(32).toUpperCase().padStart(5, '0'));

const makeName = (index: number): string =>
  `${pick(FIRST_NAMES, scramble(index))} ${pick(LAST_NAMES, scramble(index + 11))}${index % 3 === 0 ? ` ${index}` : ''}`;
export const makeEmail = (index: number): string => `person.${index}@mail${index % 40}.example.com`;

export const makeApplication = (index: number, { openings, count }: { openings: number; count: number }) => {
  const received = NOW_MS - Math.floor((SPAN_MS * (count - index)) / count);
  const status = pick(STAGES, scramble(index + 5));
  const email = makeEmail(index);
  return {
    reference: makeReference(index),
    opening_id: 1000 + (scramble(index) % openings),
    resume_id: index + 1,
    job_role: pick(TITLES, index),
    name: makeName(index),
    email,
    mailbox: email,
    phone: `+44 20 ${7_000_000 + (scramble(index) % 999_999)}`,
    other_information: index % 2 === 0 ? makeText(index, 40) : '',
    received_at: toIso(received),
    status,
    status_at: null,
    read_at: status === 'received' && index % 2 === 0 ? null : toIso(received + 1000),
    is_repeat: 0,
    is_suspect: index % 50 === 0 ? 1 : 0,
    consent_version: null,
    delete_after: toIso(received + RETENTION_MS),
    withdrawal_hash: null,
    withdrawal_until: null,
    interview_at: null,
    updated_at: null,
    owner_id: index % 4 === 0 ? 1 : null,
  } as Rows<'applications'>;
};

export const makeMessage = (index: number): Rows<'messages'> =>
  ({
    reference: `M${makeReference(index)}`,
    form: 'contact',
    name: makeName(index),
    email: `visitor.${index}@example.org`,
    phone: '+44 20 7946 0000',
    subject: 'Network audit',
    enquiry: '',
    message: makeText(index, 60),
    received_at: toIso(NOW_MS - index * 60_000),
    is_suspect: 0,
    delete_after: toIso(NOW_MS + RETENTION_MS),
    read_at: index % 3 === 0 ? null : toIso(NOW_MS),
    handled_at: index % 2 === 0 ? null : toIso(NOW_MS),
    owner_id: null,
  }) as Rows<'messages'>;

/** The mail to staff, the receipt and, for every fifth application, an answer. */
export const makeMails = (index: number, isSent: boolean): Rows<'outbox'>[] => {
  const reference = makeReference(index);
  const at = toIso(NOW_MS - DAY_MS);
  const mail = (kind: 'application' | 'receipt' | 'answer', recipient: string | null) =>
    ({
      kind,
      subject_reference: reference,
      recipient,
      reply_to: null,
      unsubscribe: null,
      subject: `Your application ${index}`,
      body: makeText(index, 120),
      resume_id: null,
      message_id: `<${reference}-${kind}@example.com>`,
      status: isSent ? 'sent' : 'waiting',
      attempts: 1,
      first_tried_at: at,
      next_try_at: at,
      last_error: null,
      created_at: at,
      sent_at: isSent ? at : null,
    }) as Rows<'outbox'>;
  const email = makeEmail(index);
  return [
    mail('application', null),
    mail('receipt', email),
    ...(index % 5 === 0 ? [mail('answer', email)] : []),
  ];
};

export const makeNote = (index: number): Rows<'notes'> => ({
  reference: makeReference(index),
  at: toIso(NOW_MS),
  actor: 'ada@example.com',
  text: `Called ${makeText(index, 12)}`,
});

export const makeAuditRows = (index: number): Rows<'audit'>[] =>
  ['received', 'read', 'inReview'].map((action) => ({
    at: toIso(NOW_MS - DAY_MS),
    actor: 'visitor',
    action: `application.${action}`,
    subject: `application ${makeReference(index)}`,
  }));

/** Every alert has another search. */
export const makeAlert = (index: number): Rows<'alerts'> =>
  ({
    reference: `A${makeReference(index)}`,
    email: `alert.${index}@example.net`,
    mailbox: `alert.${index}@example.net`,
    list_query: new URLSearchParams({
      q: pick(WORDS, index),
      location: pick(PLACES, index),
      department: pick(DEPARTMENTS, index),
    }).toString(),
    token: `token-${index}`,
    links: 1,
    link_at: toIso(NOW_MS - 10 * DAY_MS),
    created_at: toIso(NOW_MS - 10 * DAY_MS),
    confirmed_at: toIso(NOW_MS - 10 * DAY_MS + (index % 1000)),
    notified_at: null,
    notified: '[]',
    delete_after: toIso(NOW_MS + RETENTION_MS),
  }) as Rows<'alerts'>;
