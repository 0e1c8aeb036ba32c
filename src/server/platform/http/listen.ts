import type { FastifyInstance } from 'fastify';
import { StartError } from '../process/failure.ts';
import type { Config } from '../settings/config.ts';

const causes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not an address of this machine',
};

/** Starts listening; gives the site's address. Throws StartError when the address cannot be had. */
export const listen = async (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> => {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(`Port ${port} on ${host} ${causes[code] ?? 'cannot be used'}`, { cause: error });
  }
  const address = app.server.address();
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' && address ? address.port : port}`;
};
