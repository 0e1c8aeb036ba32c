import { SHARE_SIZE, sharePictures, type SharePicture } from '../../src/content/sharePictures.ts';
import { site } from '../../src/content/site.ts';
import { brandText, type DrawText } from './brandText.ts';
import { colours } from './colours.ts';
import { drawMark } from './icons.ts';
import { drawNet, netFade } from './net.ts';

const { width, height } = SHARE_SIZE;
const EDGE = 80;
const TITLE = { size: 92, step: 100, widest: 700 };
const LINE = { size: 36, step: 50, widest: 640 };

/** Breaks a text between words where it would become too wide. */
const toLines = (
  text: string,
  draw: DrawText,
  { size, widest }: { size: number; widest: number },
): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    return draw(longer, size).width <= widest ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);

const drawPicture = (
  { title, line, practice }: SharePicture,
  { heading, text }: Record<'heading' | 'text', DrawText>,
): string => {
  const signal = practice ? colours[practice] : colours.amber;
  const placed = (drawn: string, y: number, fill: string) =>
    `<g transform="translate(${EDGE} ${y})" fill="${fill}">${drawn}</g>`;
  const titles = toLines(title, heading, TITLE);
  const lines = toLines(line, text, LINE);
  const first = titles.length > 1 ? 300 : 350;
  const below = first + (titles.length - 1) * TITLE.step + 78;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    netFade(0.58, 0.85),
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    drawNet(signal),
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
    `<g transform="translate(${EDGE} 72) scale(1.9)">${drawMark({ line: colours.teal, signal: colours.amber })}</g>`,
    `<g transform="translate(164 115)" fill="${colours.white}">${heading(site.name, 42).path}</g>`,
    ...titles.map((words, at) =>
      placed(heading(words, TITLE.size).path, first + at * TITLE.step, colours.white),
    ),
    ...lines.map((words, at) =>
      placed(text(words, LINE.size).path, below + at * LINE.step, colours.deepMuted),
    ),
    `<rect y="${height - 14}" width="${width}" height="14" fill="${signal}"/>`,
    '</svg>',
  ].join('');
};

/** The pictures of all subjects but the company itself, by name (docs/requirements.md, SEO-6). */
export const drawSharePictures = async (): Promise<Record<string, string>> => {
  const pictures = Object.fromEntries(Object.entries(sharePictures).filter(([name]) => name !== 'company'));
  const words = Object.values(pictures).map(({ title, line }) => title + line);
  const characters = [site.name, ...words].join('');
  const faces = {
    heading: await brandText('heading', characters),
    text: await brandText('text', characters),
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, drawPicture(picture, faces)]),
  );
};
