import { isRecord } from '../../../lib/isRecord.ts';

/** A changed page of an opening. */
export interface Notice {
  /** Absolute. */
  url: string;
  /** Whether the opening accepts applications; otherwise its page says that it is gone. */
  isOpen: boolean;
}

/** A search engine that is told about changed pages. */
export interface SearchEngine {
  /** Its name in the database and the log. */
  name: 'indexnow' | 'google';
  /** How many pages one request names. */
  pagesPerRequest: number;
  /** Sends one request. Throws `NoticeRefused` if repeating it is useless, and any other error if it may help. */
  tell: (notices: readonly Notice[], signal: AbortSignal) => Promise<void>;
}

/** The search engine does not take this notice: its status, and what it says. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';
}

/** The search engine is busy, or not available. */
export class NoticeDelayed extends Error {
  override name = 'NoticeDelayed';
  readonly code: string;
  readonly retryAfterMs: number;

  constructor(status: number, retryAfterMs: number) {
    super(`status ${status}`);
    this.code = String(status);
    this.retryAfterMs = retryAfterMs;
  }
}

const MAX_LENGTH = 200;
/** 401: the access token has expired. 408 and 429: too slow, too often. */
const REPEATABLE: readonly number[] = [401, 408, 429];

/** Google answers with `{error: {message}}`, others with text or nothing. */
const readReason = (body: string): string => {
  try {
    const json: unknown = JSON.parse(body);
    const error = isRecord(json) ? json['error'] : undefined;
    if (isRecord(error) && typeof error['message'] === 'string') return error['message'];
  } catch {
    // Not JSON.
  }
  return body;
};

const readRetryAfter = (header: string | null): number =>
  /^\d{1,6}$/.test(header ?? '') ? Number(header) * 1000 : 0;

/** Throws unless the response is a success. */
export const requireTaken = async (response: Response): Promise<void> => {
  const { ok, status } = response;
  const body = await response.text();
  if (ok) return;
  if (status >= 500 || status < 400 || REPEATABLE.includes(status))
    throw new NoticeDelayed(status, readRetryAfter(response.headers.get('retry-after')));
  const reason = readReason(body)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  throw new NoticeRefused(`${status} ${reason}`.trim().slice(0, MAX_LENGTH));
};
