import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { pdfOfSize } from '../tests/support/resumes.ts';
import type { TestServer } from '../tests/support/server.ts';
import { summarise, type Measurement } from './measurement.ts';

interface Connection {
  /** Sends a complete request and returns the body of the response. Rejects unless its status is 200. */
  send: (request: Buffer) => Promise<string>;
  close: () => void;
}

/** Makes a POST as sent over the wire. */
const makePost = (path: string, type: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

/**
 * Opens a keep-alive connection for one request at a time. `fetch` would take more CPU time than the measured server.
 */
const openConnection = async (url: string): Promise<Connection> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let received = '';
  let settle: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;
  socket.on('data', (text: string) => {
    received += text;
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    if (received.length < end + 4 + length) return;
    const body = received.slice(end + 4);
    const isOk = received.startsWith('HTTP/1.1 200 ');
    received = '';
    if (isOk) settle?.resolve(body);
    else settle?.reject(new Error(`The server refused: ${body}`));
  });
  socket.on('error', (error) => settle?.reject(error));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
};

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
/** Positions of user and system time in /proc/PID/stat, after the name, which may contain any character. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/**
 * CPU time that a process has used so far, in milliseconds. Unlike a rate, it does not depend on the machine's load.
 */
const readCpuMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
};

/** Makes an upload of a PDF of `bytes` bytes. */
export const makeUpload = (bytes: number): Buffer =>
  makePost(
    '/career-file-upload.php',
    'multipart/form-data; boundary=b',
    Buffer.concat([
      Buffer.from(
        '--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n' +
          '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="20261121T101500250Z_cv.pdf"\r\n\r\n',
      ),
      pdfOfSize(bytes),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  );

/** Makes an application with an uploaded resume. Each `index` is another person. */
export const makeApplication = (resumefile: string, index: number): Buffer => {
  const application = {
    name: `Ada Example ${index}`,
    email: `ada-${index}@example.com`,
    phone: '+44 20 7946 0000',
    otherinformation: 'Available from May. '.repeat(10),
    job_role: 'AV/VC Support Technician',
    job_id: 1,
    resumefile,
  };
  return makePost('/career-form.php', 'application/json', Buffer.from(JSON.stringify(application)));
};

interface Load {
  name: string;
  servers: readonly TestServer[];
  /** Total number of connections. Each goes to one process, because nginx sends a client to one. */
  connections: number;
  requests: readonly Buffer[];
}

export interface LoadResult {
  measurement: Measurement;
  bodies: string[];
  /** CPU time per request, of all processes together. */
  costMs: number;
}

/** Sends all requests, each as soon as a connection is free. */
export const sendLoad = async ({ name, servers, connections, requests }: Load): Promise<LoadResult> => {
  const openConnections = await Promise.all(
    Array.from({ length: connections }, (_, at) => openConnection(servers[at % servers.length]?.url ?? '')),
  );
  const readTotalCpuMs = () => servers.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
  const cpuBefore = readTotalCpuMs();
  const times: number[] = [];
  const bodies: string[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    openConnections.map(async (connection) => {
      for (let at = next++; at < requests.length; at = next++) {
        const before = performance.now();
        bodies[at] = await connection.send(requests[at] ?? Buffer.alloc(0));
        times.push(performance.now() - before);
      }
    }),
  );
  const wallMs = performance.now() - startedAt;
  const costMs = (readTotalCpuMs() - cpuBefore) / requests.length;
  for (const connection of openConnections) connection.close();
  return { measurement: summarise(name, { times, wallMs }), bodies, costMs };
};
