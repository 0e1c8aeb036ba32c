import { fastify } from 'fastify';
import { createServer } from 'node:http';
import { keepText } from './keptAnswer.ts';
import { markOf } from './mark.ts';
import { readyAnswers } from './readyAnswers.ts';
import { sendKept } from './sendKept.ts';

const BYTES = 10_000;

/** A server of kept pages with room for so many bytes; says which pages left from memory. */
const start = async (maxBytes: number) => {
  const ready = readyAnswers({ isSecure: () => false, isProxy: () => false }, { maxBytes });
  const fromMemory: string[] = [];
  const app = fastify({
    forceCloseConnections: true,
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (ready.answer(request, response)) fromMemory.push(request.url ?? '');
        else handle(request, response);
      }),
  });
  ready.watch(app);
  const mark = markOf(async () => 'same');
  app.get('/:page', async (_request, reply) => {
    const answer = keepText({ status: 200, type: 'text/plain', text: 'x'.repeat(BYTES) });
    return sendKept(reply, { answer, mark, madeAt: await mark.current() });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'accept-encoding': 'identity' };
  const ask = async (page: string) => (await fetch(`${url}/${page}`, { headers })).text();
  return { ask, fromMemory, close: () => app.close() };
};

describe('answers that lie ready', () => {
  it('leave from memory as far as there is room, and forget what was not asked for longest', async () => {
    const { ask, fromMemory, close } = await start(3.5 * BYTES);
    for (const page of ['a', 'b', 'c', 'd', 'e']) await ask(page);
    for (const page of ['e', 'd', 'c']) await ask(page);
    expect(fromMemory).toEqual(['/e', '/d', '/c']);
    await ask('a');
    expect(fromMemory).toHaveLength(3);
    await close();
  });

  it('are not pushed out by any number of queries, which have room of their own', async () => {
    const { ask, fromMemory, close } = await start(8.5 * BYTES);
    for (const page of ['a', 'b', 'c']) await ask(page);
    for (let query = 1; query <= 20; query += 1) await ask(`a?q=${query}`);
    expect(fromMemory).toEqual([]);
    for (const page of ['a', 'b', 'c', 'a?q=20', 'a?q=1']) await ask(page);
    expect(fromMemory).toEqual(['/a', '/b', '/c', '/a?q=20']);
    await close();
  });
});
