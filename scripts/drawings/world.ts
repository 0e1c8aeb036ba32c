import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { MAP, mapFrame } from '../../src/lib/naturalEarth.ts';
import { colours } from './colours.ts';

type Topology = Parameters<typeof feature>[0];

const STEP = 9;
/** Of 255: a pixel lighter than this is land. */
const LAND = 128;

const landPath = (): string => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { land } = atlas.objects;
  if (!land) throw new Error('The atlas holds no land');
  const projection = geoNaturalEarth1().scale(mapFrame.scale).translate(mapFrame.translate);
  return geoPath(projection)(feature(atlas, land)) ?? '';
};

/** Every pixel of the map, land light: asking the picture is a hundred times quicker than asking the globe. */
const paintLand = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}"><rect width="100%" height="100%"/><path fill="#fff" d="${landPath()}"/></svg>`,
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

const grid = (length: number): number[] =>
  Array.from({ length: Math.floor(length / STEP) }, (_, at) => (at + 0.5) * STEP);

/** Where the land's dots stand, row by row, in the map's own units. */
export const landRows = async (): Promise<{ y: number; xs: number[] }[]> => {
  const pixels = await paintLand();
  const isLand = (x: number, y: number) => (pixels[Math.floor(y) * MAP.width + Math.floor(x)] ?? 0) > LAND;
  return grid(MAP.height).map((y) => ({ y, xs: grid(MAP.width).filter((x) => isLand(x, y)) }));
};

/** The continents as a grid of dots in one path. */
export const drawWorld = async (): Promise<string> => {
  const path = (await landRows()).map(({ xs, y }) => rowPath(xs, y)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"><path d="${path}" fill="none" stroke="${colours.mapDots}" stroke-width="4" stroke-linecap="round"/></svg>\n`;
};
