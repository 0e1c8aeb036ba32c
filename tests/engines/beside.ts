import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { startServer } from '../support/server.ts';
import { findChromiumEngine } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { startGateway } from './gateway.ts';
import { picturedLooks, takePictures } from './takePictures.ts';
import { findWebKit } from './webkit.ts';

/** Lays the pages as Chromium, Firefox and WebKit draw them beside each other, for eyes: one picture a page and look. */
const GAP = 20;
const folder = resolve('test-results/engines/beside');

const layBeside = async (name: string, pngs: readonly Buffer[]): Promise<void> => {
  const sizes = await Promise.all(pngs.map((png) => sharp(png).metadata()));
  const lefts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + GAP, 0));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
  const height = Math.max(...sizes.map((size) => size.height));
  await sharp({ create: { width, height, channels: 3, background: '#f0f' } })
    .composite(pngs.map((input, at) => ({ input, left: lefts[at] ?? 0, top: 0 })))
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.webp`));
};

const server = await startServer({ DIST_DIR: resolve('dist') });
const gateway = await startGateway(server.url);
const pictures = new Map<string, Buffer[]>();
mkdirSync(folder, { recursive: true });
for (const find of [findChromiumEngine, findFirefox, findWebKit]) {
  const engine = await find();
  if ('why' in engine) {
    console.log(`${engine.name} is not run: ${engine.why}`);
    continue;
  }
  for (const look of picturedLooks)
    for await (const { name, png } of takePictures(engine, gateway.url, look))
      pictures.set(name, [...(pictures.get(name) ?? []), png]);
  await engine.close();
}
for (const [name, pngs] of pictures) await layBeside(name, pngs);
await gateway.close();
await server.stop();
console.log(`${pictures.size} pictures lie in ${folder}`);
