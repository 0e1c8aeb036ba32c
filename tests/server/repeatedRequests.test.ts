import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const LIST = 'GET /career.php HTTP/1.1\r\nHost: x\r\n\r\n';
const TIMES = 40;
const LATE_MS = 1000;

describe('a connection on which one request is repeated', () => {
  let server: TestServer;
  let socket: Socket;
  let text = '';
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    text = '';
    socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' }).setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
  });
  afterEach(() => socket.destroy());

  const ask = async (): Promise<string> => {
    text = '';
    socket.write(LIST);
    await until(() => text.endsWith(']'), 'a list');
    return text;
  };
  const askOften = async (): Promise<string[]> => {
    const answers: string[] = [];
    for (let time = 0; time < TIMES; time += 1)
      answers.push((await ask()).toLowerCase().replace(/date: .*\r\n/, ''));
    return answers;
  };
  const linesInLog = (): number => server.output().stderr.split('"route":"/career.php"').length - 1;

  it('gets the same answer each time, and each has its line in the log', async () => {
    const before = linesInLog();
    const answers = await askOften();
    expect(new Set(answers).size).toBe(1);
    await until(() => linesInLog() === before + TIMES, 'all lines');
  });

  it('sees within a second what staff changed', async () => {
    await askOften();
    const title = `Title ${Math.random()}`;
    changeDatabase(server.dataDir, `update openings set job_title = '${title}' where id = 1`);
    const deadline = performance.now() + LATE_MS;
    while (performance.now() < deadline && !(await ask()).includes(title));
    expect(text).toContain(title);
  });

  it('may ask no further ahead than others', async () => {
    await askOften();
    text = '';
    const closed = once(socket, 'close');
    socket.write(LIST.repeat(1700));
    await closed;
    expect(text.split('HTTP/1.1 429 ')).toHaveLength(2);
    expect(text.split('HTTP/1.1 200 ').length - 1).toBeLessThanOrEqual(33);
  });

  it('is answered to its end when the server ends', async () => {
    await askOften();
    const closed = once(socket, 'close');
    text = '';
    socket.write(LIST);
    const stopped = server.stop();
    await closed;
    // It came before the end, or the connection was closed before it was read.
    expect(text === '' || text.endsWith(']')).toBe(true);
    expect(await stopped).toBe(0);
  });
});
