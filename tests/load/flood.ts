import { once } from 'node:events';
import { connect } from 'node:net';

/** Fewer than the connections that one client may have. */
const AT_ONCE = 100;

/** An upload of which nothing but the head is sent; gives the status of its answer, undefined where none came. */
const askWithoutBody = async (port: number, path: string): Promise<number | undefined> => {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => undefined);
  let answer = '';
  const answered = new Promise<void>((done) => {
    socket.on('data', (text: string) => {
      answer += text;
      done();
    });
    socket.on('close', () => done());
  });
  await once(socket, 'connect');
  const type = path.includes('upload') ? 'multipart/form-data; boundary=b' : 'application/json';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50000\r\n\r\n`);
  const late = setTimeout(() => socket.destroy(), 2000);
  await answered;
  clearTimeout(late);
  socket.destroy();
  return answer === '' ? undefined : Number(answer.slice(9, 12));
};

/** How many of so many requests of one client are answered 429 while their bodies have not been sent. */
export const flood = async (url: string, number: number): Promise<number> => {
  const paths = ['/career-file-upload.php', '/career-form.php'];
  const statuses: (number | undefined)[] = [];
  while (statuses.length < number) {
    const few = Math.min(AT_ONCE, number - statuses.length);
    const asked = Array.from({ length: few }, (_, at) =>
      askWithoutBody(Number(new URL(url).port), paths[at % paths.length] ?? ''),
    );
    statuses.push(...(await Promise.all(asked)));
  }
  return statuses.filter((status) => status === 429).length;
};
