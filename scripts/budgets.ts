import { brotliCompressSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pages } from '../src/content/pages.ts';
import { resolvePath } from '../src/content/resolvePath.ts';

/** What a visitor downloads by kind of page, in bytes after brotli compression. */
export type Budgets = Record<string, { html: number; styles: number; scripts: number; fonts: number }>;

export const BUDGETS_FILE = resolve(import.meta.dirname, '../tests/site/budgets.json');
const TOLERANCE = 1.05;

const pageKind = (path: string): string => {
  const name = resolvePath(path)?.name;
  return name ? pages[name].kind : path.slice(1);
};

/** Measures the largest page of each kind in a build. */
export const measureSite = (site: string): Budgets => {
  const sizes = new Map<string, number>();
  const transferSize = (file: string): number => {
    const bytes = () => readFileSync(join(site, file));
    const size = sizes.get(file) ?? (file.endsWith('.woff2') ? bytes() : brotliCompressSync(bytes())).length;
    sizes.set(file, size);
    return size;
  };
  const budgets: Budgets = {};
  for (const page of readdirSync(site).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, page), 'utf8');
    const kind = pageKind(page === 'index.html' ? '/' : `/${page.replace('.html', '')}`);
    const sum = (extension: string) =>
      [...new Set(html.match(new RegExp(`/static/[\\w./-]+\\.${extension}\\b`, 'g')))].reduce(
        (total, file) => total + transferSize(file),
        0,
      );
    const found = { html: transferSize(page), styles: sum('css'), scripts: sum('js'), fonts: sum('woff2') };
    const known = budgets[kind] ?? found;
    budgets[kind] = {
      html: Math.max(known.html, found.html),
      styles: Math.max(known.styles, found.styles),
      scripts: Math.max(known.scripts, found.scripts),
      fonts: Math.max(known.fonts, found.fonts),
    };
  }
  return Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => a.localeCompare(b)));
};

/** Lists the figures that exceed their budget by more than 5 %, or have none. */
export const listOverBudget = (allowed: Budgets, found: Budgets): string[] =>
  Object.entries(found).flatMap(([kind, figures]) =>
    (Object.keys(figures) as (keyof typeof figures)[])
      .filter((name) => figures[name] > (allowed[kind]?.[name] ?? 0) * TOLERANCE)
      .map((name) => `${kind}, ${name}: ${figures[name]} bytes, budget ${allowed[kind]?.[name] ?? 'none'}`),
  );

if (import.meta.filename === process.argv[1]) {
  const site = resolve('dist/site');
  if (!existsSync(site)) throw new Error('Build the site first: npm run build');
  const before: Budgets = existsSync(BUDGETS_FILE)
    ? (JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Budgets)
    : {};
  const after = measureSite(site);
  for (const [kind, figures] of Object.entries(after))
    for (const [name, bytes] of Object.entries(figures)) {
      const previous = before[kind]?.[name as keyof typeof figures] ?? 0;
      if (previous !== bytes) console.log(`${kind}, ${name}: ${previous} → ${bytes} bytes`);
    }
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(after, null, 2)}\n`);
}
