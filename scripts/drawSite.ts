import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawAppIcon, drawFavicon, drawSmallIcon } from './drawings/icons.ts';
import { drawDay } from './drawings/day.ts';
import { drawLinkPicture } from './drawings/linkPicture.ts';
import { drawLogoSprite } from './drawings/logoSprite.ts';
import { drawSignSprite } from './drawings/signSprite.ts';
import { drawSlides } from './drawings/slides.ts';
import { toIco } from './drawings/toIco.ts';
import { webManifest } from './drawings/webManifest.ts';
import { drawWorld } from './drawings/world.ts';

const ICO_SIZE = 32;
/** Systems may cut an icon to a circle of four fifths of its width; the mark stays inside. */
const SHARES = { plain: 0.68, maskable: 0.52 } as const;

const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

/** Draws every picture of the site into a folder, under names that never change. Sources: docs/assets.md. */
export const drawSite = async (folder: string): Promise<void> => {
  const write = (file: string, content: string | Buffer) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  write('images/logos.svg', drawLogoSprite());
  write('images/signs.svg', drawSignSprite());
  write('images/world.svg', await drawWorld());
  write('images/day.svg', drawDay());
  for (const [name, svg] of Object.entries(drawSlides())) write(`images/slide-${name}.svg`, svg);
  write('images/link.png', await toPng(drawLinkPicture()));
  write('favicon.svg', drawFavicon());
  write('favicon.ico', toIco(await toPng(drawSmallIcon(ICO_SIZE)), ICO_SIZE));
  write('apple-touch-icon.png', await toPng(drawAppIcon(180, SHARES.plain)));
  write('images/icon-192.png', await toPng(drawAppIcon(192, SHARES.plain)));
  write('images/icon-512.png', await toPng(drawAppIcon(512, SHARES.plain)));
  write('images/icon-maskable.png', await toPng(drawAppIcon(512, SHARES.maskable)));
  write('site.webmanifest', webManifest());
};
