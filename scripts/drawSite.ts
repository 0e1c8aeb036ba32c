import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sharePath, type SharePictureName } from '../src/content/sharePictures.ts';
import { drawAppIcon, drawFavicon, drawSmallIcon } from './drawings/icons.ts';
import { drawCompanyPicture } from './drawings/companyPicture.ts';
import { drawSharePictures } from './drawings/sharePicture.ts';
import { toIco } from './drawings/toIco.ts';
import { webManifest } from './drawings/webManifest.ts';
import { drawVectors } from './drawVectors.ts';

const ICO_SIZE = 32;
/** Systems may cut an icon to a circle of four fifths of its width; the mark stays inside. */
const SHARES = { plain: 0.68, maskable: 0.52 } as const;

const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

type Drawings = Readonly<Record<string, string | Buffer>>;

const drawShares = async (): Promise<Drawings> => {
  const pictures = { ...(await drawSharePictures()), company: drawCompanyPicture() };
  const files = Object.entries(pictures).map(
    async ([name, svg]) => [sharePath(name as SharePictureName).slice(1), await toPng(svg)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};

const drawIcons = async (): Promise<Drawings> => ({
  'favicon.svg': drawFavicon(),
  'favicon.ico': toIco(await toPng(drawSmallIcon(ICO_SIZE)), ICO_SIZE),
  'apple-touch-icon.png': await toPng(drawAppIcon(180, SHARES.plain)),
  'images/icon-192.png': await toPng(drawAppIcon(192, SHARES.plain)),
  'images/icon-512.png': await toPng(drawAppIcon(512, SHARES.plain)),
  'images/icon-maskable.png': await toPng(drawAppIcon(512, SHARES.maskable)),
  'site.webmanifest': webManifest(),
});

/** Every picture of the site, by the file that it goes to. Sources: docs/assets.md. */
export const drawPictures = async (): Promise<Drawings> => ({
  ...(await drawVectors()),
  ...(await drawShares()),
  ...(await drawIcons()),
});

/** Draws every picture into a folder, under names that never change; or writes those that are drawn already. */
export const drawSite = async (folder: string, drawn = drawPictures()): Promise<void> => {
  for (const [file, content] of Object.entries(await drawn)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
};
