import { applyCauses, failureTexts, formLabels, uploadCauses } from '../../../content/careersTexts.ts';
import { toRetryText, toWaitedText } from '../../../content/formTexts.ts';
import type { FieldErrors } from '../../../contract/applicationRules.ts';
import { listFields } from '../../../contract/fieldTable.ts';
import { mayHaveArrived, type CallError } from '../../../store/callError.ts';
import { parseRefusal } from '../../../store/checkResponses.ts';

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

/** How one attempt to send ended. */
export type Outcome =
  | { kind: 'sent'; reference?: string }
  | { kind: 'cancelled' }
  | { kind: 'closed' }
  /** `fileError`: what the server found wrong with the file. `isUnconfirmed`: the application may have arrived. */
  | { kind: 'failed'; failure: Failure; fileError?: string | undefined; isUnconfirmed?: boolean }
  | { kind: 'refused'; errors: ApplicationErrors };

/** The applicant stopped waiting, or there was no response: the application may have arrived. */
export const unconfirmedOutcome = (cause?: string): Outcome => ({
  kind: 'failed',
  isUnconfirmed: true,
  failure: {
    title: failureTexts.unconfirmed,
    ...(cause !== undefined && { cause }),
    advice: failureTexts.unconfirmedAdvice,
  },
});

/** The file was moved, changed or deleted after it was selected. Browsers then refuse to read it. */
export const unreadableOutcome: Outcome = {
  kind: 'failed',
  failure: {
    title: failureTexts.uploadFailed,
    cause: failureTexts.unreadable,
    advice: failureTexts.uploadAdvice,
  },
};

const isClosedResponse = ({ status, data }: CallError): boolean =>
  status === 410 || (data as { closed?: unknown } | null | undefined)?.closed === true;

/** Rate limits and idempotency keys are technical: our text explains them better than the server's. */
const TECHNICAL_STATUSES: readonly unknown[] = [422, 429];

const toCause = (causes: Readonly<Record<string, string>>, error: CallError): string => {
  const { status, data, retryAfter, waitedMs } = error;
  if (status === 'TIMEOUT_ERROR') return toWaitedText(waitedMs);
  const ownText = causes[String(status)] ?? causes['other'] ?? '';
  if (status === 429) return `${ownText} ${toRetryText(retryAfter)}`;
  return TECHNICAL_STATUSES.includes(status) ? ownText : (parseRefusal(data).error ?? ownText);
};

/** Statuses of errors about the file: refused, too large or wrong type. Some back ends send 200 with an error. */
const FILE_ERROR_STATUSES: readonly unknown[] = [200, 400, 413, 415];

/** The server's error about the file; undefined for other errors. */
const toFileError = (error: CallError): string | undefined => {
  const { error: sentence } = parseRefusal(error.data);
  if (!FILE_ERROR_STATUSES.includes(error.status)) return undefined;
  return sentence ?? (error.status === 200 ? undefined : toCause(uploadCauses, error));
};

/** The outcome of an upload that failed. */
export const toUploadOutcome = (error: CallError): Outcome => {
  if (isClosedResponse(error)) return { kind: 'closed' };
  const cause = toCause(uploadCauses, error);
  const failure = { title: failureTexts.uploadFailed, cause, advice: failureTexts.uploadAdvice };
  return { kind: 'failed', failure, fileError: toFileError(error) };
};

/** The outcome of an application that failed. `hadUnknownOutcome`: an earlier attempt may have arrived. */
export const toApplyOutcome = (error: CallError, hadUnknownOutcome: boolean): Outcome => {
  if (isClosedResponse(error)) return { kind: 'closed' };
  const errors = toApplicationErrors(parseRefusal(error.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  // The server's `Retry-After` is shown even if the outcome of an earlier attempt is unknown.
  const cause = toCause(applyCauses, error);
  if (mayHaveArrived(error, hadUnknownOutcome))
    return unconfirmedOutcome(['TIMEOUT_ERROR', 429, 503].includes(error.status) ? cause : undefined);
  const failure = { title: failureTexts.notReceived, cause, advice: failureTexts.notReceivedAdvice };
  return { kind: 'failed', failure, isUnconfirmed: false };
};
