import { site } from '../../src/content/site.ts';
import { naturalEarth } from '../../src/lib/naturalEarth.ts';

/** Seconds that the film lasts, pictures a second, and its frame in pixels. */
export const FILM = { seconds: 20, rate: 20, width: 1280, height: 720 } as const;

const COLOURS = { ground: '#08262b', line: '#2f6f77', quiet: '#6fa3a8', node: '#b5cbce', signal: '#ffb938' };

/** The map's own units to pixels: a strip of the northern half, so that the three places fill the frame. */
const SCALE = 1.42;
const SHIFT = { x: -70, y: -22 } as const;
const toPixels = ([x, y]: readonly [number, number]): Point => ({
  x: x * SCALE + SHIFT.x,
  y: y * SCALE + SHIFT.y,
});

interface Point {
  x: number;
  y: number;
}

/** The head office hands back at the end: the order in which the shift goes round. */
const [west, middle, east] = site.offices.map(({ longitude, latitude }) =>
  toPixels(naturalEarth(longitude, latitude)),
);
if (!west || !middle || !east) throw new Error('The film shows three offices');
const RELAY = [east, middle, west, east] as const;

/** From when to when each leg of the relay is under way, in seconds. */
const LEGS = [
  [6, 8.5],
  [10.5, 13],
  [15, 18],
] as const;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const ease = (value: number): number => {
  const t = clamp(value);
  return t * t * (3 - 2 * t);
};
const between = (from: number, to: number, time: number): number => clamp((time - from) / (to - from));

/** Office networks in the drawings' manner: right angles from the place outwards, a node at each end. */
const BRANCHES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [0, -46],
    [58, -46],
  ],
  [
    [0, 0],
    [48, 0],
    [48, 30],
    [86, 30],
  ],
  [
    [0, 0],
    [0, 52],
    [-40, 52],
    [-40, 78],
  ],
  [
    [0, 0],
    [-52, 0],
    [-52, -34],
  ],
  [
    [0, 0],
    [0, 52],
    [30, 52],
  ],
];

const round = (value: number): number => Math.round(value * 10) / 10;
const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, { x, y }, at) => sum + Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)), 0);

/** The first part of a line, as if a pen were drawing it. */
const drawn = (points: readonly Point[], share: number): Point[] => {
  let left = lengthOf(points) * share;
  const result = points.slice(0, 1);
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= 0) break;
    const part = Math.min(1, left / (length || 1));
    result.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    left -= length;
  }
  return result;
};

/** A leg of the relay as an arc over the map; the way back to the east runs below. */
const arc = (leg: number): Point[] => {
  const from = RELAY[leg] ?? east;
  const to = RELAY[leg + 1] ?? east;
  const lift = leg === 2 ? -190 : 95;
  return Array.from({ length: 61 }, (_, step) => {
    const t = step / 60;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t) };
  });
};

/** How much an office is on shift at a time: 0 to 1. */
const onShift = (office: Point, time: number): number => {
  const [first, second, third] = LEGS;
  if (office === east)
    return Math.max(
      ease(between(3.2, 4, time)) - ease(between(8.5, 9.1, time)),
      ease(between(18, 18.5, time)),
    );
  if (office === middle)
    return ease(between(first[1], first[1] + 0.5, time)) - ease(between(second[1], second[1] + 0.6, time));
  return ease(between(second[1], second[1] + 0.5, time)) - ease(between(third[1], third[1] + 0.6, time));
};

const square = ({ x, y }: Point, size: number, style: string): string =>
  `<rect x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${round(size)}" height="${round(size)}" ${style}/>`;

const network = (office: Point, at: number, time: number): string => {
  const shift = onShift(office, time);
  const begin = 0.6 + at * 0.5;
  const lines = BRANCHES.map((branch, index) => {
    const share = ease(between(begin + index * 0.22, begin + 1.4 + index * 0.22, time));
    const whole = branch.map(([x, y]) => ({ x: office.x + x * (at === 1 ? -1 : 1), y: office.y + y }));
    const part = drawn(whole, share);
    const end = whole.at(-1) ?? office;
    const stroke = `<path d="${path(part)}" fill="none" stroke="${COLOURS.quiet}" stroke-width="2.5" opacity="${round(0.55 + 0.45 * shift)}"/>`;
    // What runs along the lines while the office watches over them.
    const beat = (time * 0.55 + index * 0.21) % 1;
    const pulse = drawn(whole, beat).at(-1) ?? office;
    const watched =
      shift > 0.05 && share === 1
        ? `<circle cx="${round(pulse.x)}" cy="${round(pulse.y)}" r="4" fill="${COLOURS.signal}" opacity="${round(shift * Math.sin(Math.PI * beat))}"/>`
        : '';
    const node =
      share === 1
        ? square(end, 14, `fill="${COLOURS.ground}" stroke="${COLOURS.node}" stroke-width="2.5"`)
        : '';
    return stroke + watched + node;
  });
  const seen = ease(between(begin - 0.4, begin + 0.1, time));
  const halo = (time * 0.6) % 1;
  const ring =
    shift > 0.05
      ? `<circle cx="${round(office.x)}" cy="${round(office.y)}" r="${round(20 + 34 * halo)}" fill="none" stroke="${COLOURS.signal}" stroke-width="2" opacity="${round(shift * (1 - halo) * 0.8)}"/>`
      : '';
  const core = square(
    office,
    30 * seen,
    `fill="${COLOURS.ground}" stroke="${COLOURS.node}" stroke-width="3"`,
  );
  const lit = square(office, 18 * shift, `fill="${COLOURS.signal}"`);
  return lines.join('') + ring + (seen > 0 ? core : '') + (shift > 0.02 ? lit : '');
};

const leg = (at: number, time: number): string => {
  const [from, to] = LEGS[at] ?? [0, 0];
  const share = ease(between(from, to, time));
  if (share === 0) return '';
  const line = arc(at);
  const part = drawn(line, share);
  const head = part.at(-1) ?? east;
  const isUnderWay = share < 1;
  const faded = isUnderWay ? 1 : 1 - 0.6 * ease(between(to, to + 1.5, time));
  return (
    `<path d="${path(part)}" fill="none" stroke="${COLOURS.signal}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" opacity="${round(faded)}"/>` +
    (isUnderWay
      ? `<circle cx="${round(head.x)}" cy="${round(head.y)}" r="17" fill="${COLOURS.signal}" opacity="0.22"/><circle cx="${round(head.x)}" cy="${round(head.y)}" r="8" fill="${COLOURS.signal}"/>`
      : '')
  );
};

/** Daylight goes westward over the dots of the land, and the shift with it. */
const daylight = (time: number): number =>
  RELAY[0].x +
  60 -
  ease(between(4, 15.5, time)) * (RELAY[0].x - RELAY[2].x + 40) +
  900 * ease(between(15, 18.5, time));

/** Dots of one brightness are one path: a thousand circles would take ten times as long to draw. */
const SHADES = 12;

const land = (dots: readonly Point[], time: number): string => {
  const sun = daylight(time);
  const seen = ease(between(0, 1.2, time));
  const shades = Array.from({ length: SHADES + 1 }, () => '');
  for (const dot of dots) {
    const { x, y } = toPixels([dot.x, dot.y]);
    const shade = Math.round(Math.exp(-(((x - sun) / 260) ** 2)) * SHADES);
    shades[shade] += `M${round(x)} ${round(y)}h0`;
  }
  return shades
    .map((path, shade) => {
      const light = shade / SHADES;
      return (
        path &&
        `<path d="${path}" stroke="${COLOURS.line}" stroke-width="${round(5.2 + 2 * light)}" stroke-linecap="round" opacity="${Math.round(seen * (0.42 + 0.5 * light) * 100) / 100}"/>`
      );
    })
    .join('');
};

/** One picture of the film as SVG: no word in it, so that captions can say it in any language and under any name. */
export const picture = (time: number, dots: readonly Point[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.width}" height="${FILM.height}" viewBox="0 0 ${FILM.width} ${FILM.height}">` +
  `<rect width="${FILM.width}" height="${FILM.height}" fill="${COLOURS.ground}"/>` +
  land(dots, time) +
  [0, 1, 2].map((at) => leg(at, time)).join('') +
  [east, middle, west].map((office, at) => network(office, at, time)).join('') +
  '</svg>';
