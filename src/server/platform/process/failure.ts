/** The server cannot start until an operator corrects this; the message is printed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A staff command cannot run in this state; each line of the message says why, or what to do. */
export class PreconditionError extends Error {
  override name = 'PreconditionError';
}

const MAX_LENGTH = 200;

const readText = (error: object, key: string): string => {
  const value: unknown = key in error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Messages of the PostgreSQL driver's errors without a code. */
const POSTGRES_UNREACHABLE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The mail server's status (`550`), or the error's code (`ETIMEDOUT`). Safe to log. */
export const failureCode = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown cause';
  const status = 'responseCode' in error ? error.responseCode : undefined;
  if (typeof status === 'number') return String(status);
  if (POSTGRES_UNREACHABLE.test(readText(error, 'message'))) return 'PG_UNREACHABLE';
  return readText(error, 'code') || readText(error, 'name') || 'unknown cause';
};

/**
 * A failure as staff see it: the first line of the mail server's response, otherwise the error's code. Never log it,
 * because mail servers repeat addresses.
 */
export const failureLine = (error: unknown): string => {
  const response = typeof error === 'object' && error !== null ? readText(error, 'response') : '';
  const [line = ''] = response.split(/[\r\n]/);
  return (line.replace(/\p{Cc}/gu, ' ').trim() || failureCode(error)).slice(0, MAX_LENGTH);
};
