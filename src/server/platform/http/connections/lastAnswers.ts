import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';

export interface LastAnswers {
  /** An answer that is about to be made; what leaves at once, while nothing ends, need not be told of. */
  note: (response: ServerResponse) => void;
  /** Learns when the server ends. */
  watch: (app: FastifyInstance) => void;
}

/**
 * Tells with each answer that leaves while the server ends that the connection ends with it: a proxy that keeps it would
 * send its next request into one that is being closed (docs/requirements.md, OPS-7).
 */
export const lastAnswers = (): LastAnswers => {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;

  return {
    note: (response) => {
      if (isEnding) response.shouldKeepAlive = false;
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    watch: (app) => {
      app.addHook('preClose', async () => {
        isEnding = true;
        for (const response of underWay) response.shouldKeepAlive = false;
      });
    },
  };
};
