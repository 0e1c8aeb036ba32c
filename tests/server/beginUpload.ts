import { connect, type Socket } from 'node:net';
import type { TestServer } from '../support/server.ts';

const CONTENT_LENGTH_BYTES = 5 * 1024 * 1024;

const makeHead = (headers: Readonly<Record<string, string>>): string =>
  'POST /career-file-upload.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  `Content-Length: ${CONTENT_LENGTH_BYTES}\r\n\r\n--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n` +
  '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n';

/** Sends only the beginning of an upload, and closes the connection if a response arrives anyway. */
export const beginUpload = (
  server: TestServer,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Socket => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  socket.once('data', () => socket.destroy());
  socket.write(makeHead(headers));
  socket.write(bytes);
  return socket;
};
