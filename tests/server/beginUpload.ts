import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';

const HEAD_START_MS = 100;
const LENGTH = 10 * 1024 * 1024;

const headWith = (headers: Readonly<Record<string, string>>): string =>
  'POST /career-file-upload.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  `Content-Length: ${LENGTH}\r\n\r\n--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n` +
  '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n';

/** Sends the beginning of an upload and leaves the rest out; it is over where it is answered all the same. */
export const beginUpload = (
  server: TestServer,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Socket => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  socket.once('data', () => socket.destroy());
  socket.write(headWith(headers));
  socket.write(bytes);
  return socket;
};

/** Takes the room of the largest resume, and is stored nowhere. */
export const noResume = { name: 'cv.pdf', bytes: Buffer.alloc(5 * 1024 * 1024, 1) };

/**
 * Begins uploads, one after the other up to `count` that are under way at once, until `isRefused` sees that they have
 * taken the room. Those that came when another one still had it were refused, and are begun again. Twelve begun together
 * kept each other from coming in for 15 s, once, on a busy machine.
 */
export const takeRoom = async (
  begin: (at: number) => Socket,
  isRefused: () => Promise<boolean>,
  count = 1,
): Promise<Socket[]> => {
  let underWay: Socket[] = [];
  await until(async () => {
    underWay = underWay.filter(({ destroyed }) => !destroyed);
    if (underWay.length < count) underWay.push(begin(underWay.length));
    // A head start, or the next question takes the room before them, each time.
    await wait(HEAD_START_MS);
    return isRefused();
  }, 'uploads that take all room');
  return underWay;
};
