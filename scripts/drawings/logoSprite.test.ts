import sharp from 'sharp';
import { customers, partners } from '../../src/content/logos.ts';
import { drawLogoSprite } from './logoSprite.ts';

/** A wordmark's frame, with room around it to see what stands outside. */
const FRAME = { width: 240, height: 64 } as const;
const ROOM = 40;
const [WIDTH, HEIGHT] = [FRAME.width + 2 * ROOM, FRAME.height + 2 * ROOM];
const INK = 128;

const symbols = new Map(
  [...drawLogoSprite().matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(
    ([, id = '', content = '']) => [id, content],
  ),
);

/** Sign and words are told apart: the sign is the first group. */
const partsOf = (content: string) => {
  const [, sign = ''] = /^(<g transform[^>]*>.*?<\/g>)/.exec(content) ?? [];
  return { sign, words: content.slice(sign.length) };
};

/** Which pixels have ink. */
const inkOf = async (parts: string): Promise<boolean[]> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${-ROOM} ${-ROOM} ${WIDTH} ${HEIGHT}"><rect x="${-ROOM}" y="${-ROOM}" width="100%" height="100%" fill="#fff"/><g color="#000" fill="none" stroke="currentColor" stroke-miterlimit="2">${parts}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return Array.from(pixels, (value) => value < INK);
};

const columnsOf = (ink: readonly boolean[]): number[] =>
  ink.flatMap((isInk, at) => (isInk ? [(at % WIDTH) - ROOM] : []));
const rowsOf = (ink: readonly boolean[]): number[] =>
  ink.flatMap((isInk, at) => (isInk ? [Math.floor(at / WIDTH) - ROOM] : []));
const spanOf = (numbers: readonly number[]) =>
  numbers.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)] as const, [
    Infinity,
    -Infinity,
  ] as const);

const logos = [...customers, ...partners].map(({ id }) => id);

describe.each(logos)('the wordmark of %s', (id) => {
  const { sign, words } = partsOf(symbols.get(id) ?? '');

  it('fills the middle of its frame and nothing outside', async () => {
    const ink = await inkOf(sign + words);
    const [left, right] = spanOf(columnsOf(ink));
    const [top, bottom] = spanOf(rowsOf(ink));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThan(FRAME.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(FRAME.height);
    expect(Math.abs(left + right + 1 - FRAME.width)).toBeLessThanOrEqual(8);
  });

  it('sets its sign beside its words, and not upon them', async () => {
    const [drawn, written] = [await inkOf(sign), await inkOf(words.replace(/<path d?[^>]*v54[^>]*>/, ''))];
    expect(drawn.filter(Boolean).length).toBeGreaterThan(100);
    expect(written.filter(Boolean).length).toBeGreaterThan(100);
    const [, end] = spanOf(columnsOf(drawn));
    const [begin, last] = spanOf(columnsOf(written));
    const [from] = spanOf(columnsOf(drawn));
    expect(end < begin || from > last).toBe(true);
  });
});

it('no two neighbours stand together alike', () => {
  const kinds = logos.map((id) => {
    const { sign, words } = partsOf(symbols.get(id) ?? '');
    const [signX = 0, wordsX = 0] = [sign, words].map((part) =>
      Number(/translate\(([\d.-]+)/.exec(part)?.[1]),
    );
    return [signX > wordsX, /<path d="[^"]*h[\d.]+"\/>$/.test(words), words.includes('v54')].join();
  });
  expect(new Set(kinds).size).toBe(4);
  expect(kinds.filter((kind, at) => kind === kinds[at + 1])).toEqual([]);
});
