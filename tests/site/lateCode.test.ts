import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lateFiles, siteFolder } from '../support/builtSite.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Bytes of all scripts that a page with openings in it fetches by itself, compressed. */
const MOST = 105_500;

describe('a careers page that the server has drawn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
  });
  afterAll(() => server.stop());

  it.each(['/careers', '/career-details/1', '/career-details/0'])(
    'needs few scripts, and neither forms nor calls, before somebody wants them (FAST-11, FAST-13): %s',
    async (path) => {
      const html = await (await fetch(server.url + path)).text();
      const scripts = lateFiles(html)
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(join(siteFolder, file)));
      expect(scripts.some((code) => code.includes('keepUnusedDataFor'))).toBe(false);
      const bytes = scripts.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
      expect(bytes).toBeGreaterThan(80_000);
      expect(bytes).toBeLessThanOrEqual(MOST);
    },
  );
});
