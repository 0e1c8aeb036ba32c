import type { FastifyReply } from 'fastify';
import type { HeldAnswer } from './answerStore.ts';
import { chooseEncoding } from './encodings.ts';
import { isUnchanged } from './isUnchanged.ts';

/** Adds Accept-Encoding to what the answer depends on. */
const varyByEncoding = (reply: FastifyReply): void => {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
};

/**
 * Sends a kept answer in the best encoding that the browser takes, or 304 where it has it. Only a success can be
 * unchanged: a 304 would turn a page that says 404 into one that says 200.
 */
export const sendKept = async (
  reply: FastifyReply,
  { answer: kept, mark, madeAt, isStale }: HeldAnswer,
): Promise<FastifyReply> => {
  const { headers } = reply.request;
  const encoding = chooseEncoding(headers['accept-encoding'], kept.encodings);
  const { bytes, etag, isSettled } = await kept.body(encoding);
  reply.code(kept.status).type(kept.type).headers(kept.headers);
  varyByEncoding(reply);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (isStale) {
    reply.request.log.warn('the last good copy is shown: the database does not answer');
    reply.header('x-last-good-copy', 'true');
  }
  if (kept.status !== 200) return reply.send(bytes);
  reply.header('etag', etag);
  if (!isStale && isSettled) reply.ready = { mark, madeAt, encodings: kept.encodings, encoding, etag };
  if (!isUnchanged(headers['if-none-match'], etag)) return reply.send(bytes);
  reply.removeHeader('content-type');
  reply.removeHeader('content-encoding');
  return reply.code(304).send();
};
