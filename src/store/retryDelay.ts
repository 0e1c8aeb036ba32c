const FIRST_MS = 1000;
const LONGEST_MS = 15_000;
/** The longest wait that a server may ask for by Retry-After before the person is told instead, in seconds. */
const LONGEST_ASKED_S = 30;
/** How long a delivery goes on by itself, in milliseconds of trying and waiting, its last attempt included. */
const WINDOW_MS = 60_000;
/** An attempt with less time than this would be made for show. */
const SHORTEST_ATTEMPT_MS = 5000;
/** Up to this share is added at random, or all browsers would come back at the same moment after a restart. */
const SPREAD = 0.2;

/** Milliseconds for which a delivery still goes on by itself. */
export const timeLeft = (spent: number): number => Math.max(0, WINDOW_MS - spent);

/** How a call ended: a status of HTTP, 0 or a word of RTK Query's where no answer came. */
export type CallStatus = number | string | undefined;

export interface Trouble {
  status: CallStatus;
  /** Attempts so far. */
  attempts: number;
  /** Milliseconds spent with trying and waiting so far. */
  spent: number;
  /** Seconds that the server asked for. */
  retryAfter?: number | undefined;
}

/** No answer came at all: the network is gone, or nothing was heard for too long. */
export const isSilence = (status: CallStatus): boolean =>
  status === 0 || status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';

const isPassing = (status: CallStatus): boolean =>
  isSilence(status) || status === 502 || status === 503 || status === 504;

/**
 * Milliseconds to wait before a submission is sent once more: 1, 2, 4, 8 s and so on, or as long as the server asked
 * for. Undefined: it is over, and the person decides (docs/requirements.md, ONCE-6). `spread` is 0 to 1.
 */
export const retryDelay = (
  { status, attempts, spent, retryAfter = 0 }: Trouble,
  spread = Math.random(),
): number | undefined => {
  if (!isPassing(status) || retryAfter > LONGEST_ASKED_S) return undefined;
  const growing = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  const delay = Math.round(Math.max(growing, retryAfter * 1000) * (1 + SPREAD * spread));
  return timeLeft(spent + delay) < SHORTEST_ATTEMPT_MS ? undefined : delay;
};
