import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Engine } from './driver.ts';
import { pictureDifference } from './pictureDifference.ts';
import type { Picture } from './takePictures.ts';

/** A heading that breaks elsewhere is still seen, and 48 of them take less than 2 MB. */
const SCALE = 0.45;
const OUTCOME = resolve('test-results/engines');

const folderOf = ({ name, version }: Engine): string =>
  join(import.meta.dirname, 'pictures', `${name.toLowerCase()}-${version.split('.')[0]}`);

/** Whether pictures are kept of this engine in this version. */
export const areKept = (engine: Engine): boolean => existsSync(folderOf(engine));

const shrink = async (png: Buffer) => {
  const picture = sharp(png);
  const { width } = await picture.metadata();
  return picture.resize({ width: Math.round(width * SCALE) }).webp({ quality: 30, effort: 6 });
};

const write = (file: string, bytes: Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
};

export const keepPicture = async (engine: Engine, { name, png }: Picture): Promise<void> =>
  write(join(folderOf(engine), `${name}.webp`), await (await shrink(png)).toBuffer());

/** What is other than in the kept picture, in words; undefined where nothing is. Both then lie in test-results. */
export const differenceOf = async (engine: Engine, { name, png }: Picture): Promise<string | undefined> => {
  const file = join(folderOf(engine), `${name}.webp`);
  if (!existsSync(file)) return `no picture ${name} is kept`;
  const [kept, came] = [readFileSync(file), await (await shrink(png)).toBuffer()];
  const difference = await pictureDifference(kept, came);
  if (difference === undefined) return undefined;
  write(join(OUTCOME, `${engine.name}-${name}-kept.webp`), kept);
  write(join(OUTCOME, `${engine.name}-${name}-came.webp`), came);
  return `${name}: ${difference}`;
};
