import { once } from 'node:events';
import {
  PROXY,
  requestOf,
  startReadyServer,
  talkTo,
  undated,
  UNTIL_LEARNED,
  untilLearned,
  type ReadyServer,
} from '../../../../../tests/support/readyServer.ts';

const PAGE = requestOf('GET', '/page');
const ofLength = (body: string): string => `Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n`;
const BODIES = [PAGE, `${PAGE}${PAGE}`, PAGE.slice(5), `\r\n\r\n${PAGE}`, `x\r\n`];
const ASKED = [
  ...Array<string>(8).fill(PAGE),
  requestOf('HEAD', '/page'),
  requestOf('GET', '/other'),
  requestOf('GET', '/other', 'Accept-Encoding: gzip\r\n'),
  requestOf('GET', '/page', 'If-None-Match: *\r\n'),
  requestOf('GET', '/page', 'Origin: http://x\r\n'),
  requestOf('GET', '/nowhere'),
  requestOf('GET', '/slow'),
  requestOf('GET', '/page', ofLength('')),
  requestOf('GET', '/page', 'Expect: something\r\n'),
  `\r\n${PAGE}`,
  ...BODIES.map((body) => requestOf('POST', '/echo', ofLength(body)) + body),
  ...BODIES.map((body) => requestOf('GET', '/other', ofLength(body)) + body),
];

/** Numbers below one, the same ones for the same seed (mulberry32). */
const numbersFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Fewer requests than may wait, most of them known ones, cut into pieces anywhere: most often where they end, or their heads. */
const piecesFrom = (next: () => number): string[] => {
  const text = Array.from({ length: 24 }, () => ASKED[Math.floor(next() * ASKED.length)] ?? PAGE);
  const cuts = text.join('').split(next() < 0.5 ? /(?<=\r\n\r\n)/ : /(?=GET |POST |HEAD )/);
  return cuts.flatMap((piece) => {
    if (next() < 0.8) return [piece];
    const at = Math.floor(next() * piece.length);
    return [piece.slice(0, at), piece.slice(at)];
  });
};

let server: ReadyServer;
beforeAll(async () => {
  server = await startReadyServer();
});
afterAll(() => server.app.close());

/** What comes back for these pieces from a connection on which `/page` is known, or from one of Node's alone. */
const answersTo = async (pieces: readonly string[], from?: string): Promise<string> => {
  const { socket, ask, rest } = talkTo(server, from);
  await untilLearned(ask);
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    socket.write(piece);
    // The server reads it before the next one is sent; sometimes the answer is not waited for.
    await new Promise((done) => setTimeout(done, (2 * piece.length) % 6));
  }
  socket.write(requestOf('GET', '/nowhere', 'Connection: close\r\n'));
  await closed;
  return undated(rest());
};

const answersIn = (text: string): number => [...text.matchAll(/HTTP\/1\.1 (?!417)\d/g)].length;

describe('requests cut into pieces anywhere', () => {
  let pastNode = 0;

  it.each(Array.from({ length: 20 }, (_, seed) => [seed]))(
    'are answered as by Node alone: %i',
    async (seed) => {
      const pieces = piecesFrom(numbersFrom(seed));
      const expected = await answersTo(pieces, PROXY);
      server.counted.takenApart = 0;
      const answers = await answersTo(pieces);
      expect(answers).toBe(expected);
      pastNode += answersIn(answers) + UNTIL_LEARNED - server.counted.takenApart;
    },
  );

  it('are answered past Node where they are known', () => {
    // Three of each that were sent until it was learned, and known ones among the pieces.
    expect(pastNode).toBeGreaterThan(20 * (UNTIL_LEARNED - 17) + 10);
  });
});
