import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isWrittenBySender } from './sender.ts';

/**
 * Node's HTTP with nothing behind it: the bytes and headers of each file in a folder, made ready beforehand, and no
 * look at the request but for its address. What it answers a second is the most that any program in Node can.
 */
const [folder = ''] = process.argv.slice(2);
const names = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const ready = new Map(
  Object.entries(names).map(([name, headers]) => {
    const letters = readFileSync(join(folder, name), 'latin1');
    const kept = Object.entries(headers).filter(([key]) => !isWrittenBySender(key));
    return [`/${name}`, { letters, head: [...kept.flat(), 'content-length', String(letters.length)] }];
  }),
);
const server = createServer((request, response) => {
  const answer = ready.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.head).end(answer.letters, 'latin1');
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
