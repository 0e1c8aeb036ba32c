import type { FastifyInstance } from 'fastify';

/**
 * One line an answer: request id, route template, status, milliseconds. Nothing a person typed, no address, no query,
 * no file name (docs/requirements.md, LOG-4).
 */
export const registerAccessLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
};
