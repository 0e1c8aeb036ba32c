import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const distFolder = resolve('dist');
export const siteFolder = join(distFolder, 'site');

export interface BuiltPage {
  /** The page's URL path. */
  path: string;
  html: string;
}

/** Reads every built page. Throws if there is no build, because checking no pages would pass. */
export const readBuiltPages = (): BuiltPage[] => {
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
const decodeEntities = (text: string) =>
  text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Reads all values of an attribute in a page's HTML. */
export const readAttributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decodeEntities(value));

/** Reads the text of all elements with this tag, without the tags inside. */
export const readElementTexts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    decodeEntities(inner.replace(/<[^>]+>/g, '')).trim(),
  );

/** Reads which scripts a page fetches after its first paint. */
export const readDeferredScripts = (html: string): string[] => {
  const data = /<script type="application\/json" id="deferred">([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(data ?? '[]') as string[];
};
