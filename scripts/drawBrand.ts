import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { logo } from '../src/content/logo.ts';
import { SHARE_SIZE, sharePath, sharePictures, type SharePictureName } from '../src/content/sharePictures.ts';
import { site } from '../src/content/site.ts';
import { requireChromium } from './findChromium.ts';
import { readThemeColours } from './themeColours.ts';

/**
 * `node scripts/drawBrand.ts`: draws the icons, the web manifest and the pictures for shared links in `public` from the
 * brand's name, logo and colours.
 */
const read = (file: string): string => readFileSync(file, 'utf8');
const themeColours = readThemeColours();
const findColour = (name: string): string => {
  const colour = themeColours.get(name);
  if (!colour) throw new Error(`_tokens.scss has no colour --${name}`);
  return colour;
};
const colours = {
  primary: findColour('company-primary'),
  deep: findColour('company-deep'),
  line: findColour('deep-line'),
  light: findColour('company-light'),
  muted: findColour('deep-muted'),
  accent: findColour('deep-accent'),
};

const mark = `<path class="l" d="${logo.line}" fill="none" stroke-width="3"/><path class="n" d="${logo.nodes}"/><path fill="${colours.accent}" d="${logo.signal}"/>`;
const rules = (colour: string) => `.l{stroke:${colour}}.n{fill:${colour}}`;

const toFont = (family: string, file: string): string => {
  const data = readFileSync(`src/assets/fonts/${file}.woff2`).toString('base64');
  return `@font-face{font-family:${family};font-weight:400 700;src:url(data:font/woff2;base64,${data})}`;
};
const styles = `${toFont('heading', 'bricolage-grotesque')}${toFont('text', 'hanken-grotesk')}${rules(colours.light)}
body{margin:0;display:grid;place-content:center;justify-items:center;gap:24px;height:100vh;background:${colours.deep};color:#fff;text-align:center}
svg{height:64px}.brand{display:flex;align-items:center;gap:20px;font:600 46px heading}
h1{margin:0;max-width:560px;font:700 68px/1.05 heading}p{margin:0;max-width:560px;font:400 36px/1.35 text;color:${colours.muted}}
i{position:fixed;inset-block:0;width:200px;background:repeating-linear-gradient(${colours.line} 0 2px,transparent 2px 90px),repeating-linear-gradient(90deg,${colours.line} 0 2px,transparent 2px 95px)}
.first{left:0}.last{right:0}`;

const drawShare = (name: SharePictureName): string => {
  const { title, line } = sharePictures[name];
  const isCompany = title === site.fullName;
  const heading = isCompany ? site.name : title;
  const brand = isCompany ? '' : `<span>${site.name}</span>`;
  return `<style>${styles}</style><i class="first"></i><i class="last"></i><div class="brand"><svg viewBox="0 0 32 32"${isCompany ? ' style="height:140px"' : ''}>${mark}</svg>${brand}</div><h1>${heading}</h1><p>${isCompany ? site.fullName.replace(site.name, '').trim() : line}</p>`;
};

/** Systems may cut a maskable icon to a circle of four fifths of its width. */
const drawIcon = (margin: number): string =>
  `<style>${rules(colours.light)}body{margin:0;background:${colours.deep}}svg{position:fixed;inset:0;box-sizing:border-box;width:100vw;height:100vh;padding:${margin}vw}</style><svg viewBox="0 0 32 32">${mark}</svg>`;

interface Picture {
  html: string;
  file: string;
  width: number;
  height?: number;
}

const draw = async (page: Page, { html, file, width, height = width }: Picture): Promise<Buffer> => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  writeFileSync(`public/${file}`, png);
  return png;
};

/** An icon file that contains a PNG of 32 by 32 pixels. */
const toIco = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

const browser = await chromium.launch({ executablePath: requireChromium() });
const page = await browser.newPage();
for (const name of Object.keys(sharePictures) as SharePictureName[])
  await draw(page, { html: drawShare(name), file: sharePath(name).slice(1), ...SHARE_SIZE });
for (const [file, width, margin] of [
  ['apple-touch-icon.png', 180, 16],
  ['images/icon-192.png', 192, 16],
  ['images/icon-512.png', 512, 16],
  ['images/icon-maskable.png', 512, 24],
] as const)
  await draw(page, { html: drawIcon(margin), file, width });
writeFileSync(
  'public/favicon.ico',
  toIco(await draw(page, { html: drawIcon(6), file: 'favicon.ico', width: 32 })),
);
await browser.close();

writeFileSync(
  'public/favicon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${rules(colours.primary)}@media(prefers-color-scheme:dark){${rules(colours.light)}}</style>${mark}</svg>\n`,
);
const manifest = JSON.parse(read('public/site.webmanifest')) as Record<string, unknown>;
writeFileSync(
  'public/site.webmanifest',
  `${JSON.stringify({ ...manifest, name: site.fullName, short_name: site.name }, null, 2)}\n`,
);
