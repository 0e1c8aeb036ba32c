import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** Gives the bytes as they leave at this moment (milliseconds since 1970), in one piece, which nobody may change. */
export type WholeAnswer = (now: number) => Buffer;

interface Parts {
  status: number;
  /** Names and values by turns, without those of the moment. */
  headers: readonly string[];
  body?: Buffer;
  /** For how long the server keeps a connection on which nothing is asked. */
  keepAliveMs: number;
}

const SECOND_MS = 1000;
const dateOf = (second: number): string => new Date(second * SECOND_MS).toUTCString();

/** Whether Node would send these: what is written past it has to be looked at here. */
export const areSendable = (headers: readonly string[]): boolean => {
  try {
    for (let index = 0; index < headers.length; index += 2) {
      const [name = '', value = ''] = headers.slice(index, index + 2);
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    return true;
  } catch {
    return false;
  }
};

const linesOf = (headers: readonly string[]): string => {
  let lines = '';
  for (let index = 0; index < headers.length; index += 2)
    lines += `${headers[index] ?? ''}: ${headers[index + 1] ?? ''}\r\n`;
  return lines;
};

/**
 * An answer on a connection that is kept, head and body in one piece as Node would write it: composing thirty headers
 * for each answer took longer than all the rest. Only the date changes, in a copy made once a second.
 */
export const wholeAnswer = ({
  status,
  headers,
  body = Buffer.alloc(0),
  keepAliveMs,
}: Parts): { whole: WholeAnswer; headBytes: number } => {
  const before = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${linesOf(headers)}Date: `;
  const after = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / SECOND_MS)}\r\n\r\n`;
  let second = 0;
  const head = Buffer.from(before + dateOf(second) + after, 'latin1');
  let bytes = Buffer.concat([head, body]);
  const whole: WholeAnswer = (now) => {
    const current = Math.floor(now / SECOND_MS);
    if (current === second) return bytes;
    // A copy: what waits for a slow reader is still being written.
    bytes = Buffer.from(bytes);
    bytes.write(dateOf(current), before.length, 'latin1');
    second = current;
    return bytes;
  };
  return { whole, headBytes: head.length };
};
