import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PracticeKey } from '../src/content/practices.ts';
import { headScenePath, type HeadSceneName } from '../src/content/headScenes.ts';
import { scenePath } from '../src/content/scenes.ts';
import { sharePath, type SharePictureName } from '../src/content/sharePictures.ts';
import { drawAppIcon, drawFavicon, drawSmallIcon } from './drawings/icons.ts';
import { drawCaseSprite } from './drawings/cases/caseSprite.ts';
import { drawCompanyPicture } from './drawings/companyPicture.ts';
import { drawDay } from './drawings/day.ts';
import { drawEvidenceSprite } from './drawings/evidence/evidenceSprite.ts';
import { drawHeadScenes } from './drawings/heads/headFiles.ts';
import { drawLineSprite } from './drawings/lineSprite.ts';
import { drawLogoSprite } from './drawings/logoSprite.ts';
import { drawMotifSprite } from './drawings/portraits/motifSprite.ts';
import { drawOfficeSprite } from './drawings/offices/officeSprite.ts';
import { drawScenes } from './drawings/scenes/sceneFiles.ts';
import { drawRota } from './drawings/rota.ts';
import { drawSignSprite } from './drawings/signSprite.ts';
import { drawSlides } from './drawings/slides/slideSprite.ts';
import { drawSharePictures } from './drawings/sharePicture.ts';
import { drawSolutionSprite } from './drawings/solutions/solutionSprite.ts';
import { toIco } from './drawings/toIco.ts';
import { webManifest } from './drawings/webManifest.ts';
import { drawEurope, drawWorld } from './drawings/world.ts';

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
  'images/logos.svg': drawLogoSprite(),
  'images/world.svg': await drawWorld(),
  'images/europe.svg': await drawEurope(),
  'images/day.svg': drawDay(),
  'images/cases.svg': drawCaseSprite(),
  'images/evidence.svg': drawEvidenceSprite(),
  'images/motifs.svg': drawMotifSprite(),
  'images/offices.svg': drawOfficeSprite(),
  'images/rota.svg': drawRota(),
  'images/solutions.svg': drawSolutionSprite(),
  'images/slides.svg': drawSlides(),
  ...Object.fromEntries(
    Object.entries(drawScenes()).map(([practice, svg]) => [scenePath(practice as PracticeKey).slice(1), svg]),
  ),
  ...Object.fromEntries(
    Object.entries(drawHeadScenes()).map(([name, svg]) => [
      headScenePath(name as HeadSceneName).slice(1),
      svg,
    ]),
  ),
  'images/signs.svg': drawSignSprite(),
  'images/lines.svg': drawLineSprite(),
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
