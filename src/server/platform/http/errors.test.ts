import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { handleClientError } from './errors.ts';

it('a client that keeps its half of the connection open loses it after the response', async () => {
  const timeout = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  // Like Node's HTTP server, which allows half-open connections.
  const server = createServer({ allowHalfOpen: true }, (socket) => handleClientError(timeout, socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  let response = '';
  client.on('data', (bytes: Buffer) => (response += bytes.toString()));
  const [socket] = await accepted;
  const closed = once(socket, 'close').then(() => 'closed');
  const late = new Promise((done) => setTimeout(() => done('still open'), 5000).unref());
  expect([await Promise.race([closed, late]), response.slice(0, 12)]).toEqual(['closed', 'HTTP/1.1 408']);
  client.destroy();
  server.close();
});
