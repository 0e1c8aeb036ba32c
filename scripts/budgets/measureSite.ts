import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../src/content/pages.ts';
import { resolvePath } from '../../src/content/resolvePath.ts';
import { scriptsOf, type Assets } from '../../src/prerender/assets.ts';
import type { Budgets, KindFigures } from './figures.ts';
import { pageFigures, type SiteFiles } from './pageFigures.ts';
import { steadySize } from './steadySize.ts';

const withoutHash = (file: string): string => file.replace(/\.[\da-f]{8}(?=\.)/, '');

/** Never by the clock or the machine: the same commit gives the same figures. */
const siteFiles = (dist: string): SiteFiles => {
  const assets = JSON.parse(readFileSync(join(dist, 'renderer/assets.json'), 'utf8')) as Assets;
  const read = (address: string) => readFileSync(join(dist, 'site', address));
  const sizes = new Map<string, number>();
  const measure = (address: string): number => {
    const bytes = read(address);
    return address.endsWith('.woff2') ? bytes.length : steadySize(bytes.toString());
  };
  return {
    sizeOfText: steadySize,
    // Pages share their files: each is compressed once.
    sizeOf: (address) => {
      const size = sizes.get(address) ?? measure(address);
      sizes.set(address, size);
      return size;
    },
    scriptsOf: (path) => {
      const name = resolvePath(path)?.name;
      return name ? scriptsOf(assets, pages[name]) : [];
    },
  };
};

const pathOf = (file: string): string => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** Pages of files that stand for many addresses, and the page of none. */
const SHELLS: Readonly<Record<string, string>> = { '/career-details': 'job', '/applications': 'receipt' };

const kindOf = (path: string): string => {
  const name = resolvePath(path)?.name;
  return SHELLS[path] ?? (name ? pages[name].kind : 'missing');
};

const largest = (one: KindFigures | undefined, other: KindFigures): KindFigures => {
  if (!one) return other;
  const names = Object.keys(other) as (keyof KindFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.max(one[name], other[name])]),
  ) as unknown as KindFigures;
};

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The figures of a build: the largest of each kind of page, and each file that browsers load. */
export const measureSite = (dist: string): Budgets => {
  const site = join(dist, 'site');
  const found = siteFiles(dist);
  const kinds: Record<string, KindFigures> = {};
  for (const file of readdirSync(site).filter((name) => name.endsWith('.html'))) {
    const kind = kindOf(pathOf(file));
    kinds[kind] = largest(kinds[kind], pageFigures(readFileSync(join(site, file), 'utf8'), found));
  }
  const files: Record<string, number> = {};
  for (const folder of ['static/js', 'static/css'])
    for (const file of readdirSync(join(site, folder)).filter((name) => /\.(js|css)$/.test(name)))
      files[withoutHash(file)] = found.sizeOf(`/${folder}/${file}`);
  return { kinds: sorted(kinds), files: sorted(files) };
};
