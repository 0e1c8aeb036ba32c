import type { FastifyInstance } from 'fastify';

/** A sent response: the route's template, never the URL, and the duration in milliseconds. */
export interface LoggedAnswer {
  route: string;
  status: number;
  ms: number;
}
export type RecordAnswer = (answer: LoggedAnswer) => void;

/** The route of all files of the site. */
const FILES = '/*';
const IS_FILE = /\.[^./?]+(?:\?|$)/;

/**
 * Logs one line for each response: request id, route template, status, milliseconds. It contains no input, URL, query
 * or file name. Successful responses with the site's files, a dozen per page, are not logged.
 */
export const registerAccessLog = (app: FastifyInstance, noteAnswer: RecordAnswer): void => {
  app.addHook('onResponse', async (request, reply) => {
    const answer = {
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    noteAnswer(answer);
    const isFileSent = answer.route === FILES && answer.status < 400 && IS_FILE.test(request.url);
    if (!isFileSent) request.log.info(answer, 'answered');
  });
};
