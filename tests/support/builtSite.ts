import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const distFolder = resolve('dist');
export const siteFolder = join(distFolder, 'site');

export interface BuiltPage {
  /** The address of the file. */
  path: string;
  html: string;
}

/** Every built page; throws when there is no build, since a check of nothing would pass. */
export const builtPages = (): BuiltPage[] => {
  if (!existsSync(siteFolder)) throw new Error('dist/site is missing: run npm run build first');
  return readdirSync(siteFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      html: readFileSync(join(siteFolder, file), 'utf8'),
    }));
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
const decode = (text: string) =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Values of one attribute in a page's HTML. */
export const attributeValues = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value));

/** Text between all tags of one name, tags inside removed. */
export const elementTexts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    decode(inner.replace(/<[^>]+>/g, '')).trim(),
  );

interface LateBlock {
  styles: string[];
  scripts: string[];
  hashes: string[];
}

const lateBlock = (html: string): LateBlock => {
  const data = /<script type="application\/json" id="late">([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(data ?? '{"styles":[],"scripts":[],"hashes":[]}') as LateBlock;
};

/** The files that a page fetches after its first paint. */
export const lateFiles = (html: string): string[] => {
  const { styles, scripts } = lateBlock(html);
  return [...styles, ...scripts];
};

/** What their content has to hash to, in the same order. */
export const lateHashes = (html: string): string[] => lateBlock(html).hashes;
