import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';
import { EUROPE, MAP, mapFrame } from '../../src/lib/naturalEarth.ts';

type Topology = Parameters<typeof feature>[0];

/** Of 255: a pixel lighter than this is land. */
const LAND = 128;

/** What is painted: a part of the map, each of its units so many pixels. */
export interface Cut {
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

export const WORLD: Cut = { x: 0, y: 0, ...MAP, pixels: 1, step: 9, detail: '110m' };
export const NEARBY: Cut = { ...EUROPE, pixels: 10, step: 12, detail: '50m' };

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
