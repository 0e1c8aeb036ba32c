import type { KindFigures } from './figures.ts';

/** What is known of the files beside the pages. */
export interface SiteFiles {
  /** Bytes of a file as it is sent, by its address. */
  sizeOf: (address: string) => number;
  /** Bytes of a text that stands in a page. */
  sizeOfText: (text: string) => number;
  /** Addresses of the scripts that an address of the site needs; none for what is no page. */
  scriptsOf: (path: string) => readonly string[];
}

const matches = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, found = '']) => found)),
];

const lateFiles = (html: string): { styles: string[]; scripts: string[] } => {
  const [data] = matches(html, /<script type="application\/json" id="late">([^<]*)<\/script>/g);
  return JSON.parse(data ?? '{"styles":[],"scripts":[]}') as { styles: string[]; scripts: string[] };
};

const eagerPictures = (html: string): string[] => {
  const images = (html.match(/<img\b[^>]*>/g) ?? []).filter((image) => !image.includes('loading="lazy"'));
  const sources = images.flatMap((image) => matches(image, /\ssrc="([^"#]+)/g));
  return [...new Set([...sources, ...matches(html, /<use href="([^"#]+)/g)])];
};

/** The figures of one built page, read from its HTML. */
export const pageFigures = (html: string, { sizeOf, sizeOfText, scriptsOf }: SiteFiles): KindFigures => {
  const late = lateFiles(html);
  const fonts = matches(html, /url\(["']?([^"')]+\.woff2)/g);
  const links = matches(html, /<a\b[^>]*\shref="(\/[^"#?]*)/g);
  const ahead = new Set(links.flatMap(scriptsOf).filter((script) => !late.scripts.includes(script)));
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((bytes, address) => bytes + sizeOf(address), 0);
  const files = [...late.styles, ...late.scripts, ...fonts, ...eagerPictures(html)];
  return {
    html: sizeOfText(html),
    styles: sizeOfText(matches(html, /<style>([\s\S]*?)<\/style>/g).join('')),
    scripts: sum(late.scripts),
    scriptsAhead: sum(ahead),
    fonts: sum(fonts),
    requests: 1 + files.length,
    nodes: html.match(/<[a-z]/gi)?.length ?? 0,
  };
};
