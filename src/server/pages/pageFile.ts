import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, type StaticPageName } from '../../content/paths.ts';

/** The built file of a page, relative to the site's folder: pages are flat files. */
export const pageFile = (name: StaticPageName): string =>
  name === 'home' ? 'index.html' : `${paths[name].slice(1)}.html`;

/** Whether a path may name a file of the site: no way out of the folder, nothing hidden but `.well-known`. */
const isPlain = (path: string): boolean =>
  !/[\0\\]/.test(path) &&
  path
    .split('/')
    .slice(1)
    .every((part) => part === '.well-known' || (part !== '' && !part.startsWith('.')));

/** Whether the built site holds this file. `path` begins with a slash. */
export const hasFile = async (site: string, path: string): Promise<boolean> => {
  if (!isPlain(path)) return false;
  const found = await stat(join(site, path)).catch(() => undefined);
  return found?.isFile() ?? false;
};
