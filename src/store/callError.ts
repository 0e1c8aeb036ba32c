import { toRefusal } from './checkAnswers.ts';

/** What a call's failure carries: a status of HTTP or a word of RTK Query's, and the answer's body if one came. */
export interface CallError {
  status?: number | string;
  data?: unknown;
  /** Seconds that the server asked to wait. */
  retryAfter?: number | undefined;
  /** It may have arrived all the same. */
  isInDoubt?: boolean;
  /** Our own server knows other content under the key (docs/requirements.md, ONCE-2). */
  isKeyTaken?: boolean;
}

/**
 * Whether a new key mends it: the old one stands for other content, or the upload that was made under it is gone or
 * belongs to another application.
 */
export const wantsNewKey = ({ data, isKeyTaken = false }: CallError): boolean => {
  const fields = Object.keys(toRefusal(data).fields ?? {});
  return fields.length === 0 ? isKeyTaken : fields.join() === 'resumefile';
};
