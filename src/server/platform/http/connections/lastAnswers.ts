import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';

/**
 * Tells with each answer that leaves while the server ends that the connection ends with it: a proxy that keeps it would
 * send its next request into one that is being closed (docs/requirements.md, OPS-7).
 */
export const registerLastAnswers = (app: FastifyInstance): void => {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;

  app.server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
  });
};
