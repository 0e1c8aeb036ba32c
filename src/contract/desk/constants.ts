/** Recruiters handle openings, applications and messages; admins also people's rights, users and settings. */
export const ROLES = ['recruiter', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The stages of an application in order, as the database and the calls spell them. */
export const STAGES = [
  'received',
  'inReview',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const;
export type Stage = (typeof STAGES)[number];

/** The names of the stages for staff. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  received: 'Received',
  inReview: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** The stages that end an application: nobody in one of them is declined again. */
export const ENDED_STAGES: readonly Stage[] = ['hired', 'declined', 'withdrawn'];

/** States of an email. A `failed` one is not retried. */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const OPENING_STATUSES = ['draft', 'scheduled', 'open', 'closed'] as const;
export type DeskOpeningStatus = (typeof OPENING_STATUSES)[number];

/** The columns by which the list of applications can be sorted. */
export const APPLICATION_SORTS = ['received', 'name', 'opening', 'status', 'owner', 'interview'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** Applications that need attention: received in the last day, or waiting too long for an answer. */
export const ATTENTION = ['new', 'waiting'] as const;
export type Attention = (typeof ATTENTION)[number];

/** How long an interview may last, in minutes. */
export const INTERVIEW_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** The email templates. Their subjects and texts may contain placeholders in braces, such as `{name}`. */
export const TEMPLATES = ['invite', 'decline', 'question'] as const;
export type TemplateName = (typeof TEMPLATES)[number];
export const PLACEHOLDERS = [
  'name',
  'job',
  'company',
  'interview',
  'recruiter',
  'reference',
  /** Has no value: whoever writes replaces it, and no email leaves while it remains. */
  'question',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/**
 * A PDF with a larger image is not shown: an image takes up to 16 bytes a pixel while it is drawn. A page of A4 scanned
 * at 400 dots per inch has 15.5 million.
 */
export const MAX_IMAGE_PIXELS = 15_600_000;

/** Maximum lengths in UTF-16 units. */
export const DESK_LIMITS = {
  password: { min: 12, max: 200 },
  name: 100,
  email: 254,
  note: 5000,
  subject: 150,
  body: 10_000,
  search: 200,
  tag: 30,
  place: 300,
  holdReason: 500,
} as const;

export const DESK_COUNTS = {
  /** Rows on one page of a list. */
  page: { default: 50, max: 200 },
  /**
   * What contains searched words, or waits too long on the start page, is counted up to this number; a larger count
   * means 'more than that'.
   */
  matches: 1000,
  /** The indexes find parts of words from this number of letters. */
  searchLetters: 3,
  /** A search of only shorter words reads so many of the newest records. */
  shortWords: 10_000,
  /** Maximum number of recipients in one call of `sendAnswers`. */
  answers: 200,
  /** Maximum number of tags of an application. */
  tags: 20,
  /** Maximum number of records that `findPeople` returns and that `erasePeople` erases. */
  people: 500,
} as const;

/** Stands for a colleague where a reply by email changed a record. */
export const NEW_REPLY = 'a new reply';
