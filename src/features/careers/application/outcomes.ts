import { toRefusal } from '../../../store/checkAnswers.ts';
import { leavesDoubt } from '../../../store/doubt.ts';
import type { SubmissionKey } from '../../../store/submissionKeys.ts';
import { toApplicationErrors, type ApplicationErrors } from './applicationFields.ts';
import {
  applyFailure,
  isClosedAnswer,
  resumeVerdict,
  uploadFailure,
  type CallError,
  type Failure,
} from './failures.ts';

/** How one attempt to send ended. */
export type Outcome =
  | { kind: 'sent'; reference?: string }
  | { kind: 'cancelled' }
  | { kind: 'closed' }
  /** `verdict`: what the server found wrong with the file. */
  | { kind: 'failed'; failure: Failure; verdict?: string | undefined }
  | { kind: 'refused'; errors: ApplicationErrors };

export const uploadOutcome = (error: CallError): Outcome =>
  isClosedAnswer(error)
    ? { kind: 'closed' }
    : { kind: 'failed', failure: uploadFailure(error), verdict: resumeVerdict(error) };

/** Reads a failed application, and notes at its key whether it may have arrived all the same. */
export const applyOutcome = (error: CallError, key: SubmissionKey, wasInDoubt: boolean): Outcome => {
  key.isInDoubt = error.isInDoubt === true || (wasInDoubt && leavesDoubt(error.status, wasInDoubt));
  if (isClosedAnswer(error)) return { kind: 'closed' };
  const errors = toApplicationErrors(toRefusal(error.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', failure: applyFailure({ ...error, isInDoubt: key.isInDoubt }) };
};

/** The server no longer knows the upload, or gave it to another application: a new one mends it. */
export const wantsNewUpload = (outcome: Outcome): boolean =>
  outcome.kind === 'refused' && Object.keys(outcome.errors).join() === 'resumefile';
