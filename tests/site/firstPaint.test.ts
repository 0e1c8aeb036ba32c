import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPages, lateFiles, siteFolder } from '../support/builtSite.ts';

const built = builtPages();
const each = built.map((page) => [page.path, page.html] as const);
/**
 * Bytes of HTML and styles, compressed with brotli as they are sent. The first flight of TCP holds 14,600; headers as
 * HTTP/2 sends them through nginx, and the frames, are 900 of them (FAST-21).
 */
const MOST = 13_700;

describe('what stands before the first paint', () => {
  it.each(each)('is nothing but the page itself: %s', (_, html) => {
    const withoutNoscript = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(withoutNoscript).not.toMatch(/<link[^>]*rel="(stylesheet|preload|modulepreload)"/);
    expect(withoutNoscript).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html.match(/<style>/g)).toHaveLength(1);
  });

  it.each(each)(
    'is followed by the whole stylesheet and the scripts, without scripts by the first: %s',
    (_, html) => {
      const files = lateFiles(html);
      const [stylesheet, ...others] = files.filter((file) => file.endsWith('.css'));
      expect(others).toEqual([]);
      expect(files.at(-1)).toMatch(/\/main\.\w+\.js$/);
      expect(html).toContain(`<noscript><link rel="stylesheet" href="${stylesheet}" integrity=`);
    },
  );

  it.each(each)('comes in one flight: %s', (_, html) => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST);
  });

  it.each(each)(
    'holds the motion that its styles name, or it would begin with the late stylesheet: %s',
    (_, html) => {
      const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      const motions = [...styles.matchAll(/[{;]animation:([a-z][\w-]*)/gi)].map(([, name = '']) => name);
      expect(motions).toContain('loading-screen');
      const missing = motions.filter((name) => name !== 'none' && !styles.includes(`@keyframes ${name}{`));
      expect(missing).toEqual([]);
    },
  );

  it.each(each)('has nothing on the way from one look to another: %s', (_, html) => {
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(styles).not.toMatch(/@starting-style|[{;]transition:/);
  });

  it('tells of each typeface once, also when the stylesheet comes', () => {
    for (const [, html] of each) {
      expect(html.match(/@font-face/g)?.length).toBeGreaterThan(3);
      const [stylesheet = ''] = lateFiles(html);
      expect(readFileSync(join(siteFolder, stylesheet), 'utf8')).not.toContain('@font-face');
    }
  });
});
