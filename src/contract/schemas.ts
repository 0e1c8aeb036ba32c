import { Type, type Static, type TObject, type TProperties } from 'typebox';
import {
  APPLICATION_FIELDS,
  applicationFields,
  type ApplicationTextField,
  type RequiredField,
} from './applicationFields.ts';
import { MAX_LENGTH } from './constants.ts';
import { mapFields } from './fieldTable.ts';
import { REQUIRED_OPENING_FIELDS, OPTIONAL_OPENING_FIELDS } from './openingFields.ts';

/**
 * The schemas of all calls. The server validates with them; the browser imports the types only. Names are those on the
 * wire.
 */
const strictObject = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/**
 * A whole number; 0 is the general application (`GENERAL_OPENING_ID`). Strings of digits are accepted too, because form
 * fields send text.
 */
export const JobId = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ pattern: '^(?:0|[1-9][0-9]{0,14})$' }),
]);

/** A place of work; unknown parts are missing. `country` is an ISO 3166-1 code. */
export const WirePlace = Type.Object({
  country: Type.String(),
  city: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  street: Type.Optional(Type.String()),
  postcode: Type.Optional(Type.String()),
});
export type WirePlace = Static<typeof WirePlace>;

/**
 * One row of the careers list (contract/openingFields.ts). `posted` is an ISO 8601 date. The seed of a page leaves out
 * the parts of place and pay, which `location` and `salary_range` tell.
 */
export const OpeningSummary = Type.Object({
  id: Type.Integer(),
  ...mapFields(REQUIRED_OPENING_FIELDS, () => Type.String()),
  description: Type.String(),
  posted: Type.Optional(Type.String()),
  ...mapFields(OPTIONAL_OPENING_FIELDS, () => Type.Optional(Type.String())),
  places: Type.Optional(Type.Array(WirePlace)),
  /** ISO 3166-1 codes of the countries from which people may work. */
  remote_from: Type.Optional(Type.Array(Type.String())),
  /** The places and countries by which the filter `location` finds it. */
  place_names: Type.Optional(Type.Array(Type.String())),
});
export type OpeningSummary = Static<typeof OpeningSummary>;

export const OpeningList = Type.Array(OpeningSummary);
export type OpeningList = Static<typeof OpeningList>;

/** The data for a link to another opening. */
export const OpeningLink = Type.Object({
  id: Type.Integer(),
  job_title: Type.String(),
  location: Type.String(),
});
export type OpeningLink = Static<typeof OpeningLink>;

/** The job page's data: the summary, the list of requirements, and similar open openings, the most similar first. */
export const OpeningDetail = Type.Object({
  ...OpeningSummary.properties,
  requirements: Type.Array(Type.String()),
  similar: Type.Optional(Type.Array(OpeningLink)),
});
export type OpeningDetail = Static<typeof OpeningDetail>;

/** What is left of a closed opening. `closed` is the ISO 8601 date; `similar` are openings that accept applications. */
export const ClosedOpening = Type.Object({
  job_title: Type.String(),
  company_name: Type.String(),
  closed: Type.String(),
  similar: Type.Array(OpeningLink),
});
export type ClosedOpening = Static<typeof ClosedOpening>;

/** The response to an upload: `filename` is the stored name, `size` in bytes, `sha256` in lower-case hexadecimal. */
export const UploadResponse = Type.Object({
  filename: Type.String(),
  size: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
});

/**
 * Fields that tell a bot from a person, sent to our own server only. `website` is the honeypot; `shown_for` is the
 * number of milliseconds since the form was shown.
 */
export const honeypotFields = {
  website: Type.Optional(Type.String({ maxLength: 200 })),
  shown_for: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
};

const isRequired = (field: ApplicationTextField): field is RequiredField =>
  applicationFields[field].isRequired;
const requiredFields = APPLICATION_FIELDS.filter(isRequired);
const optionalFields = APPLICATION_FIELDS.filter(
  (field): field is Exclude<ApplicationTextField, RequiredField> => !isRequired(field),
);
const textSchema = (field: ApplicationTextField) => Type.String({ maxLength: applicationFields[field].max });

/** What the browser posts after the upload (contract/applicationFields.ts). */
export const Application = strictObject({
  ...mapFields(requiredFields, textSchema),
  ...mapFields(optionalFields, (field) => Type.Optional(textSchema(field))),
  job_role: Type.String({ maxLength: MAX_LENGTH.job_role }),
  job_id: JobId,
  resumefile: Type.String({ minLength: 1, maxLength: MAX_LENGTH.resumefile }),
  /** Version of the text that the applicant consented to. Sent to our own server only. */
  consent: Type.Optional(Type.String({ maxLength: 40 })),
  ...honeypotFields,
});
export type Application = Static<typeof Application>;

/** The status of an application as the applicant sees it. */
export const PublicStatus = Type.Union([
  Type.Literal('received'),
  Type.Literal('inReview'),
  Type.Literal('interview'),
  Type.Literal('decided'),
]);
export type PublicStatus = Static<typeof PublicStatus>;

/**
 * What the confirmation page shows of a stored application: no name and no email address. `received` is an ISO 8601
 * instant. Only our own server sends the optional fields.
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
  /** ISO 8601 date on which the application is deleted, once it is known. */
  delete_after: Type.Optional(Type.String()),
  /** Days for which it is kept after the decision, or the closing of its opening. */
  retention_days: Type.Optional(Type.Integer()),
  /** ISO 8601 date before which it is not deleted, because the applicant agreed to longer storage. */
  kept_until: Type.Optional(Type.String()),
  /** An administrator has stopped its deletion. */
  is_on_hold: Type.Optional(Type.Boolean()),
  /** Days within which staff promise to reply. */
  reply_within_days: Type.Optional(Type.Integer()),
  /** False: no email confirms the application, because no mail server is configured or it looks automated. */
  is_mailed: Type.Optional(Type.Boolean()),
  /** How a withdrawal is confirmed: with an emailed link or, without a mail server, by entering the email address. */
  withdraw_by: Type.Optional(Type.Union([Type.Literal('mail'), Type.Literal('address')])),
});
export type Receipt = Static<typeof Receipt>;

/** The body of every refusal: one sentence, and one for each invalid field. */
export const ErrorResponse = Type.Object({
  error: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  closed: Type.Optional(Type.Literal(true)),
  /** The closed opening, in the response of the call for one opening. */
  opening: Type.Optional(ClosedOpening),
  /** Until when a closed opening takes the applications that were begun before, as an ISO 8601 instant in UTC. */
  late_until: Type.Optional(Type.String()),
});
export type ErrorResponse = Static<typeof ErrorResponse>;
