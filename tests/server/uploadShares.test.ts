import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pdfOfSize } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { ask, formWith, upload } from './apply.ts';
import { beginUpload, noResume, takeRoom } from './beginUpload.ts';

const MB = 1024 * 1024;
const MAX = 5 * MB;
const BUSY = 'Too many files are arriving just now – try again in a few seconds';

describe('uploads that one client does not finish', () => {
  let server: TestServer;
  let open: Socket[] = [];
  beforeAll(async () => {
    server = await startServer({
      UPLOAD_SPOOL_BYTES: '0',
      UPLOAD_BYTES_IN_FLIGHT: String(4 * MAX),
      TRUST_PROXY: '127.0.0.1',
    });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  afterAll(() => server.stop());

  const uploadFrom = (client: string, file = { name: 'cv.pdf', bytes: pdfOfSize(MAX) }) =>
    ask(server, '/career-file-upload.php', {
      method: 'POST',
      body: formWith([file]),
      headers: { 'x-forwarded-for': client },
    });

  it('keep nobody else out', async () => {
    const begin = () => beginUpload(server, pdfOfSize(MAX - 1000));
    const hasNoRoom = async () => (await upload(server, formWith([noResume]))).status === 503;
    open = await takeRoom(begin, hasNoRoom, 12);
    while (open.length < 12) open.push(begin());
    const others = ['203.0.113.1', '203.0.113.2', '2001:db8:1::1'];
    expect(
      (await Promise.all(others.map((client) => uploadFrom(client)))).map(({ status }) => status),
    ).toEqual([200, 200, 200]);
    const own = await upload(server, formWith([{ name: 'cv.pdf', bytes: pdfOfSize(MAX) }]));
    expect([own.status, own.headers.get('retry-after'), own.json['error']]).toEqual([503, '5', BUSY]);
  });

  it('are one network’s share where it has many IPv6 addresses', async () => {
    const begin = (at: number) =>
      beginUpload(server, pdfOfSize(MAX / 2), { 'X-Forwarded-For': `2001:db8:7::${at + 1}` });
    const hasNoRoom = async () => (await uploadFrom('2001:db8:7::3', noResume)).status === 503;
    open = await takeRoom(begin, hasNoRoom, 2);
    expect((await uploadFrom('2001:db8:7::3')).status).toBe(503);
    expect((await uploadFrom('2001:db8:8::3')).status).toBe(200);
  });

  /** A form without script whose text does not end; gives what it was answered with. */
  const beginText = (client: string, bytes: number): { answer: () => string } => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      `POST /career-details/1 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n' +
        '--b\r\nContent-Disposition: form-data; name="otherinformation"\r\n\r\n',
    );
    socket.write('x'.repeat(bytes));
    open.push(socket);
    return { answer: () => answer };
  };

  it('count with the texts of forms, too', async () => {
    const forms = Array.from({ length: 20 }, () => beginText('198.51.100.1', 200_000));
    await until(() => forms.filter(({ answer }) => answer() !== '').length >= 10, 'refusals');
    const answers = forms.map(({ answer }) => answer()).filter((answer) => answer !== '');
    expect(answers.every((answer) => /^HTTP\/1.1 503 [^]*retry-after: 5\r\n/i.test(answer))).toBe(true);
    const other = beginText('198.51.100.2', 200_000);
    await wait(300);
    expect(other.answer()).toBe('');
    for (const socket of open) socket.destroy();
    const hasRoomAgain = async () => {
      const { answer } = beginText('198.51.100.1', 900_000);
      await wait(300);
      return answer() === '';
    };
    await until(hasRoomAgain, 'the room of those that have ended');
  });

  it('close the connection of a form that has no room', async () => {
    beginText('198.51.100.3', 2_000_000);
    await once(open[0] as Socket, 'close');
  });
});
