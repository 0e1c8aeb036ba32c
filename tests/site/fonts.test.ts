import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, elementTexts, siteFolder } from '../support/builtSite.ts';
import { fontCharacters } from '../support/fontCharacters.ts';

const LARGEST_TOGETHER = 40 * 1024;
const folder = join(siteFolder, 'static/media');
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

const charactersOf = async (face: string) => {
  const file = files.find((name) => name.startsWith(`${face}.`)) ?? '';
  return fontCharacters(readFileSync(join(folder, file)));
};

/** Characters that a face lacks; control characters are drawn by no font. */
const missing = (text: string, face: ReadonlySet<string>): string[] =>
  [...new Set(text)].filter((sign) => sign >= ' ' && !face.has(sign));

const shown = (html: string): string =>
  elementTexts(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''), 'body').join('');
const headings = (html: string): string =>
  ['h1', 'h2', 'h3', 'h4'].flatMap((level) => elementTexts(html, level)).join('');

const contentSources = (): string =>
  readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join('src/content', name), 'utf8'))
    .join('');

describe('the fonts', () => {
  it('are two files of 40 kB together', () => {
    const bytes = files.map((name) => readFileSync(join(folder, name)).length);
    expect(bytes).toHaveLength(2);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LARGEST_TOGETHER);
  });

  it('hold every character that a built page shows', async () => {
    const text = await charactersOf('hanken-grotesk');
    const heading = await charactersOf('bricolage-grotesque');
    const pages = builtPages();
    expect(missing(pages.map(({ html }) => shown(html)).join(''), text)).toEqual([]);
    expect(missing(pages.map(({ html }) => headings(html)).join(''), heading)).toEqual([]);
  });

  it('hold every character of the words that come later, with a script', async () => {
    expect(missing(contentSources(), await charactersOf('hanken-grotesk'))).toEqual([]);
  });

  it('hold the letters of Western European names for text', async () => {
    expect(missing('Zoë Ångström, Núñez & Gauß', await charactersOf('hanken-grotesk'))).toEqual([]);
  });
});
