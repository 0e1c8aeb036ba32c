import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPageTexts } from '../../src/content/loadPageTexts.ts';
import { OPENING_FEEDS } from '../../src/content/feedTypes.ts';
import { menuPages } from '../../src/content/menuPages.ts';
import { pages, type Page } from '../../src/content/pages.ts';
import { feedPaths, paths } from '../../src/content/paths.ts';
import { resolvePath, staticPageNames } from '../../src/content/resolvePath.ts';
import { site } from '../../src/content/site.ts';
import { splitSentences } from '../../src/lib/splitSentences.ts';
import {
  attributeValues,
  builtPages,
  elementTexts,
  deferredFiles,
  siteFolder,
  type BuiltPage,
} from '../support/builtSite.ts';

const built = builtPages();
const byPath = new Map(built.map((page) => [page.path, page]));

const isOutside = (href: string) => /^(mailto:|tel:|https?:)/.test(href);

/** Feeds, which the server makes. */
const SERVER_PATHS: readonly string[] = OPENING_FEEDS.map((kind) => feedPaths[kind]);

/** Links of a built page to a page, file or fragment that does not exist. */
const deadLinks = ({ path, html }: BuiltPage): string[] =>
  attributeValues(html, 'href').filter((href) => {
    if (isOutside(href))
      return !href.startsWith('mailto:') && !href.startsWith('tel:') && !href.startsWith(site.url);
    const [address = '', hash] = href.split('#');
    const [pathname = ''] = address.split('?');
    if (pathname === '') return hash !== '' && !attributeValues(html, 'id').includes(hash ?? '');
    if (SERVER_PATHS.includes(pathname)) return false;
    if (/\.\w+$/.test(pathname)) return !existsSync(join(siteFolder, pathname));
    const resolved = resolvePath(pathname);
    if (!resolved || resolved.canonical !== pathname) return true;
    const target = byPath.get(pathname) ?? (path === pathname ? { html } : undefined);
    return Boolean(hash) && !attributeValues(target?.html ?? '', 'id').includes(hash ?? '');
  });

describe('the built site', () => {
  it('has a file for every page of the table, the 404 page and the two pages for static hosts', () => {
    const wanted = [
      ...staticPageNames.map((name) => paths[name]),
      '/404',
      '/career-details',
      '/applications',
    ];
    expect([...byPath.keys()].sort()).toEqual(wanted.sort());
  });

  it.each(built.map((page) => [page.path, page] as const))('%s has no dead link', (_, page) => {
    expect(attributeValues(page.html, 'href').length).toBeGreaterThan(menuPages.length);
    expect(deadLinks(page)).toEqual([]);
  });

  it.each(built.map((page) => [page.path, page] as const))(
    '%s loads only files that exist',
    (_, { html }) => {
      const files = [
        ...attributeValues(html, 'src'),
        ...attributeValues(html, 'href'),
        ...deferredFiles(html),
      ].filter((file) => /^\/static\//.test(file));
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !existsSync(join(siteFolder, file)))).toEqual([]);
    },
  );

  it.each(staticPageNames)('%s reads well without JavaScript', async (name) => {
    const pageTexts = await loadPageTexts(name);
    const html = byPath.get(paths[name])?.html ?? '';
    expect(elementTexts(html, 'h1')).toEqual([pageTexts.h1]);
    const main = elementTexts(html, 'main').join('');
    const missing = pageTexts.paragraphs.flatMap(splitSentences).filter((text) => !main.includes(text));
    expect(missing).toEqual([]);
    expect(html).toContain('<meta name="description"');
    expect(elementTexts(html, 'title')[0]).toContain(site.name);
  });

  it('has a breadcrumb on services, solutions, case studies and roles', () => {
    const kinds = [
      'practice',
      'service',
      'solution',
      'placeholder',
      'caseStudy',
      'furtherCases',
      'careerPosts',
    ];
    const without = staticPageNames
      .filter((name) => kinds.includes(pages[name].kind) && name !== 'nmsp')
      .filter((name) => !byPath.get(paths[name])?.html.includes('<nav aria-label="Breadcrumb">'));
    expect(without).toEqual([]);
  });

  it('has a different title for each page', () => {
    const titles = staticPageNames.map(
      (name) => elementTexts(byPath.get(paths[name])?.html ?? '', 'title')[0],
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('hides placeholder, demonstration and error pages from search engines', () => {
    const isHidden = (path: string) =>
      byPath.get(path)?.html.includes('<meta name="robots" content="noindex, follow">');
    for (const name of staticPageNames)
      expect([name, isHidden(paths[name])]).toEqual([name, Boolean((pages[name] as Page).isHidden)]);
    expect(isHidden('/404')).toBe(true);
  });

  it('lists every other page in the sitemap, once', () => {
    const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
    const wanted = staticPageNames
      .filter((name) => !(pages[name] as Page).isHidden)
      .map((name) => site.url + paths[name]);
    expect(elementTexts(sitemap, 'loc').sort()).toEqual(wanted.sort());
  });

  it('has no inline style and no inline handler, which the Content-Security-Policy would refuse', () => {
    const refused = built.filter(({ html }) =>
      /<[a-z][^>]*\s(style|on[a-z]+)=/i.test(html.replace(/<script[\s\S]*?<\/script>/g, '')),
    );
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  it('has a compressed copy beside every page, equal to it', () => {
    for (const name of staticPageNames) {
      const file = join(siteFolder, paths[name] === '/' ? 'index.html' : `${paths[name].slice(1)}.html`);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(readFileSync(file, 'utf8'));
      expect(existsSync(`${file}.br`)).toBe(true);
    }
  });
});
