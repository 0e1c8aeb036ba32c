import type { Drawn, DrawnPath, DrawnText, Point, Segment } from './drawn.ts';

/** On a phone, where letters are largest beside the drawing. */
const FONT = 15;
const ASCENT = 11;
const DESCENT = 3;
/** Of an em, of the site's face; near enough to see what runs into what. */
const widthOf = (letter: string): number => {
  if (/[ilj.,'’| ]/.test(letter)) return 0.26;
  if (/[ftr]/.test(letter)) return 0.36;
  return /[mwMW%]/.test(letter) ? 0.82 : 0.54;
};

const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => {
    const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
    return signs[name] ?? '';
  });

/** The straight parts of a path of `M`, `L`, `H`, `V`, `h`, `v` and `Z`. Throws on any other. */
export const segmentsOf = (path: string): Segment[] => {
  const segments: Segment[] = [];
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [step, kind = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [one = 0, two = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    const next: Point | undefined = (
      {
        M: [one, two],
        L: [one, two],
        H: [one, at[1]],
        V: [at[0], one],
        h: [at[0] + one, at[1]],
        v: [at[0], at[1] + one],
        Z: start,
        z: start,
      } as Record<string, Point>
    )[kind];
    if (!next) throw new Error(`A path has '${step}'`);
    if (kind === 'M') start = next;
    else segments.push([at, next]);
    at = next;
  }
  return segments;
};

const kindOf = (attributes: string): DrawnPath['kind'] => {
  if (attributes.includes('stroke-dasharray')) return 'wall';
  if (!attributes.includes('fill="none"')) return 'fill';
  return attributes.includes('var(--accent)') ? 'signal' : 'line';
};

const textOf = (attributes: string, content: string): DrawnText => {
  const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const words = unescaped(content);
  const width = [...words].reduce((sum, letter) => sum + widthOf(letter), 0) * FONT;
  const [x, y] = [Number(value('x')), Number(value('y'))];
  const before = { start: 0, middle: 0.5, end: 1 }[value('text-anchor')] ?? 0;
  const left = x - before * width;
  return { words, left, right: left + width, top: y - ASCENT, bottom: y + DESCENT };
};

/** What a symbol of a file of drawings holds. */
export const readSymbol = (sprite: string, id: string): Drawn[] => {
  const [, content] = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (content === undefined) throw new Error(`There is no drawing ${id}`);
  return [...content.matchAll(/<(path|text) ([^>]*?)(?:\/>|>([^<]*)<\/text>)/g)].map(
    ([, tag, attributes = '', words = '']) =>
      tag === 'text'
        ? { text: textOf(attributes, words) }
        : {
            path: {
              kind: kindOf(attributes),
              segments: segmentsOf(/\bd="([^"]*)"/.exec(attributes)?.[1] ?? ''),
            },
          },
  );
};

export const textsOf = (drawn: readonly Drawn[]): DrawnText[] =>
  drawn.flatMap((each) => ('text' in each ? each.text : []));

export const pathsOf = (drawn: readonly Drawn[], kind: DrawnPath['kind']): Segment[][] =>
  drawn.flatMap((each) => ('path' in each && each.path.kind === kind ? [each.path.segments] : []));
