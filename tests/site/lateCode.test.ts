import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPages, lateFiles, siteFolder } from '../support/builtSite.ts';
import { paths } from '../../src/content/paths.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Bytes of all scripts that a page with openings in it fetches by itself, compressed. */
const MOST = 105_500;
/** The same of what is built without openings. */
const MOST_OF_CONTACT = 102_400;

const scriptsOf = (html: string) =>
  lateFiles(html)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(siteFolder, file), 'utf8'));
/** The first script is every page's: compressed once. */
const sizes = new Map<string, number>();
const sizeOf = (code: string): number => {
  const size = sizes.get(code) ?? brotliCompressSync(code).length;
  sizes.set(code, size);
  return size;
};
const compressed = (scripts: readonly string[]) => scripts.reduce((sum, code) => sum + sizeOf(code), 0);

describe('a careers page that the server has drawn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
  });
  afterAll(() => server.stop());

  it('comes in one flight, its openings with it (FAST-21)', async () => {
    const html = await (await fetch(`${server.url}/careers`)).text();
    expect(html).toContain('id="seed"');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
  });

  // A hundred bytes of room: the day of posting stands in them, and a longer text needs a second flight anyway.
  it.each(['/career-details/1', '/career-details/2', '/career-details/3', '/career-details/4'])(
    'carries the sample openings in what a flight holds, or all but (FAST-21): %s',
    async (path) => {
      const html = await (await fetch(server.url + path)).text();
      expect(html).toContain('id="seed"');
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_700);
    },
  );

  it.each(['/careers', '/career-details/1', '/career-details/0'])(
    'needs few scripts, and neither forms nor calls, before somebody wants them (FAST-11, FAST-13): %s',
    async (path) => {
      const html = await (await fetch(server.url + path)).text();
      const scripts = scriptsOf(html);
      expect(scripts.some((code) => code.includes('keepUnusedDataFor'))).toBe(false);
      expect(compressed(scripts)).toBeGreaterThan(80_000);
      expect(compressed(scripts)).toBeLessThanOrEqual(MOST);
    },
  );
});

const contactPages: readonly string[] = [
  paths.contactUs,
  paths.contactForm,
  paths.messageSent,
  paths.messageNotSent,
];

it.each(builtPages().filter(({ path }) => contactPages.includes(path)))(
  'needs few scripts, and neither form nor calls, before somebody wants them (FAST-14): $path',
  ({ html }) => {
    const scripts = scriptsOf(html);
    expect(scripts.some((code) => code.includes('keepUnusedDataFor'))).toBe(false);
    expect(compressed(scripts)).toBeGreaterThan(80_000);
    expect(compressed(scripts)).toBeLessThanOrEqual(MOST_OF_CONTACT);
  },
);
