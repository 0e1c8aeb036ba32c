import { once } from 'node:events';
import { createServer } from 'node:http';
import { failureCode } from '../../platform/process/failureLine.ts';
import { StartError } from '../../platform/process/startError.ts';
import type { Metrics } from './metrics.ts';

/** Of this machine alone: what stands there is nobody else's. */
const HOST = '127.0.0.1';
const OWN_NAMES: ReadonlySet<string> = new Set([HOST, 'localhost']);

/** Answers Prometheus at `/metrics` on a port of its own. Throws StartError when the port cannot be had. */
export const serveMetrics = async (
  { text, type }: Pick<Metrics, 'text' | 'type'>,
  port: number,
): Promise<{ close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    // A page of another site can have its own name lead to this machine, and would read what stands here.
    const hostName = request.headers.host?.replace(/:\d+$/, '') ?? '';
    if (!OWN_NAMES.has(hostName)) {
      response.writeHead(421).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': type }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(port, HOST);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`METRICS_PORT ${port} on ${HOST} cannot be used (${failureCode(error)})`, {
      cause: error,
    });
  }
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
