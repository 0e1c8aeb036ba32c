import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildSettings } from '../contract/buildSettings.ts';
import { BUILD_FILE } from '../contract/constants.ts';
import type { RenderPage } from '../contract/renderer.ts';
import { SEARCH_FILE } from '../contract/siteSearch.ts';
import { toWebVtt, film } from '../content/film.ts';
import { feedPaths, paths, type StaticPageName } from '../content/paths.ts';
import { staticPageNames } from '../content/resolvePath.ts';
import { makeSiteEntries } from '../content/search/siteEntries.ts';
import { makeSiteIndex } from '../content/search/siteIndex.ts';
import { site } from '../content/site.ts';
import type { Assets } from './assets.ts';
import { contentSources } from './contentSources.ts';
import { mainText } from './mainText.ts';
import { newsFeed } from './newsFeed.ts';
import { robots, sitemap, wellKnownFiles } from './siteFiles.ts';

/** File of a page, so that a static host finds `/about_us` in `about_us.html`. */
const htmlFileName = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Pages for static hosts without our server: the page fetches its data in the browser. */
const shells = {
  'career-details.html': '/career-details/1',
  'applications.html': '/applications/REFERENCE',
};

/** Identifies a build: the path of its main script, which contains a hash of everything it loads. */
const buildName = ({ main }: Assets): string => {
  const script = main.find((file) => file.includes('/main.') && file.endsWith('.js'));
  if (!script) throw new Error('The main script is missing');
  return script;
};

/**
 * Writes every page to `dist/site`, with sitemap.xml, robots.txt and 404.html, and `dist/manifest.json`
 * for the server: the hash of the inline script, the other origins that the pages use, the URL of the careers API, and
 * the build settings. Runs as a separate process after the bundles are built.
 */
const main = async (dist: string, settings: BuildSettings, builtAt: Date): Promise<void> => {
  const siteUrl = settings.siteUrl || site.url;
  const require = createRequire(import.meta.url);
  const { renderPage } = require(join(dist, 'renderer/renderPage.cjs')) as { renderPage: RenderPage };
  const assets = JSON.parse(readFileSync(join(dist, 'renderer/assets.json'), 'utf8')) as Assets;
  const write = (file: string, text: string) => {
    const target = join(dist, 'site', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const htmlByPage = new Map<StaticPageName, string>();
  for (const name of staticPageNames) {
    const { status, html } = await renderPage(paths[name]);
    if (status !== 200) throw new Error(`${paths[name]} rendered with status ${status}`);
    write(htmlFileName(paths[name]), html);
    htmlByPage.set(name, html);
  }
  for (const [file, path] of Object.entries(shells)) write(file, (await renderPage(path)).html);
  write(feedPaths.news.slice(1), newsFeed(siteUrl));
  write('404.html', (await renderPage('/page-not-found')).html);
  write(film.captionsFile.slice(1), toWebVtt());
  const entries = await makeSiteEntries((name) => mainText(htmlByPage.get(name) ?? ''));
  write(SEARCH_FILE.slice(1), JSON.stringify(makeSiteIndex(entries)));
  write('sitemap.xml', sitemap(siteUrl));
  write('robots.txt', robots(siteUrl));
  for (const [file, text] of Object.entries(wellKnownFiles(siteUrl, builtAt))) write(file, text);
  write(BUILD_FILE.slice(1), `${buildName(assets)}\n`);
  const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const manifest = {
    inlineScripts: [hash(assets.inline)],
    ...contentSources(settings),
    careersHost: settings.careersHost,
    settings,
  };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
};

const [dist, settings, builtAt] = process.argv.slice(2);
if (!dist || !settings) throw new Error('usage: main.ts DIST SETTINGS (as JSON) [BUILD_TIME]');
await main(dist, JSON.parse(settings) as BuildSettings, builtAt ? new Date(builtAt) : new Date());
