import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Answers from memory, on a connection that ends with this answer by Node's own means. Gives the status. */
export const sendReady = (request: IncomingMessage, response: ServerResponse, ready: ReadyBody): number => {
  const now = Date.now();
  const isHead = request.method === 'HEAD';
  const { shouldKeepAlive } = response;
  if (isUnchanged(request.headers['if-none-match'], ready.etag)) {
    if (!shouldKeepAlive || !write(response, ready.unchanged(now)))
      response.writeHead(304, ready.headersUnchanged).end();
    return 304;
  }
  const whole = ready.whole(now);
  if (!shouldKeepAlive || !write(response, isHead ? whole.subarray(0, ready.headBytes) : whole)) {
    response.writeHead(200, ready.headers);
    if (isHead) response.end();
    else response.end(whole.subarray(ready.headBytes));
  }
  return 200;
};
