import { once } from 'node:events';
import { connect } from 'node:net';
import { randomInt } from 'node:crypto';
import { pdfOfSize } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { ask, formWith, upload } from './apply.ts';

const CUTS = 200;
const AT_A_TIME = 20;
const MOST_BYTES = 250_000;
const MAX = 5 * 1024 * 1024;
/** Room for those under way at a time, and for one of the largest size. */
const BUDGET = MAX + AT_A_TIME * MOST_BYTES;

/** A whole upload as it travels. */
const request = (bytes: Buffer): Buffer => {
  const before = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="job_id"\r\n\r\n1\r\n' +
      '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n',
  );
  const after = Buffer.from('\r\n--b--\r\n');
  const head = Buffer.from(
    'POST /career-file-upload.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      `Content-Length: ${before.length + bytes.length + after.length}\r\n\r\n`,
  );
  return Buffer.concat([head, before, bytes, after]);
};

/** Sends the first bytes, then ends the connection: politely, or as a dropped line does. */
const cut = async (server: TestServer, bytes: Buffer, isPolite: boolean): Promise<void> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const closed = once(socket, 'close').catch(() => undefined);
  socket.on('error', () => undefined).resume();
  await new Promise((sent) => socket.write(bytes, sent));
  if (isPolite) socket.end();
  else socket.resetAndDestroy();
  await closed;
};

describe.each([
  ['in memory', '0'],
  ['on the disk', String(BUDGET)],
])('uploads that are cut, %s', (_place, spoolBytes) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      UPLOAD_SPOOL_BYTES: spoolBytes,
      UPLOAD_BYTES_IN_FLIGHT: String(spoolBytes === '0' ? BUDGET : MAX),
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => server.stop());

  it('at 200 random bytes leave nothing, and the server as it was', async () => {
    for (let done = 0; done < CUTS; done += AT_A_TIME) {
      await Promise.all(
        Array.from({ length: AT_A_TIME }, async (_, at) => {
          const whole = request(pdfOfSize(randomInt(1000, MOST_BYTES)));
          // Some end within the last boundary, where the file itself is complete.
          const end = at % 4 === 0 ? whole.length - randomInt(1, 10) : randomInt(1, whole.length);
          await cut(server, whole.subarray(0, end), at % 2 === 0);
        }),
      );
    }
    expect((await ask(server, '/healthz')).status).toBe(200);
    expect(countStored(server.dataDir).resumes).toBe(0);
  });

  it('give their room in memory back, to the last byte', async () => {
    const count = Math.floor(BUDGET / MAX);
    const form = () => formWith([{ name: 'cv.pdf', bytes: pdfOfSize(MAX) }]);
    // The server notices a dropped line a moment after the client.
    await until(async () => {
      const answers = await Promise.all(Array.from({ length: count }, () => upload(server, form())));
      return answers.every(({ status }) => status === 200);
    }, 'room for the largest resume');
  });

  it('are stored as soon as the whole of one arrives', async () => {
    const before = countStored(server.dataDir).resumes;
    await cut(server, request(pdfOfSize(70_000)), true);
    await until(() => countStored(server.dataDir).resumes === before + 1, 'the upload');
  });
});
