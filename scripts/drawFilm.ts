import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { landRows } from './drawings/land.ts';
import { FILM, picture } from './film/scene.ts';

/**
 * Draws the film of the relay and encodes it twice: `node scripts/drawFilm.ts`, after a change of `scripts/film` or of
 * the offices. Needs ffmpeg with libvpx-vp9 and libx264 on the path (Debian: `apt-get install ffmpeg`); the site's
 * build does not, since the files are kept in `public/media`.
 */
const folder = resolve(import.meta.dirname, '../public/media');
const { seconds, rate, width, height } = FILM;
const POSTER_AT_SECONDS = 7.5;
const MAX_BYTES = 700_000;

const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${width}x${height}`,
  '-r',
  String(rate),
  '-i',
  '-',
];
const encodings = {
  'relay.webm': ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4'],
  'relay.mp4': ['-c:v', 'libx264', '-crf', '27', '-preset', 'medium', '-movflags', '+faststart'],
};

const encoder = ([file, options]: [string, string[]]): ChildProcess =>
  spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...raw,
      ...options,
      '-pix_fmt',
      'yuv420p',
      '-map_metadata',
      '-1',
      resolve(folder, file),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

const feed = async ({ stdin }: ChildProcess, pixels: Buffer): Promise<void> => {
  if (stdin && !stdin.write(pixels)) await once(stdin, 'drain');
};

mkdirSync(folder, { recursive: true });
const dots = (await landRows()).flatMap(({ xs, y }) => xs.map((x) => ({ x, y })));
const encoders = Object.entries(encodings).map(encoder);
for (let at = 0; at < seconds * rate; at += 1) {
  const pixels = await sharp(Buffer.from(picture(at / rate, dots)))
    .removeAlpha()
    .raw()
    .toBuffer();
  await Promise.all(encoders.map((process) => feed(process, pixels)));
}
for (const process of encoders) {
  process.stdin?.end();
  const [code] = (await once(process, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
await sharp(Buffer.from(picture(POSTER_AT_SECONDS, dots)))
  .webp({ quality: 82 })
  .toFile(resolve(folder, 'relay.webp'));
for (const file of Object.keys(encodings)) {
  const { size } = statSync(resolve(folder, file));
  console.log(`${file}: ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES} bytes`);
}
