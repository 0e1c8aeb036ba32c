import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deskBrowser, startDesk, type TestDesk } from '../support/desk.ts';

const CONNECTIONS = 300;
/** The desk waits 20 seconds for a request's headers, and looks every five seconds. */
const HEADERS_LIMIT_MS = 40_000;

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());

it('serves staff beside 300 connections that never finish a request, and closes those', async () => {
  const { hostname, port } = new URL(desk.url);
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.resume().write('GET / HTTP/1.1\r\nhost: x\r\n');
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const closed = Promise.all(
    sockets.map((socket) => once(socket, 'close', { signal: AbortSignal.timeout(HEADERS_LIMIT_MS) })),
  );
  expect((await desk.recruiter.call('listApplications')).status).toBe(200);
  expect((await deskBrowser(desk.url).call('readSession')).status).toBeLessThan(500);
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  await closed;
}, 60_000);
