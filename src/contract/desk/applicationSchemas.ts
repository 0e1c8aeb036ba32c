import { Type, type Static } from 'typebox';
import { RESUME_TYPES } from '../constants.ts';
import {
  APPLICATION_SORTS,
  ATTENTION,
  DESK_COUNTS,
  DESK_LIMITS,
  MAIL_STATES,
  PLACEHOLDERS,
  STAGES,
  type TemplateName,
} from './constants.ts';
import { strictObject, oneOf, orNull, PageEnds } from './sessionSchemas.ts';

const Instant = Type.String({ maxLength: 40, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' });
const Reference = Type.String({ minLength: 1, maxLength: 40, pattern: '^[0-9A-Z-]+$' });
const Minutes = Type.Integer({ minimum: 5, maximum: 24 * 60 });
const Place = Type.String({ maxLength: DESK_LIMITS.place });
const Tag = Type.String({ minLength: 1, maxLength: DESK_LIMITS.tag });
const Flag = Type.Union([Type.Literal('true'), Type.Literal('false')]);

/** What staff can change of an application; `updatedAt` is the instant of its last change. */
export const ApplicationState = Type.Object({
  reference: Type.String(),
  status: oneOf(STAGES),
  /** ISO 8601 instant of the interview. */
  interviewAt: orNull(Type.String()),
  /** Its length, and its address or link. */
  interviewMinutes: orNull(Type.Integer()),
  interviewPlace: orNull(Type.String()),
  /** Whether an invitation was sent; a change of the interview sends an update. */
  isInvited: Type.Boolean(),
  ownerId: orNull(Type.Integer()),
  isRead: Type.Boolean(),
  updatedAt: Type.String(),
});
export type ApplicationState = Static<typeof ApplicationState>;

/** One row of the list. */
export const ApplicationRow = Type.Object({
  ...ApplicationState.properties,
  name: Type.String(),
  email: Type.String(),
  openingId: Type.Integer(),
  jobTitle: Type.String(),
  receivedAt: Type.String(),
  ownerName: orNull(Type.String()),
  notes: Type.Integer(),
  /** Sorted by name. */
  tags: Type.Array(Type.String()),
  /** There is an earlier application from the same email address for the same opening. */
  isRepeat: Type.Boolean(),
  /** It looks automated. */
  isSuspect: Type.Boolean(),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

/**
 * The query of `listApplications` and `exportApplications`. `owner` is a user's id, `none` or `me`. `words` must all occur
 * in the name, email address, phone number, reference, job title, other information or notes.
 */
export const ApplicationQuery = strictObject({
  status: Type.Optional(oneOf(STAGES)),
  opening: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
  owner: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8}|none|me)$' })),
  unread: Type.Optional(Flag),
  attention: Type.Optional(oneOf(ATTENTION)),
  tag: Type.Optional(Tag),
  words: Type.Optional(Type.String({ maxLength: DESK_LIMITS.search })),
  /** Newest first unless `sort` and `order` say otherwise. */
  sort: Type.Optional(oneOf(APPLICATION_SORTS)),
  order: Type.Optional(oneOf(['asc', 'desc'])),
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  /** The page follows or precedes this application; if it no longer exists, `offset` counts. */
  after: Type.Optional(Reference),
  before: Type.Optional(Reference),
});
export type ApplicationQuery = Static<typeof ApplicationQuery>;

export const ApplicationList = Type.Object({
  items: Type.Array(ApplicationRow),
  ...PageEnds.properties,
  /** Applications that match the query. With words, every number above `DESK_COUNTS.matches` means 'more than that'. */
  total: Type.Integer(),
  /** The same without the query's `status` and `unread`. */
  counts: Type.Object({
    all: Type.Integer(),
    unread: Type.Integer(),
    byStatus: Type.Record(Type.String(), Type.Integer()),
  }),
});
export type ApplicationList = Static<typeof ApplicationList>;

export const Note = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  /** Name of the user, or the name that the command line records. */
  by: Type.String(),
  text: Type.String(),
});
export type Note = Static<typeof Note>;

/** What happened to an application or message, oldest first. */
export const HistoryEntry = Type.Union([
  /** `action`: `application.received`, `application.inReview`, `application.noted`, `message.handled`, … */
  Type.Object({ kind: Type.Literal('action'), at: Type.String(), by: Type.String(), action: Type.String() }),
  Type.Object({
    kind: Type.Literal('mail'),
    id: Type.Integer(),
    at: Type.String(),
    /** An email address, or `staff`. */
    to: Type.String(),
    subject: Type.String(),
    /** The text of a reply from staff; null for automatic emails. */
    text: orNull(Type.String()),
    state: oneOf(MAIL_STATES),
    sentAt: orNull(Type.String()),
    /** Why the last attempt failed. */
    lastError: orNull(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal('reply'),
    id: Type.Integer(),
    at: Type.String(),
    /** The address that it came from, as the email says. */
    from: Type.String(),
    subject: Type.String(),
    /** null: the email has no plain text. */
    text: orNull(Type.String()),
    /** Number of attached files. */
    attachments: Type.Integer(),
  }),
]);
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Another application of the same person. */
export const PersonApplication = Type.Object({
  reference: Type.String(),
  openingId: Type.Integer(),
  jobTitle: Type.String(),
  status: oneOf(STAGES),
  receivedAt: Type.String(),
});
export type PersonApplication = Static<typeof PersonApplication>;

/**
 * `resendMail`: corrects the address of the email's application or message, and sends the email again to it, with
 * whatever else still waits for this record. 404 for an unknown email; 409 if it was sent or is sent now.
 */
export const ResendMail = strictObject({ email: Type.String({ maxLength: DESK_LIMITS.email }) });
export type ResendMail = Static<typeof ResendMail>;

/** The query of `readApplication`: with `peek`, for prefetching, the application stays unread. */
export const ReadApplicationQuery = strictObject({ peek: Type.Optional(Flag) });
export type ReadApplicationQuery = Static<typeof ReadApplicationQuery>;

/** `readApplication`, which sets `isRead` unless `peek` is true. 404 if it does not exist or was erased. */
export const ApplicationDetail = Type.Object({
  ...ApplicationRow.properties,
  phone: Type.String(),
  /** The application's further fields, each with its label for staff, in the order of the form. */
  texts: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
  /** The title that the applicant saw. */
  jobRole: Type.String(),
  /** ISO 8601 date on which it is deleted automatically. */
  /** ISO 8601 date; it moves with the decision and the closing of the opening. Empty: on hold. */
  deleteAfter: Type.String(),
  isKeptLonger: Type.Boolean(),
  /** Why an admin has stopped its deletion. */
  holdReason: orNull(Type.String()),
  resume: Type.Object({
    fileName: Type.String(),
    type: oneOf(RESUME_TYPES),
    /** In bytes. */
    size: Type.Integer(),
    sha256: Type.String(),
    scan: oneOf(['clean', 'not scanned']),
    /** Warnings about the document, such as `macros`. */
    marks: Type.Array(Type.String()),
  }),
  /** The other applications from the same mailbox, newest first. */
  others: Type.Array(PersonApplication),
  noteList: Type.Array(Note),
  history: Type.Array(HistoryEntry),
});
export type ApplicationDetail = Static<typeof ApplicationDetail>;

/**
 * `changeApplication`: 200 ApplicationChanged; 409 ApplicationConflict if `updatedAt` is sent and is not the current one.
 * The status `interview` needs `interviewAt`; any other status clears it.
 */
export const ChangeApplication = strictObject({
  status: Type.Optional(oneOf(STAGES)),
  interviewAt: Type.Optional(orNull(Instant)),
  interviewMinutes: Type.Optional(orNull(Minutes)),
  interviewPlace: Type.Optional(orNull(Place)),
  ownerId: Type.Optional(orNull(Type.Integer())),
  isRead: Type.Optional(Type.Boolean()),
  updatedAt: Type.Optional(Instant),
});
export type ChangeApplication = Static<typeof ChangeApplication>;
/** To undo the change, send the values of `before` with the `updatedAt` of `now`. */
export const ApplicationChanged = Type.Object({ now: ApplicationState, before: ApplicationState });
export type ApplicationChanged = Static<typeof ApplicationChanged>;
/** `by` and `at`: who made the latest change, and when. */
export const ApplicationConflict = Type.Object({
  error: Type.String(),
  current: ApplicationState,
  by: Type.Optional(Type.String()),
  at: Type.Optional(Type.String()),
});
export type ApplicationConflict = Static<typeof ApplicationConflict>;

/**
 * `changeApplications`: changes several applications, all or nothing. 200 ApplicationsChanged; 404 if one was erased; 409
 * with a sentence that names who changed which application since `updatedAt`. The stage `interview` needs an invitation.
 */
export const ChangeApplications = strictObject({
  changes: Type.Array(
    strictObject({
      reference: Reference,
      updatedAt: Instant,
      status: Type.Optional(oneOf(STAGES)),
      interviewAt: Type.Optional(orNull(Instant)),
      interviewMinutes: Type.Optional(orNull(Minutes)),
      interviewPlace: Type.Optional(orNull(Place)),
      ownerId: Type.Optional(orNull(Type.Integer())),
      addTag: Type.Optional(Tag),
      removeTag: Type.Optional(Tag),
    }),
    { minItems: 1, maxItems: DESK_COUNTS.answers },
  ),
});
export type ChangeApplications = Static<typeof ChangeApplications>;
export const ApplicationsChanged = Type.Object({ changed: Type.Array(ApplicationChanged) });
export type ApplicationsChanged = Static<typeof ApplicationsChanged>;

/** `listTags`: the tags in use, sorted by name. */
export const TagList = Type.Object({ tags: Type.Array(Type.String()) });
export type TagList = Static<typeof TagList>;

/** `addNote`, on an application or a message: 201 Note. */
export const AddNote = strictObject({
  reference: Reference,
  text: Type.String({ minLength: 1, maxLength: DESK_LIMITS.note }),
});
export type AddNote = Static<typeof AddNote>;

const answerFields = {
  /** References of applications or of messages. */
  references: Type.Array(Reference, { minItems: 1, maxItems: DESK_COUNTS.answers, uniqueItems: true }),
  subject: Type.String({ minLength: 1, maxLength: DESK_LIMITS.subject }),
  body: Type.String({ minLength: 1, maxLength: DESK_LIMITS.body }),
  /** The value of `{interview}`, stored with `status: 'interview'`. */
  interviewAt: Type.Optional(Instant),
  interviewMinutes: Type.Optional(Minutes),
  interviewPlace: Type.Optional(Place),
  /** IANA name of the time zone for `{interview}`, such as `Europe/London`; UTC by default. */
  timeZone: Type.Optional(Type.String({ maxLength: 60 })),
};
/** `previewAnswers`: 200 AnswerPreview; 400 UnknownPlaceholder. */
export const PreviewAnswers = strictObject(answerFields);
export type PreviewAnswers = Static<typeof PreviewAnswers>;
export const RenderedMail = Type.Object({
  reference: Type.String(),
  name: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  body: Type.String(),
  /** The opening's title and the stage before the email; null for messages. */
  job: orNull(Type.String()),
  stage: orNull(oneOf(STAGES)),
});
export type RenderedMail = Static<typeof RenderedMail>;
export const AnswerPreview = Type.Object({ mails: Type.Array(RenderedMail) });
export type AnswerPreview = Static<typeof AnswerPreview>;
/** A placeholder is unknown or has no value for this application. Nothing was sent. */
export const UnknownPlaceholder = Type.Object({
  error: Type.String(),
  placeholder: Type.Optional(Type.String()),
  known: Type.Optional(Type.Array(oneOf(PLACEHOLDERS))),
});
export type UnknownPlaceholder = Static<typeof UnknownPlaceholder>;

/**
 * `sendAnswers`, with an `Idempotency-Key` header. Queues one email for each reference and changes the stage, all or
 * nothing. The emails leave after a delay, during which `undoAnswers` takes them back. 200 AnswersSent; 400 for an
 * interview in the past; 404 if one has been erased; 409 AnswersConflict.
 */
export const SendAnswers = strictObject({
  ...answerFields,
  /** For applications only. */
  status: Type.Optional(oneOf(STAGES)),
  /** For messages only: marks them as handled. */
  isHandled: Type.Optional(Type.Literal(true)),
  /** The `updatedAt` of each record that the sender saw. If one is missing or has changed since, nothing is sent. */
  seen: Type.Record(Type.String({ maxLength: 40 }), Instant),
});
export type SendAnswers = Static<typeof SendAnswers>;
export const AnswersSent = Type.Object({
  /** Number of queued emails. */
  mails: Type.Integer(),
  /** Whether a mail server is configured. Without one, the emails stay queued. */
  hasMail: Type.Boolean(),
  /** Seconds until the emails leave. */
  undoSeconds: Type.Integer(),
  /** The applications that have a new stage. */
  changed: Type.Array(ApplicationChanged),
});
export type AnswersSent = Static<typeof AnswersSent>;
/** A record that stops the emails. */
export const AnswerConflict = Type.Object({
  reference: Type.String(),
  name: Type.String(),
  /** `changed`: after the sender saw it. `ended`: its stage does not allow the email. */
  why: oneOf(['changed', 'ended']),
  /** The stage now; null for messages. */
  stage: orNull(oneOf(STAGES)),
  isHandled: Type.Boolean(),
  /** Who made the latest change and when; null if nobody did. */
  by: orNull(Type.String()),
  at: orNull(Type.String()),
  updatedAt: Type.String(),
});
export type AnswerConflict = Static<typeof AnswerConflict>;
export const AnswersConflict = Type.Object({ error: Type.String(), conflicts: Type.Array(AnswerConflict) });
export type AnswersConflict = Static<typeof AnswersConflict>;

/**
 * `undoAnswers`: takes back the emails that were sent with this idempotency key, and restores stages and messages unless
 * somebody changed them since. 200 AnswersUndone; 404 for an unknown key; 409 if an email has left.
 */
export const UndoAnswers = strictObject({ key: Type.String({ minLength: 1, maxLength: 100 }) });
export type UndoAnswers = Static<typeof UndoAnswers>;
export const AnswersUndone = Type.Object({
  mails: Type.Integer(),
  /** Number of records whose state somebody changed in the meantime, so that it stays. */
  kept: Type.Integer(),
});
export type AnswersUndone = Static<typeof AnswersUndone>;

/** `readTemplates` and `changeTemplates`; the latter returns 400 UnknownPlaceholder for an unknown placeholder. */
const Template = strictObject({
  subject: Type.String({ minLength: 1, maxLength: DESK_LIMITS.subject }),
  body: Type.String({ minLength: 1, maxLength: DESK_LIMITS.body }),
});
export type Template = Static<typeof Template>;
export const Templates = strictObject({
  invite: Template,
  decline: Template,
  question: Template,
} satisfies Record<TemplateName, typeof Template>);
export type Templates = Static<typeof Templates>;
