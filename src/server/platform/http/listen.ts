import type { FastifyInstance } from 'fastify';
import { failureCode, StartError } from '../process/failure.ts';
import type { Config } from '../settings/config.ts';

/** Starts listening, and returns the server's URL. Throws StartError if the port cannot be used. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> => {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw new StartError(`Port ${port} on ${host} cannot be used (${failureCode(error)})`, { cause: error });
  }
  const address = app.server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' && address ? address.port : port}`;
};
