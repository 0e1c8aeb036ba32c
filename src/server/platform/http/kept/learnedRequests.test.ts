import { isWholeHead, learnedRequests } from './learnedRequests.ts';

const piece = (text: string): Buffer => Buffer.from(text, 'latin1');
const asked = { url: '/', isHead: false, accepted: undefined, ifNoneMatch: undefined, isSecure: false };

describe('a piece of a connection', () => {
  it.each([
    [true, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [true, 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [false, 'POST / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [false, 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [false, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nG'],
    [false, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [false, '\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [false, 'GET / HTTP/1.1\nHost: x\n\nGET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [false, '\r\n\r\n'],
    [false, ''],
    [false, `GET / HTTP/1.1\r\nHost: ${'x'.repeat(2100)}\r\n\r\n`],
  ])('is a whole head: %s, %j', (isWhole, text) => {
    expect(isWholeHead(piece(text))).toBe(isWhole);
  });
});

describe('learned requests', () => {
  it('are known by every byte', () => {
    const learned = learnedRequests();
    learned.learn(piece('GET /\xe9 one'), asked);
    const known = learned.find(piece('GET /\xe9 one'), undefined);
    expect(known?.asked).toBe(asked);
    expect(learned.find(piece('GET /\xe9 one'), known)).toBe(known);
    for (const other of ['GET /\xe8 one', 'GET /\xe9 one ', 'GET /\xe9 on', 'get /\xe9 one', ''])
      expect(learned.find(piece(other), known)).toBeUndefined();
  });

  it('keep their bytes when the memory of the piece is used again', () => {
    const learned = learnedRequests();
    const bytes = piece('GET / one');
    learned.learn(bytes, asked);
    bytes.fill(0);
    const known = learned.find(piece('GET / one'), undefined);
    expect(known).toBeDefined();
    expect(learned.find(bytes, known)).toBeUndefined();
  });

  it('take a megabyte at most, however many are asked', () => {
    const learned = learnedRequests();
    const nth = (at: number) => piece(`GET /${'x'.repeat(1000)}${at}`);
    for (let at = 0; at < 5000; at += 1) learned.learn(nth(at), asked);
    const known = Array.from({ length: 5000 }, (_, at) => learned.find(nth(at), undefined) !== undefined);
    expect(known.filter(Boolean).length).toBeLessThanOrEqual(524);
    expect(known.at(-1)).toBe(true);
    expect(known[0]).toBe(false);
  });
});
