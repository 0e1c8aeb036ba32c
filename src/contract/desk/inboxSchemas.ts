import { Type, type Static } from 'typebox';
import { HistoryEntry, Note, PersonApplication } from './applicationSchemas.ts';
import { DESK_COUNTS, DESK_LIMITS } from './constants.ts';
import { strictObject, oneOf, orNull, PageEnds } from './sessionSchemas.ts';

const Flag = oneOf(['true', 'false']);
const Reference = Type.String({ minLength: 1, maxLength: 40, pattern: '^[0-9A-Z-]+$' });

/** What staff can change of a message. */
export const MessageState = Type.Object({
  reference: Type.String(),
  isRead: Type.Boolean(),
  isHandled: Type.Boolean(),
  ownerId: orNull(Type.Integer()),
  updatedAt: Type.String(),
});
export type MessageState = Static<typeof MessageState>;

export const MessageRow = Type.Object({
  ...MessageState.properties,
  /** `contact` requires a message; `enquiry` has a dropdown and an optional message. */
  form: oneOf(['contact', 'enquiry']),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  receivedAt: Type.String(),
  ownerName: orNull(Type.String()),
  notes: Type.Integer(),
  isSuspect: Type.Boolean(),
});
export type MessageRow = Static<typeof MessageRow>;

/** `listMessages`, newest first. `owner`, `words`, `after` and `before` as in ApplicationQuery. */
export const MessageQuery = strictObject({
  handled: Type.Optional(Flag),
  unread: Type.Optional(Flag),
  owner: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8}|none|me)$' })),
  words: Type.Optional(Type.String({ maxLength: DESK_LIMITS.search })),
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
  after: Type.Optional(Reference),
  before: Type.Optional(Reference),
});
export type MessageQuery = Static<typeof MessageQuery>;
export const MessageList = Type.Object({
  items: Type.Array(MessageRow),
  ...PageEnds.properties,
  total: Type.Integer(),
  counts: Type.Object({ all: Type.Integer(), unread: Type.Integer(), unhandled: Type.Integer() }),
});
export type MessageList = Static<typeof MessageList>;

/** `readMessage`, which sets `isRead`. */
export const MessageDetail = Type.Object({
  ...MessageRow.properties,
  phone: Type.String(),
  /** The choice in version 1's dropdown; empty for the other form. */
  enquiry: Type.String(),
  message: Type.String(),
  deleteAfter: Type.String(),
  /** Applications from the same mailbox, newest first. */
  others: Type.Array(PersonApplication),
  noteList: Type.Array(Note),
  history: Type.Array(HistoryEntry),
});
export type MessageDetail = Static<typeof MessageDetail>;

/** `changeMessage`: 200 MessageChanged. */
export const ChangeMessage = strictObject({
  isHandled: Type.Optional(Type.Boolean()),
  ownerId: Type.Optional(orNull(Type.Integer())),
});
export type ChangeMessage = Static<typeof ChangeMessage>;
export const MessageChanged = Type.Object({ now: MessageState, before: MessageState });
export type MessageChanged = Static<typeof MessageChanged>;

const ApplicationSummary = Type.Object({
  reference: Type.String(),
  name: Type.String(),
  jobTitle: Type.String(),
  at: Type.String(),
});

/** `start`. Lists contain at most ten rows, oldest first; counts include all. */
export const StartPage = Type.Object({
  /** Received in the last 24 hours. */
  newSinceYesterday: Type.Object({ applications: Type.Integer(), messages: Type.Integer() }),
  unread: Type.Object({ applications: Type.Integer(), messages: Type.Integer() }),
  unhandledMessages: Type.Integer(),
  /**
   * Applications without a decision or a reply that are older than REPLY_WITHIN_DAYS, counted up to
   * `DESK_COUNTS.matches`; a larger count means 'more than that'.
   */
  waiting: Type.Object({
    count: Type.Integer(),
    items: Type.Array(ApplicationSummary),
    days: Type.Integer(),
  }),
  /** Interviews in the next seven days. */
  interviews: Type.Array(ApplicationSummary),
  /** Open openings that close within seven days. */
  closing: Type.Array(
    Type.Object({
      id: Type.Integer(),
      jobTitle: Type.String(),
      closingDate: Type.String(),
      applications: Type.Integer(),
    }),
  ),
  mail: Type.Object({
    hasMail: Type.Boolean(),
    /** Emails queued for more than ten minutes, or all queued ones if no mail server is configured. */
    waiting: Type.Integer(),
    /** Emails that are no longer retried. */
    failed: Type.Integer(),
    items: Type.Array(
      Type.Object({
        id: Type.Integer(),
        /** The record of the email; null for job alerts, whose recipients only admins see. */
        about: orNull(Type.Object({ kind: oneOf(['application', 'message']), reference: Type.String() })),
        /** An email address, or `staff`. */
        to: orNull(Type.String()),
        subject: Type.String(),
        at: Type.String(),
        hasFailed: Type.Boolean(),
      }),
    ),
  }),
  /** Applications that are deleted automatically within two weeks, the next first. */
  ending: Type.Object({ count: Type.Integer(), items: Type.Array(ApplicationSummary) }),
  /** Applications and messages that should have been deleted a day ago: they are hidden, and the purge waits. */
  overdue: Type.Integer(),
  /** `at` is null before the first backup. */
  backup: Type.Object({ at: orNull(Type.String()) }),
});
export type StartPage = Static<typeof StartPage>;

/** `findPeople`: finds records that contain all of the words, such as a name, an email address or a reference. */
export const FindPeople = strictObject({
  words: Type.String({ minLength: 3, maxLength: DESK_LIMITS.search }),
});
export type FindPeople = Static<typeof FindPeople>;
export const FoundRecord = Type.Object({
  kind: oneOf(['application', 'message', 'alert']),
  reference: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** The person agreed to longer storage. */
  hasConsent: Type.Boolean(),
  at: Type.String(),
  /** The job title, the message's subject, or the job alert's filters. */
  about: Type.String(),
  /** Numbers of its notes and emails. */
  notes: Type.Integer(),
  mails: Type.Integer(),
  /** Where the words were found. If only in a note or an email, the record may belong to somebody else. */
  foundIn: Type.Array(oneOf(['person', 'text', 'note', 'mail'])),
});
export type FoundRecord = Static<typeof FoundRecord>;
/** At most 500 records; `total` counts all up to `DESK_COUNTS.matches`, and is larger if there are more. */
export const FoundPeople = Type.Object({ records: Type.Array(FoundRecord), total: Type.Integer() });
export type FoundPeople = Static<typeof FoundPeople>;

export const PersonFileQuery = strictObject({
  reference: Type.Union([Reference, Type.Array(Reference, { minItems: 1, maxItems: DESK_COUNTS.people })]),
});
export type PersonFileQuery = Static<typeof PersonFileQuery>;

/** `erasePeople`, permanently: 200 Erased. Unknown references are ignored. */
export const ErasePeople = strictObject({
  references: Type.Array(Reference, { minItems: 1, maxItems: DESK_COUNTS.people, uniqueItems: true }),
});
export type ErasePeople = Static<typeof ErasePeople>;
export const Erased = Type.Object({
  applications: Type.Integer(),
  resumes: Type.Integer(),
  messages: Type.Integer(),
  alerts: Type.Integer(),
  notes: Type.Integer(),
  mails: Type.Integer(),
});
export type Erased = Static<typeof Erased>;

/** `holdApplication`: stops its automatic deletion, or lets it go on (null): 204. */
export const HoldApplication = strictObject({
  reason: orNull(Type.String({ minLength: 1, maxLength: DESK_LIMITS.holdReason })),
});
export type HoldApplication = Static<typeof HoldApplication>;

/** `correctPerson`, at the person's request: 204. 409 if the address belongs to records of somebody else. */
export const CorrectPerson = strictObject({
  name: Type.String({ maxLength: 400 }),
  email: Type.String({ maxLength: 400 }),
  phone: Type.String({ maxLength: 400 }),
});
export type CorrectPerson = Static<typeof CorrectPerson>;

/** `readSettings`: the current settings, without secrets. */
export const DeskSettings = Type.Object({
  settings: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export type DeskSettings = Static<typeof DeskSettings>;
