import type { CallStatus } from './retryDelay.ts';

/** The server read the request and took nothing: it refused (4xx), or was too busy to look at it (503). */
const isRefused = (status: CallStatus): boolean =>
  typeof status === 'number' && (status === 503 || (status >= 400 && status < 500));

/** Nobody knows whether what was sent has arrived: no answer came, none that can be read, or one of trouble inside. */
export const isLost = (status: CallStatus): boolean => !isRefused(status);

/** Refused at the door, before anybody looked whether an earlier attempt is there. */
const isUnread = (status: CallStatus): boolean => status === 429 || status === 503;

/**
 * Whether a failed submission may have arrived all the same: by this attempt, or by an earlier one under the same key
 * of which this refusal says nothing (docs/requirements.md, ONCE-6).
 */
export const leavesDoubt = (status: CallStatus, hasLostAnswer: boolean): boolean =>
  isLost(status) || (hasLostAnswer && isUnread(status));
