import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseTooMany } from './refuseTooMany.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of one connection: the one that is being answered, and those that came before it was. */
interface Line {
  answering: ServerResponse;
  waiting: [IncomingMessage, ServerResponse][];
  isOver: boolean;
}

/** Browsers and proxies wait for each answer; a program that does not may ask this far ahead. */
const MOST_WAITING = 32;

/** Whether all of an answer has left, or nobody waits for it. */
export const isAnswered = (response: ServerResponse): boolean =>
  response.writableFinished || response.destroyed;

/**
 * Answers the requests of a connection one after the other, the next one when the answer has left and others had their
 * turn: one connection with 1,700 requests at once stopped all visitors for seconds, and whoever reads nothing made the
 * server hold an answer for each (docs/requirements.md, LOAD-1). Too many are answered 429, and the connection closed.
 */
export const inTurn = (handle: Handle): Handle => {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    line.answering = response;
    handle(request, response);
  };

  const goOn = (line: Line): void => {
    line.answering.once('close', () => {
      setImmediate(() => {
        const next = line.waiting.shift();
        // Whoever has gone needs no answer.
        if (!next || next[0].socket.destroyed) return;
        begin(line, ...next);
        if (line.waiting.length > 0) goOn(line);
      });
    });
  };

  const wait = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    if (line.isOver) return;
    line.isOver = line.waiting.length >= MOST_WAITING;
    if (line.isOver) return refuseTooMany(response);
    line.waiting.push([request, response]);
    if (line.waiting.length === 1) goOn(line);
  };

  return (request, response) => {
    const line = lines.get(request.socket);
    if (!line) {
      lines.set(request.socket, { answering: response, waiting: [], isOver: false });
      return handle(request, response);
    }
    if (line.isOver || line.waiting.length > 0 || !isAnswered(line.answering))
      return wait(line, request, response);
    return begin(line, request, response);
  };
};
