import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoteAnswer } from '../answered.ts';
import { answeredLine } from '../answeredLine.ts';
import { askedBy } from './asked.ts';
import { isPlainRead } from './isPlainRead.ts';
import { sendReady } from './readyBody.ts';
import { readyStore } from './readyStore.ts';

/** All addresses together: what was not asked for longest goes its whole way again. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Levels at which the log tells of answers. */
const TELLING = new Set(['trace', 'debug', 'info']);

interface ReadyOptions {
  noteAnswer?: NoteAnswer;
  log?: Pick<NodeJS.WritableStream, 'write'>;
  maxBytes?: number;
}

export interface ReadyAnswers {
  /** Answers a request from memory; false where it has to go its whole way. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Learns what leaves, and logs what left from memory. */
  watch: (app: FastifyInstance) => void;
}

/**
 * What was answered once and cannot have changed leaves again without hooks, checks and routing, which are most of
 * the work of a page that lies ready (OPS-15, docs/decisions/kept-answers.md). What is not a plain
 * question for such an answer goes its whole way.
 */
export const readyAnswers = (
  isSecure: (request: IncomingMessage) => boolean,
  { noteAnswer = () => undefined, log, maxBytes = MAX_BYTES }: ReadyOptions = {},
): ReadyAnswers => {
  let isOpen = false;
  let isTelling = false;
  let keepAliveMs = 0;
  const store = readyStore(maxBytes, () => keepAliveMs);

  return {
    answer: (request, response) => {
      if (!isOpen || !isPlainRead(request)) return false;
      const began = performance.now();
      const asked = askedBy(request, isSecure(request));
      const found = store.find(asked);
      if (!found) return false;
      const status = sendReady(asked, response, found.body);
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const answer = { route: found.route, status, ms };
      noteAnswer(answer);
      if (isTelling) log?.write(answeredLine(answer, Date.now()));
      return true;
    },

    watch: (app) => {
      app.decorateReply('ready', undefined);
      app.addHook('onReady', async () => {
        isOpen = true;
        isTelling = TELLING.has(app.log.level);
        ({ keepAliveTimeout: keepAliveMs } = app.server);
      });
      // Whoever closes the server says so to every connection.
      app.addHook('preClose', async () => {
        isOpen = false;
      });
      app.addHook('onSend', async (request, reply, payload) => store.keep(request, reply, payload));
    },
  };
};
