import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Reading {
  /** Bytes that have been handed over as a whole. */
  taken: number;
  since: number;
}

/** How fast what waits for a reader has to be taken, on average, once there was time to begin. */
export interface ReadingPace {
  graceMs: number;
  bytesPerSecond: number;
}

/** Slower than any telephone line of this century; whoever takes nothing at all is cut by Node itself, much earlier. */
const SLOWEST: ReadingPace = { graceMs: 20_000, bytesPerSecond: 2000 };
const LOOKS = 4;

/**
 * Cuts connections whose reader takes an answer so slowly that the server holds it for them on and on
 * (docs/requirements.md, LOAD-3).
 */
export const cutSlowReaders = (server: Server, { graceMs, bytesPerSecond }: ReadingPace = SLOWEST): void => {
  const open = new Map<Socket, Reading>();

  const look = (): void => {
    const now = performance.now();
    for (const [socket, { taken, since }] of open) {
      const waiting = socket.writableLength;
      const takenNow = socket.bytesWritten - waiting;
      if (waiting === 0 || takenNow !== taken) open.set(socket, { taken: takenNow, since: now });
      else if (now - since > graceMs + (waiting / bytesPerSecond) * 1000) socket.destroy();
    }
  };
  const looking = setInterval(look, graceMs / LOOKS).unref();

  server.on('connection', (socket: Socket) => {
    open.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });
  server.on('close', () => clearInterval(looking));
};
