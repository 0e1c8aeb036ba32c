import { Type, type Static, type TObject, type TProperties } from 'typebox';
import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationTextField,
  type NeededField,
} from './applicationFields.ts';
import { MAX_LENGTH } from './constants.ts';
import { byField } from './fieldTable.ts';
import { NEEDED_OPENING_FIELDS, OPTIONAL_OPENING_FIELDS } from './openingFields.ts';

/**
 * The shapes on the wire, once: the server validates with the values, the browser imports the types only.
 * Names are the wire's (docs/requirements.md, CALL-1 to CALL-4).
 */
const closed = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/** A whole number, 0 for the general application (`GENERAL_OPENING_ID`); digits as text are accepted too, because form fields hold text. */
export const JobId = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ pattern: '^(?:0|[1-9][0-9]{0,14})$' }),
]);

/** One row of the careers list (contract/openingFields.ts). `posted` is an ISO 8601 date. */
export const OpeningSummary = Type.Object({
  id: Type.Integer(),
  ...byField(NEEDED_OPENING_FIELDS, () => Type.String()),
  description: Type.String(),
  posted: Type.Optional(Type.String()),
  ...byField(OPTIONAL_OPENING_FIELDS, () => Type.Optional(Type.String())),
});
export type OpeningSummary = Static<typeof OpeningSummary>;

export const OpeningList = Type.Array(OpeningSummary);
export type OpeningList = Static<typeof OpeningList>;

/** What leads to another opening. */
export const OpeningLink = Type.Object({
  id: Type.Integer(),
  job_title: Type.String(),
  location: Type.String(),
});
export type OpeningLink = Static<typeof OpeningLink>;

/** The job page's data: the summary, the list of requirements, and open ones that resemble it, the nearest first. */
export const OpeningDetail = Type.Object({
  ...OpeningSummary.properties,
  requirements: Type.Array(Type.String()),
  similar: Type.Optional(Type.Array(OpeningLink)),
});
export type OpeningDetail = Static<typeof OpeningDetail>;

/** Answer to an upload: `filename` is the stored name, `size` is in bytes, `sha256` in lower-case hexadecimal. */
export const UploadAnswer = Type.Object({
  filename: Type.String(),
  size: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
});
export type UploadAnswer = Static<typeof UploadAnswer>;

/**
 * What tells a machine from a person without asking the person (docs/requirements.md, ONCE-7); sent to our own server
 * only. `website` is the honeypot, `shown_for` the milliseconds since the form was shown.
 */
export const honeypotFields = {
  website: Type.Optional(Type.String({ maxLength: 200 })),
  shown_for: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
};

const isNeeded = (field: ApplicationTextField): field is NeededField => applicationFields[field].isNeeded;
const needed = APPLICATION_FIELDS.filter(isNeeded);
const optional = APPLICATION_FIELDS.filter(
  (field): field is Exclude<ApplicationTextField, NeededField> => !isNeeded(field),
);
const textOf = (field: ApplicationTextField) => Type.String({ maxLength: applicationFields[field].max });

/** What the browser posts after the upload (contract/applicationFields.ts). */
export const Application = closed({
  ...byField(needed, textOf),
  ...byField(optional, (field) => Type.Optional(textOf(field))),
  job_role: Type.String({ maxLength: MAX_LENGTH.job_role }),
  job_id: JobId,
  resumefile: Type.String({ minLength: 1, maxLength: MAX_LENGTH.resumefile }),
  /** Version of the text that was ticked to have the application kept for longer (PRIV-2). To our own server only. */
  consent: Type.Optional(Type.String({ maxLength: 40 })),
  ...honeypotFields,
});
export type Application = Static<typeof Application>;

/** The status of an application as the applicant sees it. */
export const PublicStatus = Type.Union([
  Type.Literal('received'),
  Type.Literal('inReview'),
  Type.Literal('decided'),
]);
export type PublicStatus = Static<typeof PublicStatus>;

/**
 * What was stored, for the confirmation page: no name, no e-mail address. `received` is an ISO 8601 instant. Fields
 * beyond the first seven are our own server's; the site does without them.
 */
export const Receipt = Type.Object({
  reference: Type.String(),
  job_id: Type.Integer(),
  job_title: Type.String(),
  file_name: Type.String(),
  file_size: Type.Integer(),
  sha256: Type.String(),
  received: Type.String(),
  status: Type.Optional(PublicStatus),
  /** ISO 8601 date on which the application is deleted by itself. */
  delete_after: Type.Optional(Type.String()),
  /** Days within which staff have promised to write. */
  reply_within_days: Type.Optional(Type.Integer()),
  /** How a withdrawal is confirmed: by a mail to the applicant, or with the e-mail address where no mail is sent. */
  withdraw_by: Type.Optional(Type.Union([Type.Literal('mail'), Type.Literal('address')])),
});
export type Receipt = Static<typeof Receipt>;

/** Every refusal: one sentence, and one sentence a field where that helps. */
export const ErrorAnswer = Type.Object({
  error: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  closed: Type.Optional(Type.Literal(true)),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
