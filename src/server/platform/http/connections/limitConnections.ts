import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from '../clientOf.ts';

export interface ConnectionLimit {
  /** Connections of one client at a time; 0: any number. */
  most: number;
  /** Whether all visitors may come by way of this address: a proxy has to limit them itself. */
  isProxy: (address: string) => boolean;
}

/** So many beyond the limit are told that they are too many; further ones are closed. */
const MOST_REFUSED = 32;

/**
 * Counts the connections of each client (docs/requirements.md, LOAD-2); gives whether one is beyond the limit, so that
 * its request is to be refused.
 */
export const limitConnections = (
  server: Server,
  { most, isProxy }: ConnectionLimit,
): ((socket: Socket) => boolean) => {
  const held = new Map<string, number>();
  const beyond = new WeakSet<Socket>();
  const isBeyond = (socket: Socket): boolean => beyond.has(socket);
  if (most === 0) return isBeyond;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const client = clientOf({ ip: address });
    const count = (held.get(client) ?? 0) + 1;
    if (count > most + MOST_REFUSED) {
      socket.destroy();
      return;
    }
    held.set(client, count);
    if (count > most) beyond.add(socket);
    socket.once('close', () => {
      const left = (held.get(client) ?? 1) - 1;
      if (left > 0) held.set(client, left);
      else held.delete(client);
    });
  });
  return isBeyond;
};
