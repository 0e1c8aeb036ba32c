import type { PageSeed } from '../contract/renderer.ts';
import { escapeXml } from '../lib/escapeXml.ts';
import { scriptJson } from '../lib/scriptJson.ts';
import { socialTags, type ShareParts } from './socialTags.ts';
import type { StructuredData } from './structuredData.ts';

export interface DocumentParts {
  title: string;
  description: string;
  /** Absolute; missing on pages that are hidden from search engines. */
  canonical?: string;
  /** The page's preview on other sites. */
  share?: ShareParts;
  /** JSON-LD for search engines: like the seed, a data block that browsers do not execute. */
  data?: readonly StructuredData[];
  /** Links to the feeds of the page's content. */
  feeds?: readonly string[];
  /** Of the browser's own bars, by colour scheme. */
  colours?: Readonly<Record<'light' | 'dark', string>>;
  styles: readonly string[];
  /** Fetched by the inline script after the first paint. */
  scripts: readonly string[];
  inline: string;
  seed: PageSeed;
  body: string;
}

const isFilled = (seed: PageSeed): boolean => Object.keys(seed).length > 0;

/** A whole HTML document. All values are escaped here; `body` is React's output. */
export const documentHtml = (parts: DocumentParts): string => {
  const {
    title,
    description,
    canonical,
    data = [],
    feeds = [],
    colours,
    styles,
    scripts,
    inline,
    seed,
    body,
  } = parts;
  const lines = [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeXml(canonical)}">`
      : '<meta name="robots" content="noindex, follow">',
    '<meta name="color-scheme" content="light dark">',
    ...Object.entries(colours ?? {}).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${escapeXml(colour)}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...socialTags({ title, description, ...(canonical === undefined ? {} : { canonical }), ...parts.share }),
    ...feeds,
    ...data.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeXml(href)}">`),
    `<script>${inline}</script>`,
    ...(isFilled(seed) ? [`<script type="application/json" id="seed">${scriptJson(seed)}</script>`] : []),
    ...(scripts.length > 0
      ? [`<script type="application/json" id="deferred">${scriptJson(scripts)}</script>`]
      : []),
    '</head>',
    '<body>',
    '<div class="loading-screen" aria-hidden="true"></div>',
    `<div id="root">${body}</div>`,
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
};
