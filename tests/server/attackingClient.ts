import { Agent, request } from 'node:https';
import { setPriority } from 'node:os';
import { connect } from 'node:tls';
import { resumes } from '../support/resumes.ts';

/**
 * A client that attacks the server, as a separate process: `node attackingClient.ts PORT ADDRESS ATTACK CONNECTIONS`.
 * It prints `started` when its requests are in flight, and on SIGTERM the number of responses by status.
 */
const [port, localAddress, attack = '', connections] = process.argv.slice(2);
const HOST = 'www.example.com';
const address = { host: '127.0.0.1', port: Number(port), localAddress, rejectUnauthorized: false };
const PART = '--b\r\nContent-Disposition: form-data; name=';
// A real attacker does not run on the site's machine.
setPriority(19);

const statuses: Record<string, number> = {};
const countResponse = (status: string | number): void =>
  void (statuses[status] = (statuses[status] ?? 0) + 1);

/** Paths to request repeatedly; each is unique, so that it is not cached. */
const paths: Record<string, (requestCount: number) => string> = {
  pages: (requestCount) => `/job_alerts?x=${requestCount}`,
  searches: (requestCount) => `/search?q=network+${requestCount}`,
  uploads: () => '/career-file-upload.php',
};
const UPLOAD = Buffer.concat([
  Buffer.from(`${PART}"job_id"\r\n\r\n1\r\n`),
  Buffer.from(`${PART}"resumefile"; filename="cv.pdf"\r\n\r\n`),
  resumes.pdf,
  Buffer.alloc(2_000_000),
  Buffer.from('\r\n--b--\r\n'),
]);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), servername: HOST });
let requestCount = 0;
const requestAgain = (nextPath: (requestCount: number) => string): void => {
  const path = nextPath((requestCount += 1));
  const type = 'multipart/form-data; boundary=b';
  const options =
    attack === 'uploads' ? { method: 'POST', headers: { host: HOST, 'content-type': type } } : {};
  const outgoing = request({ ...address, headers: { host: HOST }, ...options, agent, path }, (response) => {
    countResponse(response.statusCode ?? 0);
    response.resume().on('close', () => requestAgain(nextPath));
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    countResponse(error.code ?? error.message);
    setTimeout(() => requestAgain(nextPath), 50);
  });
  outgoing.end(attack === 'uploads' ? UPLOAD : undefined);
};

/** Holds a connection open, with a form sent one letter at a time or without any request. */
const holdConnection = (beginning: string): void => {
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(address, () => {
    if (!beginning) return;
    socket.write(beginning);
    timer = setInterval(() => void socket.write('x'), 1000);
  });
  socket.setEncoding('latin1').on('data', (text: string) => countResponse(text.slice(9, 12)));
  socket.on('error', (error: NodeJS.ErrnoException) => countResponse(error.code ?? error.message));
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => holdConnection(beginning), 200);
  });
};
const SLOW_FORM =
  `POST /career-details/1 HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
  `Content-Length: 889000\r\n\r\n${PART}"cover_letter"\r\n\r\n${'x'.repeat(200_000)}`;

const nextPath = paths[attack];
for (let index = 0; index < Number(connections); index += 1)
  if (nextPath) requestAgain(nextPath);
  else holdConnection(attack === 'slow forms' ? SLOW_FORM : '');
setTimeout(() => process.stdout.write('started\n'), 1000);
process.on('SIGTERM', () => process.stdout.write(JSON.stringify(statuses), () => process.exit(0)));
