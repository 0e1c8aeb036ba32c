import { applyCauses, failureTexts, formLabels, uploadCauses } from '../../../content/careersTexts.ts';
import { toRetryText } from '../../../content/formTexts.ts';
import type { FieldErrors } from '../../../contract/applicationRules.ts';
import { listFields } from '../../../contract/fieldTable.ts';
import type { ApplyResult } from '../../../store/applicationApi.ts';
import type { CallError } from '../../../store/callError.ts';
import { parseRefusal } from '../../../store/checkResponses.ts';
import type { CallResult } from '../../../store/useSubmission.ts';

/** The form's fields by wire name, in the form's order. */
export const formFields = listFields(formLabels);
export type FormField = keyof typeof formLabels;
export type ApplicationErrors = FieldErrors<FormField>;

/** Id of a field's control on the page. */
export const applicationFieldId = (field: FormField): string => `application-${field}`;

/** The server's errors that belong to a field of this form. */
export const toApplicationErrors = (fields: Record<string, string> = {}): ApplicationErrors =>
  Object.fromEntries(formFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));

/** Why an application was not sent, for the alert: what happened, why, what to do. */
export interface Failure {
  title: string;
  cause?: string;
  advice: string;
}

export const isClosedResponse = ({ status, data }: CallError): boolean =>
  status === 410 || (data as { closed?: unknown } | null | undefined)?.closed === true;

/** Rate limits and idempotency keys are technical: our text explains them better than the server's. */
const TECHNICAL_STATUSES: readonly unknown[] = [422, 429];

const toCause = (causes: Readonly<Record<string, string>>, error: CallError): string => {
  const { status, data, retryAfter } = error;
  const ownText = causes[String(status)] ?? causes['other'] ?? '';
  if (status === 429) return `${ownText} ${toRetryText(retryAfter)}`;
  return TECHNICAL_STATUSES.includes(status) ? ownText : (parseRefusal(data).error ?? ownText);
};

/** Statuses of errors about the file: refused, too large or wrong type. Some back ends send 200 with an error. */
const FILE_ERROR_STATUSES: readonly unknown[] = [200, 400, 413, 415];

/** The server's error about the file; undefined for other errors. */
export const toFileError = (error: CallError): string | undefined => {
  const { error: sentence } = parseRefusal(error.data);
  if (!FILE_ERROR_STATUSES.includes(error.status)) return undefined;
  return sentence ?? (error.status === 200 ? undefined : toCause(uploadCauses, error));
};

export const toUploadFailure = (error: CallError): Failure => ({
  title: failureTexts.uploadFailed,
  cause: toCause(uploadCauses, error),
  advice: failureTexts.uploadAdvice,
});

/** The applicant stopped waiting, or there was no response: the application may have arrived. */
export const unconfirmedFailure: Failure = {
  title: failureTexts.unconfirmed,
  advice: failureTexts.unconfirmedAdvice,
};

export const toApplyFailure = (error: CallError, mayHaveArrived: boolean): Failure => {
  // The server's `Retry-After` is shown even if the outcome of an earlier attempt is unknown.
  const cause = toCause(applyCauses, error);
  if (mayHaveArrived)
    return error.status === 429 || error.status === 503
      ? { ...unconfirmedFailure, cause }
      : unconfirmedFailure;
  return { title: failureTexts.notReceived, cause, advice: failureTexts.notReceivedAdvice };
};

/** The file was moved, changed or deleted after it was selected. Browsers then refuse to read it. */
export const unreadableFileFailure: Failure = {
  title: failureTexts.uploadFailed,
  cause: failureTexts.unreadable,
  advice: failureTexts.uploadAdvice,
};

/** How one attempt to send ended. */
export type Outcome =
  | { kind: 'sent'; reference?: string }
  | { kind: 'cancelled' }
  | { kind: 'closed' }
  /** `fileError`: what the server found wrong with the file. */
  | { kind: 'failed'; failure: Failure; fileError?: string | undefined }
  | { kind: 'refused'; errors: ApplicationErrors };

/** Undefined if the upload has arrived, so that the application can follow. */
export const toUploadOutcome = (result: CallResult<unknown>): Outcome | undefined => {
  if (result.kind === 'succeeded') return undefined;
  if (result.kind === 'cancelled') return { kind: 'cancelled' };
  const { error } = result;
  return isClosedResponse(error)
    ? { kind: 'closed' }
    : { kind: 'failed', failure: toUploadFailure(error), fileError: toFileError(error) };
};

export const toApplyOutcome = (result: CallResult<ApplyResult>): Outcome => {
  if (result.kind === 'succeeded') return { kind: 'sent', ...result.data };
  if (result.kind === 'cancelled')
    return result.mayHaveArrived ? { kind: 'failed', failure: unconfirmedFailure } : { kind: 'cancelled' };
  const { error, mayHaveArrived } = result;
  if (isClosedResponse(error)) return { kind: 'closed' };
  const errors = toApplicationErrors(parseRefusal(error.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', failure: toApplyFailure(error, mayHaveArrived) };
};
