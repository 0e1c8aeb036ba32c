import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerError } from '../../platform/http/errors.ts';
import { uploadRoom } from '../../platform/http/uploadRoom.ts';
import { readForm } from './readForm.ts';

const MB = 1024 * 1024;
const HEAD =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
  '--b\r\nContent-Disposition: form-data; name="resumefile"; filename="cv.pdf"\r\n\r\n';

describe('a form that arrives', () => {
  const room = uploadRoom({
    limit: 20 * MB,
    spoolLimit: 0,
    openSpool: () => Promise.reject(new Error('no disk')),
  });
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    app.setErrorHandler(answerError);
    await app.register(multipart, { throwFileSizeLimit: false });
    app.post('/', (request) =>
      readForm(
        request,
        { fields: [], room, pace: { graceMs: 300, bytesPerSecond: 1000 } },
        async ({ fault, file }) => {
          if (fault) throw fault;
          return { size: file?.bytes.length };
        },
      ),
    );
    await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  /** Sends so many bytes at a time until it is answered; gives the answer and how long it took. */
  const trickle = async (bytes: number, everyMs: number, times: number) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    let isClosed = false;
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('close', () => (isClosed = true));
    const began = performance.now();
    socket.write(HEAD);
    for (let sent = 0; sent < times && answer === ''; sent += 1) {
      await wait(everyMs);
      if (answer === '') socket.write('x'.repeat(bytes));
    }
    const tookMs = performance.now() - began;
    await wait(100);
    socket.destroy();
    return { answer, isClosed, tookMs };
  };

  it('slower than the slowest line is answered 408 and closed, and its room is free', async () => {
    const { answer, isClosed, tookMs } = await trickle(1, 20, 200);
    expect(answer).toMatch(/^HTTP\/1.1 408 [^]*\{"error":"The request took too long to arrive"\}/);
    expect(isClosed).toBe(true);
    expect(tookMs).toBeGreaterThan(250);
    const files = room.files('127.0.0.1');
    expect(files.memory.take(5 * MB)).toBe(true);
    files.memory.giveBack(5 * MB);
  });

  it('slowly but steadily goes on', async () => {
    expect((await trickle(100, 20, 50)).answer).toBe('');
  });
});
