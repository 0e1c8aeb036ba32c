import type { FastifyInstance } from 'fastify';

/** What is logged about a response: the route's template, never the URL, and the duration in milliseconds. */
export interface LoggedResponse {
  route: string;
  status: number;
  ms: number;
}
export type RecordResponse = (response: LoggedResponse) => void;

/** The route of all files of the site. */
const FILES_ROUTE = '/*';
const FILE_URL = /\.[^./?]+(?:\?|$)/;

/**
 * Logs one line for each response: request id, route template, status, milliseconds. It contains no input, URL or file
 * name. Successful responses with the site's files, a dozen per page, are not logged.
 */
export const registerAccessLog = (app: FastifyInstance, recordResponse: RecordResponse): void => {
  app.addHook('onResponse', async (request, reply) => {
    const response = {
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    recordResponse(response);
    const isFileSent = response.route === FILES_ROUTE && response.status < 400 && FILE_URL.test(request.url);
    if (!isFileSent) request.log.info(response, 'answered');
  });
};
