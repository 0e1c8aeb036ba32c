import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskTrouble } from '../database/diskTrouble.ts';
import { isBusy } from '../database/isBusy.ts';
import { isPostgresTrouble } from '../database/postgres/storeTrouble.ts';
import { framesOf } from '../process/failureFacts.ts';
import { Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

/** Fastify's own refusals, by code, in our words. */
const byCode: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  FST_ERR_BAD_URL: [400, sentences.badAddress],
  FST_ERR_MAX_PARAM_LENGTH: [414, sentences.addressTooLong],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentences.wrongContentType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentences.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, sentences.badJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, sentences.badJson],
};

/** A disk is mended by somebody; another writer is done soon, and a database server is soon back. */
const RETRY_S = '60';
const RETRY_SOON_S = '5';

const toRefusal = (error: FastifyError): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  const known = byCode[error.code];
  if (known) return new Refusal(...known);
  // Disk full, disk broken, file locked: nothing was stored, and it may work again soon.
  if (isDiskTrouble(error.code)) {
    const seconds = isBusy(error) || isPostgresTrouble(error.code) ? RETRY_SOON_S : RETRY_S;
    return new Refusal(503, sentences.storeTrouble, { headers: { 'retry-after': seconds } });
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Refusal(status, sentences.badRequest) : undefined;
};

/** What a failure is answered with. Logs all it may of an unexpected one and reveals nothing. */
export const refusalOf = (error: FastifyError, request: FastifyRequest): Refusal => {
  const refusal = toRefusal(error) ?? new Refusal(500, sentences.unexpected);
  if (refusal.status >= 500 && !(error instanceof Refusal)) {
    // Where in the program a full disk was met tells nobody anything.
    const facts = isDiskTrouble(error.code)
      ? { code: error.code }
      : { name: error.name, code: error.code, frames: framesOf(error) };
    request.log.error(facts, isDiskTrouble(error.code) ? 'the database failed' : 'unexpected failure');
  }
  return refusal;
};

/** Answers with a refusal as it is. */
export const sendRefusal = (refusal: Refusal, reply: FastifyReply): FastifyReply =>
  reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(refusal.body);

/** The one place where failures become answers. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendRefusal(refusalOf(error, request), reply);
