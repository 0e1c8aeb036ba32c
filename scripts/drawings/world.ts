import { places, standsInEurope, standsInWorld, type Place } from '../../src/content/locations.ts';
import { site } from '../../src/content/site.ts';
import { EUROPE, MAP, naturalEarth } from '../../src/lib/naturalEarth.ts';
import { colours } from './colours.ts';
import { landRows, NEARBY, WORLD, type Cut } from './land.ts';

/** One row of dots as moves and strokes of no length, each relative to the one before it: it compresses best. */
const rowPath = (row: readonly number[], y: number): string => {
  const [first, ...others] = row;
  if (first === undefined) return '';
  const steps = others.map((x, at) => `m${x - (row[at] ?? 0)} 0h0`);
  return `M${first} ${y}h0${steps.join('')}`;
};

/** How far the line runs aslant before it goes straight down. */
const LEAD = 200;

const dots = async (cut: Cut): Promise<string> => {
  const path = (await landRows(cut)).map(({ xs, y }) => rowPath(xs, y)).join('');
  return `<path d="${path}" fill="none" stroke="${colours.mapDots}" stroke-width="4" stroke-linecap="round"/>`;
};

/** The way of the shift: from office to office in the order of the sun, each time over the top of the map. */
const relay = (): string => {
  const stops = [...site.offices]
    .sort((one, other) => other.longitude - one.longitude)
    .map(({ longitude, latitude }) => naturalEarth(longitude, latitude));
  const arcs = stops.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = stops[at] ?? [x, y];
    return `M${fromX} ${fromY}Q${(fromX + x) / 2} ${Math.min(fromY, y) - 70} ${x} ${y}`;
  });
  return `<path d="${arcs.join('')}" fill="none" stroke="${colours.amber}" stroke-width="2.5"/>`;
};

/** What stands larger on the map of Europe, and the line that leads to it, wherever below it stands. */
const inset = (): string => {
  const { x, y, width, height } = EUROPE;
  const [right, bottom] = [x + width, y + height];
  const corner = `${right + LEAD},${bottom + LEAD}`;
  return `<g fill="none" stroke="${colours.deepMuted}" stroke-width="1.5"><rect x="${x}" y="${y}" width="${width}" height="${height}"/><polyline points="${right},${bottom} ${corner} ${right + LEAD},${MAP.height}"/></g>`;
};

/** A pin for each place, an office's with a ring; `unit` is a pin's own measure in pixels of what is painted. */
const pins = (shown: (place: Place) => boolean, { x, y, pixels }: Cut, unit: number): string => {
  const drawn = places()
    .filter(shown)
    .map(({ longitude, latitude, isOffice }) => {
      const [east, south] = naturalEarth(longitude, latitude);
      const ring = isOffice ? ` stroke="${colours.white}" stroke-width="${2 * unit}"` : '';
      return `<circle cx="${((east - x) * pixels).toFixed(1)}" cy="${((south - y) * pixels).toFixed(1)}" r="${(isOffice ? 6 : 4) * unit}"${ring}/>`;
    });
  return `<g fill="${colours.amber}">${drawn.join('')}</g>`;
};

const frame = (width: number, height: number, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>\n`;

/** The continents as a grid of dots in one path, above them where Europe is cut out, the relay and the places. */
export const drawWorld = async (): Promise<string> =>
  frame(MAP.width, MAP.height, (await dots(WORLD)) + inset() + relay() + pins(standsInWorld, WORLD, 1));

/** Europe ten times as large, where five places would lie on one another. */
export const drawEurope = async (): Promise<string> =>
  frame(
    NEARBY.width * NEARBY.pixels,
    NEARBY.height * NEARBY.pixels,
    (await dots(NEARBY)) + pins(standsInEurope, NEARBY, 3),
  );
