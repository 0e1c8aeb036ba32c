import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Stats } from 'webpack';
import { site } from '../src/content/site.ts';

const root = resolve(import.meta.dirname, '..');
const pdfjs = resolve(root, 'node_modules/pdfjs-dist');

const renderPage = (files: readonly string[]): string => {
  const tags = files.map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/${name}">`
      : `<script defer src="/${name}"></script>`,
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${site.name} staff desk</title>`,
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...tags,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript><p>The staff desk needs JavaScript.</p></noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

interface DeskPageOptions {
  folder: string;
  /** The icon sprite from the site's build. */
  iconSprite: string;
  stats: Stats | undefined;
}

/**
 * Writes the desk's HTML page, and the files that its scripts load by name: the icon sprite, the worker of pdf.js, and
 * fonts and character maps for PDF files that embed none.
 */
export const writeDeskPage = ({ folder, iconSprite, stats }: DeskPageOptions): void => {
  const files = stats?.toJson({ all: false, entrypoints: true }).entrypoints?.['desk']?.assets ?? [];
  const names = files.map(({ name }) => name).filter((name) => /\.(css|js)$/.test(name));
  if (names.length === 0) throw new Error('The bundle of the staff desk is missing');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), renderPage(names));
  cpSync(resolve(root, 'public/favicon.svg'), join(folder, 'favicon.svg'));
  cpSync(iconSprite, join(folder, 'images/icons.svg'));
  cpSync(join(pdfjs, 'build/pdf.worker.min.mjs'), join(folder, 'pdf/pdf.worker.js'));
  cpSync(join(pdfjs, 'standard_fonts'), join(folder, 'pdf/fonts'), { recursive: true });
  cpSync(join(pdfjs, 'cmaps'), join(folder, 'pdf/cmaps'), { recursive: true });
  cpSync(join(pdfjs, 'wasm/openjpeg_nowasm_fallback.js'), join(folder, 'pdf/openjpeg_nowasm_fallback.js'));
};
