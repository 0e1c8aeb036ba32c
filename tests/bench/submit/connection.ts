import { once } from 'node:events';
import { connect } from 'node:net';

export interface Connection {
  /** Sends a whole request and gives the body of its answer. Rejects unless it is 200. */
  ask: (request: Buffer) => Promise<string>;
  close: () => void;
}

/** A POST as it travels. */
export const requestOf = (path: string, type: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

/** One kept-alive connection with one request at a time: fetch takes more time than the server it would measure. */
export const openConnection = async (address: string): Promise<Connection> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let answer = '';
  let settle: { done: (body: string) => void; fail: (error: Error) => void } | undefined;
  socket.on('data', (text: string) => {
    answer += text;
    const end = answer.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    if (answer.length < end + 4 + length) return;
    const body = answer.slice(end + 4);
    const isGood = answer.startsWith('HTTP/1.1 200 ');
    answer = '';
    if (isGood) settle?.done(body);
    else settle?.fail(new Error(`The server refused: ${body}`));
  });
  socket.on('error', (error) => settle?.fail(error));
  return {
    ask: (request) =>
      new Promise((done, fail) => {
        settle = { done, fail };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
};
