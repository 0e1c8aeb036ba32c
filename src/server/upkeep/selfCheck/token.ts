import type { FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';

export const SELF_CHECK_HEADER = 'x-self-check';

/** The secret by which this very process knows its own requests; made anew at every start, and told to nobody. */
export const makeSelfCheckToken = () => {
  const token = randomBytes(32).toString('hex');
  return {
    token,
    isOwn: ({ headers }: FastifyRequest): boolean => {
      const given = headers[SELF_CHECK_HEADER];
      return (
        typeof given === 'string' &&
        given.length === token.length &&
        timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(token, 'latin1'))
      );
    },
  };
};
export type SelfCheckToken = ReturnType<typeof makeSelfCheckToken>;
