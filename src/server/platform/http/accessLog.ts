import type { FastifyInstance } from 'fastify';
import type { NoteAnswer } from './answered.ts';

/** What the log calls an answer. */
export const ANSWERED = 'answered';
/** The route by which all files of the site are sent. */
const FILES = '/*';
const IS_FILE = /\.[^./?]+(?:\?|$)/;

/**
 * One line an answer: request id, route template, status, milliseconds. Nothing a person typed, no address, no query,
 * no file name (docs/requirements.md, LOG-4). Files of the site, a dozen for a page, are told at `debug` alone.
 */
export const registerAccessLog = (app: FastifyInstance, noteAnswer: NoteAnswer): void => {
  app.addHook('onResponse', async (request, reply) => {
    const answer = {
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    noteAnswer(answer);
    const isFileSent = answer.route === FILES && answer.status < 400 && IS_FILE.test(request.url);
    request.log[isFileSent ? 'debug' : 'info'](answer, ANSWERED);
  });
};
