import type { ServerResponse } from 'node:http';
import type { PlainRead } from './plainRead.ts';
import { isUnchanged } from './isUnchanged.ts';
import { wholeAnswer, type WholeAnswer } from './wholeAnswer.ts';

/** What leaves again as it left once, in one encoding. */
export interface ReadyBody {
  etag: string;
  /** In memory. */
  bytes: number;
  headers: string[];
  headersUnchanged: string[];
  whole: WholeAnswer;
  unchanged: WholeAnswer;
  headBytes: number;
}

/** An answer that is unchanged has no body to tell of. */
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

const withoutBody = (headers: readonly string[]): string[] => {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (!OF_THE_BODY.has(name)) kept.push(name, value);
  }
  return kept;
};

interface Left {
  headers: string[];
  body: Buffer;
  etag: string;
  keepAliveMs: number;
}

export const readyBody = ({ headers, body, etag, keepAliveMs }: Left): ReadyBody => {
  const headersUnchanged = withoutBody(headers);
  const { whole, headBytes } = wholeAnswer({ status: 200, headers, body, keepAliveMs });
  const { whole: unchanged } = wholeAnswer({ status: 304, headers: headersUnchanged, keepAliveMs });
  // The head stands there as text, too, and again without what tells of the body.
  const bytes = body.length + 4 * headBytes;
  return { etag, bytes, headers, headersUnchanged, whole, unchanged, headBytes };
};

/**
 * Writes a whole answer past Node's own composing of heads. Node's server learns from the event `finish` that an answer
 * has left and the connection is free for the next one: it comes, as ever, when the system has taken all bytes.
 */
const write = (response: ServerResponse, bytes: Buffer): boolean => {
  const { socket } = response;
  if (!socket?.writable || socket.writableLength > 0) return false;
  let isWritten = false;
  const finish = (error?: Error | null): void => {
    if (isWritten || error) return;
    isWritten = true;
    response.emit('finish');
  };
  socket.write(bytes, finish);
  if (socket.writableLength === 0) finish();
  return true;
};

/** What leaves for such a question at this moment: its status, and head and body in one piece. */
export const leaving = (
  { isHead, ifNoneMatch }: PlainRead,
  ready: ReadyBody,
): { status: 200 | 304; bytes: Buffer } => {
  const now = Date.now();
  if (isUnchanged(ifNoneMatch, ready.etag)) return { status: 304, bytes: ready.unchanged(now) };
  const whole = ready.whole(now);
  return { status: 200, bytes: isHead ? whole.subarray(0, ready.headBytes) : whole };
};

/** Answers from memory, on a connection that ends with this answer by Node's own means. Gives the status. */
export const sendReady = (asked: PlainRead, response: ServerResponse, ready: ReadyBody): number => {
  const { status, bytes } = leaving(asked, ready);
  if (response.shouldKeepAlive && write(response, bytes)) return status;
  if (status === 304) response.writeHead(304, ready.headersUnchanged).end();
  else response.writeHead(200, ready.headers).end(bytes.subarray(ready.headBytes));
  return status;
};
