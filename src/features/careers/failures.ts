import { applyCauses, failureTexts, uploadCauses } from '../../content/careersTexts.ts';
import { toRefusal } from '../../store/checkAnswers.ts';

/** What a call's failure carries: a status of HTTP or a word of RTK Query's, and the answer's body if one came. */
export interface CallError {
  status?: number | string;
  data?: unknown;
}

/** Why an application is not on its way, for the alert: what happened, why, what to do. */
export interface Failure {
  title: string;
  cause?: string;
  advice: string;
  isClosed: boolean;
}

const isClosedAnswer = ({ status, data }: CallError): boolean =>
  status === 410 || (data as { closed?: unknown } | null | undefined)?.closed === true;

/** The server refused for a stated reason; of anything else nobody knows whether the application arrived. */
const isRefused = ({ status }: CallError): boolean =>
  typeof status === 'number' && (status === 503 || (status >= 400 && status < 500));

export const uploadFailure = (error: CallError): Failure => {
  const cause = toRefusal(error.data).error ?? uploadCauses[String(error.status)] ?? uploadCauses['other'];
  const isClosed = isClosedAnswer(error);
  return {
    title: failureTexts.uploadFailed,
    advice: failureTexts.uploadAdvice,
    isClosed,
    ...(isClosed ? { cause: failureTexts.closed } : cause ? { cause } : {}),
  };
};

export const applyFailure = (error: CallError): Failure => {
  if (isClosedAnswer(error)) {
    return { title: failureTexts.closed, advice: failureTexts.closedAdvice, isClosed: true };
  }
  if (!isRefused(error)) {
    return { title: failureTexts.unconfirmed, advice: failureTexts.unconfirmedAdvice, isClosed: false };
  }
  const cause = toRefusal(error.data).error ?? applyCauses[String(error.status)] ?? applyCauses['other'];
  return {
    title: failureTexts.notReceived,
    advice: failureTexts.notReceivedAdvice,
    isClosed: false,
    ...(cause ? { cause } : {}),
  };
};

/** An attempt whose answer was lost had been taken after all: its upload belongs to an application now. */
export const alreadyHere: Failure = {
  title: failureTexts.alreadyHere,
  advice: failureTexts.alreadyHereAdvice,
  isClosed: false,
};

export const isUnconfirmed = (error: CallError): boolean => !isClosedAnswer(error) && !isRefused(error);
