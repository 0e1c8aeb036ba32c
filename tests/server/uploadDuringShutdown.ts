import { connect } from 'node:net';
import { resumes } from '../support/resumes.ts';
import type { TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';

const BODY =
  '--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n' +
  '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n' +
  `${resumes.pdf.toString('latin1')}\r\n--b--\r\n`;
const HEAD =
  'POST /career-file-upload.php HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
  `Expect: 100-continue\r\nContent-Length: ${Buffer.byteLength(BODY, 'latin1')}\r\n\r\n`;
const FIRST_BYTES = 200;

const isConnectionRefused = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1').once('error', () => done(true));
    socket.once('connect', () => {
      socket.destroy();
      done(false);
    });
  });

/**
 * Returns the raw response to an upload that is in progress when `shutDown` is called. The rest of the body is sent once
 * new connections are refused.
 */
export const uploadDuringShutdown = async (
  server: TestServer,
  shutDown: () => Promise<unknown>,
): Promise<string> => {
  const port = Number(new URL(server.url).port);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let response = '';
  socket.on('error', () => undefined).on('data', (chunk: string) => (response += chunk));
  const closed = new Promise((done) => socket.once('close', done));
  socket.write(HEAD + BODY.slice(0, FIRST_BYTES), 'latin1');
  await until(() => response.startsWith('HTTP/1.1 100 '), 'the 100 Continue response');
  const ended = shutDown();
  await until(() => isConnectionRefused(port), 'the refusal of new connections');
  socket.write(BODY.slice(FIRST_BYTES), 'latin1');
  await Promise.all([ended, closed]);
  return response;
};
