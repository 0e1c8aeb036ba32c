import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { site } from '../../src/content/site.ts';
import { EUROPE, MAP, mapFrame, naturalEarth } from '../../src/lib/naturalEarth.ts';
import { colours } from './colours.ts';

type Topology = Parameters<typeof feature>[0];

/** Of 255: a pixel lighter than this is land. */
const LAND = 128;

/** What is painted: a part of the map, each of its units so many pixels. */
interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: number;
  /** From dot to dot. */
  step: number;
  /** Of the coasts. */
  detail: '110m' | '50m';
}

const WORLD: Cut = { x: 0, y: 0, ...MAP, pixels: 1, step: 9, detail: '110m' };
const NEARBY: Cut = { ...EUROPE, pixels: 10, step: 14, detail: '50m' };

const landPath = ({ x, y, pixels, detail }: Cut): string => {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { land } = atlas.objects;
  if (!land) throw new Error('The atlas holds no land');
  const [left, top] = mapFrame.translate;
  const projection = geoNaturalEarth1()
    .scale(mapFrame.scale * pixels)
    .translate([(left - x) * pixels, (top - y) * pixels]);
  return geoPath(projection)(feature(atlas, land)) ?? '';
};

/** Every pixel of the map, land light: asking the picture is a hundred times quicker than asking the globe. */
const paintLand = (cut: Cut): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cut.width * cut.pixels}" height="${cut.height * cut.pixels}"><rect width="100%" height="100%"/><path fill="#fff" d="${landPath(cut)}"/></svg>`,
    ),
  )
    .greyscale()
    .raw()
    .toBuffer();

/** One row of dots as moves and strokes of no length, each relative to the one before it: it compresses best. */
const rowPath = (row: readonly number[], y: number): string => {
  const [first, ...others] = row;
  if (first === undefined) return '';
  const steps = others.map((x, at) => `m${x - (row[at] ?? 0)} 0h0`);
  return `M${first} ${y}h0${steps.join('')}`;
};

const grid = (length: number, step: number): number[] =>
  Array.from({ length: Math.floor(length / step) }, (_, at) => (at + 0.5) * step);

/** Where the land's dots stand, row by row, in pixels of what is painted. */
export const landRows = async (cut = WORLD): Promise<{ y: number; xs: number[] }[]> => {
  const pixels = await paintLand(cut);
  const width = cut.width * cut.pixels;
  const isLand = (x: number, y: number) => (pixels[Math.floor(y) * width + Math.floor(x)] ?? 0) > LAND;
  return grid(cut.height * cut.pixels, cut.step).map((y) => ({
    y,
    xs: grid(width, cut.step).filter((x) => isLand(x, y)),
  }));
};

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

const frame = (width: number, height: number, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>\n`;

/** The continents as a grid of dots in one path, and the relay above them. */
export const drawWorld = async (): Promise<string> =>
  frame(MAP.width, MAP.height, (await dots(WORLD)) + relay());

/** Europe ten times as large, where five places would lie on one another. */
export const drawEurope = async (): Promise<string> =>
  frame(EUROPE.width * NEARBY.pixels, EUROPE.height * NEARBY.pixels, await dots(NEARBY));
