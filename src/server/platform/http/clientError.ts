import type { Socket } from 'node:net';
import { bareHeaders } from './bareHeaders.ts';
import { sentences } from './sentences.ts';

const answers: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', sentences.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', sentences.timeout],
};

const STRICT = Object.entries({ ...bareHeaders, 'cache-control': 'no-store' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers what is not even HTTP, below Fastify: a fixed sentence, then the connection is closed. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = answers[error.code ?? ''] ?? ['400 Bad Request', sentences.badRequest];
  const body = JSON.stringify({ error: sentence });
  socket.end(
    `HTTP/1.1 ${status}\r\n${STRICT}Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
