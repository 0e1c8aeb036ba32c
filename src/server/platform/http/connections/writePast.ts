import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const NOTHING = Buffer.alloc(0);

/**
 * Writes whole answers that Node's server does not know of. What the system does not take at once has the server's time
 * for silence, as every answer has, and its connection is not closed as an idle one meanwhile (docs/requirements.md,
 * LOAD-3, OPS-7).
 */
export const writePast = (server: Server): ((socket: Socket, bytes: Buffer) => void) => {
  const leaving = new Set<Socket>();
  const closeIdle = server.closeIdleConnections.bind(server);
  // To Node a connection is idle on which it answers nothing. Whoever ends the server asks again and again.
  server.closeIdleConnections = () => {
    if (leaving.size === 0) closeIdle();
  };

  const watch = (socket: Socket): void => {
    const idleMs = socket.timeout ?? 0;
    leaving.add(socket);
    socket.setTimeout(server.timeout);
    // Written behind it, and told when it has left or the connection is gone.
    socket.write(NOTHING, () => {
      leaving.delete(socket);
      socket.setTimeout(idleMs);
      if (!server.listening) server.closeIdleConnections();
    });
  };

  return (socket, bytes) => {
    socket.write(bytes);
    if (socket.writableLength > 0) watch(socket);
  };
};
