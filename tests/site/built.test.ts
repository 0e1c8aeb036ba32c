import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPageTexts } from '../../src/content/loadPageTexts.ts';
import { OPENING_FEEDS } from '../../src/content/feedTypes.ts';
import { menuPages } from '../../src/content/menuPages.ts';
import { pages, type Page } from '../../src/content/pages.ts';
import { feedPaths, paths } from '../../src/content/paths.ts';
import { pageTitle } from '../../src/content/pageTitle.ts';
import { resolvePath, staticPageNames } from '../../src/content/resolvePath.ts';
import { site } from '../../src/content/site.ts';
import { splitSentences } from '../../src/lib/splitSentences.ts';
import {
  readAttributes,
  readBuiltPages,
  readElementTexts,
  readDeferredScripts,
  siteFolder,
  type BuiltPage,
} from '../support/builtSite.ts';

const built = readBuiltPages();
const byPath = new Map(built.map((page) => [page.path, page]));

const isOutside = (href: string) => /^(mailto:|tel:|https?:)/.test(href);

/** The server makes the feeds. */
const SERVER_PATHS: readonly string[] = OPENING_FEEDS.map((kind) => feedPaths[kind]);

/** Finds a built page's links to pages, files or fragments that do not exist. */
const findDeadLinks = ({ path, html }: BuiltPage): string[] =>
  readAttributes(html, 'href').filter((href) => {
    if (isOutside(href))
      return !href.startsWith('mailto:') && !href.startsWith('tel:') && !href.startsWith(site.url);
    const [url = '', hash] = href.split('#');
    const [pathname = ''] = url.split('?');
    if (pathname === '') return hash !== '' && !readAttributes(html, 'id').includes(hash ?? '');
    if (SERVER_PATHS.includes(pathname)) return false;
    if (/\.\w+$/.test(pathname)) return !existsSync(join(siteFolder, pathname));
    const resolved = resolvePath(pathname);
    if (!resolved || resolved.canonical !== pathname) return true;
    const target = byPath.get(pathname) ?? (path === pathname ? { html } : undefined);
    return Boolean(hash) && !readAttributes(target?.html ?? '', 'id').includes(hash ?? '');
  });

describe('the built site', () => {
  it('has a file for every page of the page table, the 404 page and the two pages for static hosts', () => {
    const expected = [
      ...staticPageNames.map((name) => paths[name]),
      '/404',
      '/career-details',
      '/applications',
    ];
    expect([...byPath.keys()].sort()).toEqual(expected.sort());
  });

  it.each(built.map((page) => [page.path, page] as const))('%s has no dead link', (_, page) => {
    expect(readAttributes(page.html, 'href').length).toBeGreaterThan(menuPages.length);
    expect(findDeadLinks(page)).toEqual([]);
  });

  it.each(built.map((page) => [page.path, page] as const))(
    '%s loads only files that exist',
    (_, { html }) => {
      const files = [
        ...readAttributes(html, 'src'),
        ...readAttributes(html, 'href'),
        ...readDeferredScripts(html),
      ].filter((file) => /^\/static\//.test(file));
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter((file) => !existsSync(join(siteFolder, file)))).toEqual([]);
    },
  );

  it('links the stylesheets of every page in its head: one for all pages, and one of its view', () => {
    const linkedStyles = (path: string) =>
      [
        ...(byPath.get(path)?.html ?? '').matchAll(/<link rel="stylesheet" href="\/static\/css\/([^.]+)\./g),
      ].map(([, name]) => name);
    for (const path of byPath.keys()) expect([path, linkedStyles(path)[0]]).toEqual([path, 'main']);
    expect(linkedStyles(paths.home)).toEqual(['main', 'view-home']);
    expect(linkedStyles('/career-details')).toEqual(['main', 'view-job']);
    expect(built.filter(({ html }) => html.includes('<style')).map(({ path }) => path)).toEqual([]);
  });

  // Chromium's accessibility tree has no text for a node that contains only a space and is next to React's comment.
  it.each(built.map((page) => [page.path, page] as const))(
    '%s has no space of its own beside a comment, which would join two words for screen readers',
    (_, { html }) => {
      const joined = /[^>]{0,40}<!-- --> +(?:<!-- -->|<(?!svg))|<\/(?!svg)\w+> +<!-- -->/g;
      expect(html.match(joined) ?? []).toEqual([]);
    },
  );

  it.each(staticPageNames)('%s contains its heading and texts without JavaScript', async (name) => {
    const pageTexts = await loadPageTexts(name);
    const html = byPath.get(paths[name])?.html ?? '';
    expect(readElementTexts(html, 'h1')).toEqual([pageTexts.h1]);
    const main = readElementTexts(html, 'main').join('');
    const missing = pageTexts.paragraphs.flatMap(splitSentences).filter((text) => !main.includes(text));
    expect(missing).toEqual([]);
    expect(html).toContain('<meta name="description"');
    expect(readElementTexts(html, 'title')[0]).toBe(pageTitle(name));
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
    const pagesWithout = staticPageNames
      .filter((name) => kinds.includes(pages[name].kind) && name !== 'nmsp')
      .filter((name) => !byPath.get(paths[name])?.html.includes('<nav aria-label="Breadcrumb">'));
    expect(pagesWithout).toEqual([]);
  });

  it('has a different title for each page', () => {
    const titles = staticPageNames.map(
      (name) => readElementTexts(byPath.get(paths[name])?.html ?? '', 'title')[0],
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
    const expected = staticPageNames
      .filter((name) => !(pages[name] as Page).isHidden)
      .map((name) => site.url + paths[name]);
    expect(readElementTexts(sitemap, 'loc').sort()).toEqual(expected.sort());
  });

  it('links the styles of every page first, then those of its view', () => {
    for (const { path, html } of built) {
      const [first, ...others] = readAttributes(html, 'href').filter((href) => href.endsWith('.css'));
      expect([path, first]).toEqual([path, expect.stringMatching(/css\/main\./)]);
      // Some views have no styles of their own.
      expect([path, others.filter((href) => !href.includes('/css/view-'))]).toEqual([path, []]);
    }
  });

  // With one, each change of the document makes the browser check the styles of all elements.
  it('has no selector in which any element can match a :has()', () => {
    const folder = join(siteFolder, 'static/css');
    const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
    expect(files).not.toHaveLength(0);
    for (const file of files)
      expect([
        file,
        readFileSync(join(folder, file), 'utf8').match(/(?:^|[\s{},;>+~])\*?:has\([^{]*/g),
      ]).toEqual([file, null]);
  });

  it('has no inline styles or handlers, which the Content-Security-Policy would block', () => {
    const pagesWithInline = built.filter(({ html }) =>
      /<[a-z][^>]*\s(style|on[a-z]+)=/i.test(html.replace(/<script[\s\S]*?<\/script>/g, '')),
    );
    expect(pagesWithInline.map(({ path }) => path)).toEqual([]);
  });

  it('has compressed copies of every page', () => {
    for (const name of staticPageNames) {
      const file = join(siteFolder, paths[name] === '/' ? 'index.html' : `${paths[name].slice(1)}.html`);
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(readFileSync(file, 'utf8'));
      expect(existsSync(`${file}.br`)).toBe(true);
    }
  });
});
