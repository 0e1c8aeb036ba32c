import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One line for whoever starts the server without pages, which may lie on another host; undefined where they are here. */
export const pagesNotice = (distDir: string): string | undefined =>
  existsSync(join(distDir, 'site'))
    ? undefined
    : `There are no pages in ${distDir} (DIST_DIR): every page is answered with 404, the calls alone work`;
