import { brotliDecompressSync } from 'node:zlib';
import { keepText } from './keptAnswer.ts';

const text = Array.from({ length: 1000 }, (_, n) => `<li id="n${n}">${(n * n) % 97} of ${n} words</li>`).join(
  '',
);
/** Compressed in no time, and others wait ten times as long as that takes. */
const small = () => keepText({ status: 200, type: 'text/html', text: 'x', refineAfter: 3 });
const keep = (refineAfter?: number) =>
  keepText({ status: 200, type: 'text/html', text, ...(refineAfter && { refineAfter }) });

const settled = async (answer: ReturnType<typeof keep>) => {
  let body = await answer.body('br');
  while (!body.isSettled) {
    await new Promise((done) => setTimeout(done, 5));
    body = await answer.body('br');
  }
  return body;
};

describe('a kept answer (FAST-6)', () => {
  it('stays as it is for whoever asks once or twice', async () => {
    const answer = small();
    const first = await answer.body('br');
    await answer.body('br');
    // One is compressed after the other: had this one's turn come, it would be over before another's is.
    await settled(small());
    const third = await answer.body('br');
    expect(third.isSettled).toBe(false);
    expect(third.etag).toBe(first.etag);
  });

  it('is compressed once more, and better, when it was asked for a few times', async () => {
    const answer = keep(3);
    const first = await answer.body('br');
    const last = await settled(answer);
    expect(first.isSettled).toBe(false);
    expect(last.bytes.length).toBeLessThan(first.bytes.length);
    expect(brotliDecompressSync(last.bytes).toString()).toBe(text);
  });

  it('is compressed better for the second who asks, where that was asked for', async () => {
    const answer = keep(1);
    const first = await answer.body('br');
    await settled(small());
    const second = await answer.body('br');
    expect([first.isSettled, second.isSettled]).toEqual([false, true]);
    expect(second.bytes.length).toBeLessThan(first.bytes.length);
  });

  it('is settled as its best only, however soon that is there', async () => {
    const answers = Array.from({ length: 10 }, () =>
      keepText({ status: 200, type: 'text/html', text: 'x', refineAfter: 1 }),
    );
    for (const answer of answers) {
      const { isSettled, etag } = await answer.body('br');
      if (isSettled) expect(etag).toMatch(/-br-best"$/);
      expect((await settled(answer)).etag).toMatch(/-br-best"$/);
    }
  });

  it('has a tag of its own for each of its bytes', async () => {
    const answer = keep(3);
    const tags = [await answer.body('identity'), await answer.body('gzip'), await answer.body('br')];
    tags.push(await settled(answer));
    expect(new Set(tags.map(({ etag }) => etag)).size).toBe(4);
  });

  it('stays as it is, and is settled, where too many wait for their turn', async () => {
    const many = Array.from({ length: 30 }, small);
    const bodies = await Promise.all(
      many.flatMap((answer) => [answer.body('br'), answer.body('br'), answer.body('br')]),
    );
    const last = bodies.at(-1);
    expect(last?.isSettled).toBe(true);
    expect(last?.etag).toBe(bodies[0]?.etag);
  });

  it.each(['identity', 'gzip'] as const)('is settled at once as %s', async (encoding) => {
    expect((await keep(3).body(encoding)).isSettled).toBe(true);
  });

  it('is settled at once where nobody is to refine it', async () => {
    expect((await keep().body('br')).isSettled).toBe(true);
  });
});
