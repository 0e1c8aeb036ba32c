import type { ApplyAnswer } from '../../../store/applicationApi.ts';
import { toRefusal } from '../../../store/checkAnswers.ts';
import type { Ended } from '../../../store/useSubmission.ts';
import { toApplicationErrors, type ApplicationErrors } from './fieldErrors.ts';
import {
  applyFailure,
  isClosedAnswer,
  resumeVerdict,
  unconfirmed,
  uploadFailure,
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

/** Undefined where the upload has arrived, and the application may follow. */
export const uploadOutcome = (ended: Ended<unknown>): Outcome | undefined => {
  if (ended.kind === 'answered') return undefined;
  if (ended.kind === 'cancelled') return { kind: 'cancelled' };
  const { error } = ended;
  return isClosedAnswer(error)
    ? { kind: 'closed' }
    : { kind: 'failed', failure: uploadFailure(error), verdict: resumeVerdict(error) };
};

export const applyOutcome = (ended: Ended<ApplyAnswer>): Outcome => {
  if (ended.kind === 'answered') return { kind: 'sent', ...ended.data };
  if (ended.kind === 'cancelled')
    return ended.mayHaveArrived ? { kind: 'failed', failure: unconfirmed } : { kind: 'cancelled' };
  const { error, isInDoubt } = ended;
  if (isClosedAnswer(error)) return { kind: 'closed' };
  const errors = toApplicationErrors(toRefusal(error.data).fields);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', failure: applyFailure(error, isInDoubt) };
};
