import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Pictures are kept at half their size: enough to see a heading move, a quarter of the bytes. */
const SCALE = 0.5;
const QUALITY = 60;
/** A channel may differ by so much, of 255, before its pixel counts: what compression and smoothing of edges do. */
const CHANNEL_TOLERANCE = 40;
/** Pixels are judged in squares of this side, so that a small thing that changed does not drown in a long page. */
const TILE = 16;
/** Share of a square's pixels that may differ, and how many squares may be beyond it. */
const TILE_TOLERANCE = 0.5;
const TILES_TOLERANCE = 2;
/** Pixels, at the kept size, by which a page's height may differ. */
const HEIGHT_TOLERANCE = 2;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const toPixels = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const differs = (one: Pixels, other: Pixels, at: number): boolean =>
  [0, 1, 2].some(
    (channel) =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > CHANNEL_TOLERANCE,
  );

/** Where two pictures of one width differ to speak of: left and top of each such square. */
const differentTiles = (one: Pixels, other: Pixels): string[] => {
  const columns = Math.ceil(one.width / TILE);
  const height = Math.min(one.height, other.height);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < one.width * height; pixel += 1) {
    if (!differs(one, other, pixel * 3)) continue;
    const row = Math.floor(Math.floor(pixel / one.width) / TILE);
    const tile = row * columns + Math.floor((pixel % one.width) / TILE);
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > TILE * TILE * TILE_TOLERANCE)
    .map(([tile]) => `${(tile % columns) * TILE},${Math.floor(tile / columns) * TILE}`);
};

/** Keeps a picture in place of the one that is kept. */
export const keepImage = async (file: string, png: Buffer): Promise<void> => {
  const { width = 0 } = await sharp(png).metadata();
  mkdirSync(dirname(file), { recursive: true });
  const kept = await sharp(png)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(file, kept);
};

/** In what a picture differs from the one that is kept, as a sentence; undefined when it does not to speak of. */
export const differenceFromKept = async (file: string, png: Buffer): Promise<string | undefined> => {
  if (!existsSync(file)) return `${file} is missing`;
  const kept = await toPixels(sharp(readFileSync(file)));
  const now = await toPixels(sharp(png).resize({ width: kept.width }));
  if (Math.abs(kept.height - now.height) > HEIGHT_TOLERANCE) {
    return `${file}: ${now.height} pixels high, not ${kept.height}`;
  }
  const tiles = differentTiles(kept, now);
  if (tiles.length <= TILES_TOLERANCE) return undefined;
  return `${file}: ${tiles.length} squares of ${TILE} pixels differ, at ${tiles.slice(0, 5).join(' ')}`;
};
