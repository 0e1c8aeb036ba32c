import type { Dispatch } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { attemptFailed, attemptMade, connectionMissed, deliveryEnded } from './deliverySlice.ts';
import { isLost } from './doubt.ts';
import { isSilence, retryDelay, timeLeft, type CallStatus } from './retryDelay.ts';
import type { StoreExtra } from './storeExtra.ts';
import { isOffline, pause, untilOnline } from './waiting.ts';

/** What one attempt came to. */
export interface Attempted {
  status: CallStatus;
  /** Seconds that the server asked to wait. */
  retryAfter?: number | undefined;
}

interface SubmissionCall<Result extends Attempted> {
  submission: string;
  /** Gives up after so many milliseconds without an answer. */
  attempt: (timeoutMs: number) => Promise<Result>;
  /** Only a call with a key to our own server may be made again by itself. */
  isRepeatable: boolean;
}

interface Means {
  dispatch: Dispatch;
  extra: Pick<StoreExtra, 'pause'>;
  signal: AbortSignal;
}

/**
 * `hasLostAnswer`: of an attempt before the last nobody knows whether it arrived. `isKeyTaken`: our own server, which
 * alone gets a key, knows other content under it.
 */
export type Delivered<Result> = Result & { hasLostAnswer: boolean; isKeyTaken: boolean };

/**
 * Delivers a submission: waits for the connection, makes the attempt, and makes it again after trouble that passes,
 * a minute long at most, so that what is said of the time left holds; time offline does not count
 * (docs/requirements.md, ONCE-6). Null once the signal is aborted.
 */
export const submitWithRetries = async <Result extends Attempted>(
  { submission, attempt, isRepeatable }: SubmissionCall<Result>,
  { dispatch, extra, signal }: Means,
): Promise<Delivered<Result> | null> => {
  let hasLostAnswer = false;
  let spent = 0;
  try {
    for (let attempts = 1; !signal.aborted; attempts += 1) {
      if (isOffline()) {
        dispatch(connectionMissed(submission));
        await untilOnline(signal);
        spent = 0;
        if (signal.aborted) return null;
      }
      dispatch(attemptMade(submission));
      const begun = Date.now();
      const result = await attempt(Math.min(CALL_TIMEOUT_MS, timeLeft(spent)));
      spent += Date.now() - begun;
      if (signal.aborted) return null;
      const { status, retryAfter } = result;
      const delay = retryDelay({ status, retryAfter, attempts, spent });
      const awaitsConnection = isSilence(status) && isOffline();
      const isOver = !isRepeatable || (delay === undefined && !awaitsConnection);
      if (isOver) return { ...result, hasLostAnswer, isKeyTaken: isRepeatable && status === 422 };
      hasLostAnswer ||= isLost(status);
      const until = Date.now() + timeLeft(spent);
      dispatch(attemptFailed({ submission, until, isUnanswered: status === 'TIMEOUT_ERROR' }));
      if (!awaitsConnection) await (extra.pause ?? pause)(delay ?? 0, signal);
      spent += delay ?? 0;
    }
    return null;
  } finally {
    dispatch(deliveryEnded(submission));
  }
};
