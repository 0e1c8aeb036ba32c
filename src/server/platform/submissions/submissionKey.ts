import type { FastifyRequest } from 'fastify';
import { SUBMISSION_KEY } from '../../../contract/constants.ts';
import { Refusal } from '../http/refusal.ts';
import { sentences } from '../http/sentences.ts';

/**
 * How the keys begin that the server makes of what was sent. A client with such a key could stand in the place of
 * another one's submission before it comes, and would get it taken for sent.
 */
export const OWN_KEYS = 'content-';

/** The key of a submission, where the client gave one (docs/requirements.md, ONCE-1). Refuses one that is none. */
export const submissionKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && SUBMISSION_KEY.test(key) && !key.startsWith(OWN_KEYS)) return key;
  throw new Refusal(400, sentences.badKey);
};
