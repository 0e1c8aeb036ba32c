import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { MAX_LENGTH } from './constants.ts';

/**
 * The shapes on the wire, once: the server validates with the values, the browser imports the types only.
 * Names are the wire's (docs/requirements.md, CALL-1 to CALL-4).
 */
const closed = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/** A whole number from 1; digits as text are accepted too, because form fields hold text. */
export const JobId = Type.Union([
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
]);

/** One row of the careers list. `posted` is an ISO 8601 date. Fields beyond the first five are optional to the site. */
export const OpeningSummary = Type.Object({
  id: Type.Integer(),
  job_title: Type.String(),
  company_name: Type.String(),
  location: Type.String(),
  description: Type.String(),
  posted: Type.Optional(Type.String()),
});
export type OpeningSummary = Static<typeof OpeningSummary>;

export const OpeningList = Type.Array(OpeningSummary);
export type OpeningList = Static<typeof OpeningList>;

/** The job page's data: the summary and the list of requirements. */
export const OpeningDetail = Type.Object({
  ...OpeningSummary.properties,
  requirements: Type.Array(Type.String()),
});
export type OpeningDetail = Static<typeof OpeningDetail>;

/** Answer to an upload: `filename` is the stored name, `size` is in bytes, `sha256` in lower-case hexadecimal. */
export const UploadAnswer = Type.Object({
  filename: Type.String(),
  size: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
});
export type UploadAnswer = Static<typeof UploadAnswer>;

/** What the browser posts after the upload. */
export const Application = closed({
  name: Type.String({ maxLength: MAX_LENGTH.name }),
  email: Type.String({ maxLength: MAX_LENGTH.email }),
  phone: Type.String({ maxLength: MAX_LENGTH.phone }),
  otherinformation: Type.Optional(Type.String({ maxLength: MAX_LENGTH.otherinformation })),
  job_role: Type.String({ maxLength: MAX_LENGTH.job_role }),
  job_id: JobId,
  resumefile: Type.String({ minLength: 1, maxLength: MAX_LENGTH.resumefile }),
});
export type Application = Static<typeof Application>;

/** What was stored, for the confirmation page: no name, no e-mail address. `received` is an ISO 8601 instant. */
export const Receipt = Type.Object({
  reference: Type.String(),
  job_id: Type.Integer(),
  job_title: Type.String(),
  file_name: Type.String(),
  file_size: Type.Integer(),
  sha256: Type.String(),
  received: Type.String(),
});
export type Receipt = Static<typeof Receipt>;

/** Every refusal: one sentence, and one sentence a field where that helps. */
export const ErrorAnswer = Type.Object({
  error: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  closed: Type.Optional(Type.Literal(true)),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
