import { connect, type Socket } from 'node:net';
import { addressOfClient } from './client.ts';

/** What a client does that holds connections. */
export type Slowness = 'headers' | 'bodies' | 'readers';

const beginnings: Record<Slowness, string> = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  bodies:
    'POST /career-form.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
  readers: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5),
};

const TRICKLE_MS = 2000;
/** So many connections come from one address. */
const OF_ONE_CLIENT = 10;

/** Opens so many connections that never come to an end, a letter at a time; gives what closes them. */
export const hold = async (url: string, kind: Slowness, number: number): Promise<() => void> => {
  const port = Number(new URL(url).port);
  const sockets: Socket[] = [];
  for (let at = 0; at < number; at += 1) {
    const localAddress = addressOfClient(Math.floor(at / OF_ONE_CLIENT));
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    if (kind === 'readers') socket.pause();
    else socket.resume();
    socket.write(beginnings[kind]);
    sockets.push(socket);
    // Not all in one moment: the system's own queue of connections is short.
    if (at % 100 === 99) await new Promise((done) => setTimeout(done, 20));
  }
  const trickle = setInterval(() => {
    if (kind === 'readers') return;
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, TRICKLE_MS);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
};
