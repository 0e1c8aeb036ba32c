import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { describeFailure, isBusy, isStorageFailure } from '../database/storageFailure.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { failureCode } from '../process/failure.ts';
import { asksForPage } from './accepts.ts';
import { Refusal, sentences } from './refusal.ts';
import { bareHeaders } from './security.ts';

/** The refusals for Fastify's errors, by error code. */
const refusalsByCode: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  FST_ERR_BAD_URL: [400, sentences.badAddress],
  FST_ERR_MAX_PARAM_LENGTH: [414, sentences.addressTooLong],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentences.wrongContentType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentences.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, sentences.badJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, sentences.badJson],
};

/** A full disk needs the operator; a lock or a restart of the database takes seconds. */
const RETRY_AFTER_S = '60';
const RETRY_SOON_AFTER_S = '5';

const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  const known = refusalsByCode[failureCode(error)];
  if (known) return new Refusal(...known);
  // Nothing was stored, and it may work again soon.
  if (isStorageFailure(failureCode(error))) {
    const isDiskFailure = failureCode(error).startsWith('SQLITE_') && !isBusy(error);
    const seconds = isDiskFailure ? RETRY_AFTER_S : RETRY_SOON_AFTER_S;
    return new Refusal(503, sentences.storageFailed, { headers: { 'retry-after': seconds } });
  }
  const status = isRecord(error) ? error['statusCode'] : undefined;
  const isFromClient = typeof status === 'number' && status >= 400 && status < 500;
  return isFromClient ? new Refusal(status, sentences.badRequest) : undefined;
};

/** Converts an error to a refusal. Logs an unexpected error without personal data, and hides it from the client. */
export const logAndRefuse = (error: unknown, request: FastifyRequest): Refusal => {
  // A client that breaks off its request causes the same code as a database that cannot be reached.
  if (request.raw.readableAborted && failureCode(error) === 'ECONNRESET')
    return new Refusal(400, sentences.badRequest);
  const refusal = toRefusal(error) ?? new Refusal(500, sentences.unexpected);
  if (refusal.status >= 500 && !(error instanceof Refusal)) {
    const name = error instanceof Error ? error.name : typeof error;
    const details = { name, ...describeFailure(error) };
    request.log.error(details, details.frames ? 'unexpected failure' : 'the database failed');
  }
  return refusal;
};

/** For these statuses a visitor without JavaScript gets plain text, and goes back to the form with its input. */
const TEXT_FOR_BROWSERS: ReadonlySet<number> = new Set([413, 429, 503]);

/** Sends a refusal. */
export const sendRefusal = (refusal: Refusal, reply: FastifyReply): FastifyReply => {
  const { status, headers, body } = refusal;
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
  return TEXT_FOR_BROWSERS.has(status) && asksForPage(reply.request.headers.accept)
    ? reply.type('text/plain; charset=utf-8').send(`${body.error}\n`)
    : reply.type('application/json; charset=utf-8').send(body);
};

/** Sends the response for an error of a route. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendRefusal(logAndRefuse(error, request), reply);

/** Sends the response for an error before any hook has run, such as a URL that cannot be decoded. */
export const handleFrameworkError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  handleError(error, request, reply.headers(bareHeaders));
};

const parserErrors: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', sentences.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', sentences.timeout],
};

const BARE_HEADER_LINES = Object.entries(bareHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Time in which a client may read the response. */
const LINGER_MS = 1000;

/**
 * Fastify's `clientErrorHandler`: responds to invalid HTTP with a fixed sentence, and closes the connection. A client
 * that goes on sending would otherwise keep its half of the connection open.
 */
export const handleClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = parserErrors[error.code ?? ''] ?? ['400 Bad Request', sentences.badRequest];
  const body = JSON.stringify({ error: sentence });
  socket.end(
    `HTTP/1.1 ${status}\r\n${BARE_HEADER_LINES}content-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
};
