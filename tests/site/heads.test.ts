/** @jest-environment jsdom */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openingPath } from '../../src/content/paths.ts';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { SHARE_SIZE } from '../../src/content/sharePictures.ts';
import { site } from '../../src/content/site.ts';
import { builtPages, distFolder, siteFolder } from '../support/builtSite.ts';
import { missingForGoogle, unknownToSchemaOrg, type Thing } from '../support/schemaOrg.ts';

interface Page {
  path: string;
  built: Document;
}

const read = (path: string, html: string): Page => ({
  path,
  built: new DOMParser().parseFromString(html, 'text/html'),
});

/** A job as the server draws it, in a process of its own: the renderer is not for a simulated browser. */
const jobPage = (): Page => {
  const [sample] = sampleOpenings;
  const seed = { opening: { ...sample, id: 7, posted: '2026-01-02' } };
  const program = `require(${JSON.stringify(join(distFolder, 'renderer/renderPage.cjs'))})
    .renderPage(${JSON.stringify(openingPath(7))}, ${JSON.stringify(seed)}).then(({ html }) => process.stdout.write(html))`;
  const { stdout } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  return read(openingPath(7), stdout);
};

const tagOf = ({ built }: Page, name: string): string =>
  built.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
const canonicalOf = ({ built }: Page): string | null | undefined =>
  built.querySelector('link[rel="canonical"]')?.getAttribute('href');
const thingsOf = ({ built }: Page): Thing[] =>
  [...built.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Thing,
  );
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shownText = ({ built }: Page): string => tidy(built.getElementById('root')?.textContent ?? '');

/** Texts of a thing that its page has to show; addresses and days are for programs. */
const SHOWN = new Set(['name', 'headline', 'description', 'title', 'telephone', 'email']);
const shownTexts = (thing: Thing): string[] =>
  Object.entries(thing).flatMap(([name, value]) => {
    if (SHOWN.has(name) && typeof value === 'string') return [value];
    return [value]
      .flat()
      .flatMap((part) => (typeof part === 'object' && part ? shownTexts(part as Thing) : []));
  });
const withoutTags = (text: string): string => tidy(text.replace(/<[^>]+>/g, ' '));

let pages: Page[];
beforeAll(() => {
  pages = [...builtPages().map(({ path, html }) => read(path, html)), jobPage()];
});

const faults = async (find: (page: Page) => readonly string[] | Promise<readonly string[]>) => {
  const found = await Promise.all(
    pages.map(async (page) => (await find(page)).map((fault) => `${page.path}: ${fault}`)),
  );
  return found.flat();
};

describe('the head of every page', () => {
  it('says to other sites what it says of itself, with a picture that is there, whole and described', async () => {
    const sizes = new Map<string, string>();
    const wrong = await faults(async (page) => {
      const picture = tagOf(page, 'og:image').replace(site.url, '');
      if (!existsSync(join(siteFolder, picture)) || picture === '') return [`no picture ${picture}`];
      if (!sizes.has(picture)) {
        const { width, height } = await sharp(join(siteFolder, picture)).metadata();
        sizes.set(picture, `${width}x${height}`);
      }
      return [
        ...(sizes.get(picture) === `${SHARE_SIZE.width}x${SHARE_SIZE.height}` ? [] : ['size of the picture']),
        ...(tagOf(page, 'og:title') === page.built.title ? [] : ['og:title']),
        ...(tagOf(page, 'og:description') === tagOf(page, 'description') ? [] : ['og:description']),
        ...(tagOf(page, 'og:url') === (canonicalOf(page) ?? '') ? [] : ['og:url']),
        ...(tagOf(page, 'og:image:alt').length > 20 ? [] : ['og:image:alt']),
        ...(['website', 'article'].includes(tagOf(page, 'og:type')) ? [] : ['og:type']),
        ...(tagOf(page, 'twitter:card') === 'summary_large_image' ? [] : ['twitter:card']),
      ];
    });
    expect(wrong).toEqual([]);
    expect(sizes.size).toBeGreaterThan(10);
  });

  it('has data only where it may be listed, and is listed only without a wish not to be', async () => {
    const wrong = await faults((page) => {
      const isListed = canonicalOf(page) !== undefined;
      return [
        ...(isListed === (tagOf(page, 'robots') === '') ? [] : ['canonical beside noindex, or neither']),
        ...(isListed || thingsOf(page).length === 0 ? [] : ['data on a page that is not listed']),
        ...(!isListed || thingsOf(page).length > 0 ? [] : ['no data']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('speaks of things in schema.org’s published words, with all that Google asks for', async () => {
    const types = new Set<string>();
    const wrong = await faults(async (page) => {
      const things = thingsOf(page);
      for (const thing of things) types.add(thing['@type']);
      const asked = await Promise.all(things.map(missingForGoogle));
      return [...things.flatMap(unknownToSchemaOrg), ...asked.flat()];
    });
    expect(wrong).toEqual([]);
    expect([...types].toSorted()).toEqual([
      'Article',
      'BreadcrumbList',
      'JobPosting',
      'Organization',
      'Service',
      'WebSite',
    ]);
  });

  it('says as data nothing that the page does not show', async () => {
    const wrong = await faults((page) => {
      const shown = shownText(page);
      const words = thingsOf(page).flatMap(shownTexts).map(withoutTags);
      return words.filter((text) => !shown.replaceAll(' ', '').includes(text.replaceAll(' ', '')));
    });
    expect(wrong).toEqual([]);
  });

  it('shows the way from home on every page but home, as its data say it', async () => {
    const wrong = await faults((page) => {
      const trail = [...page.built.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map((step) =>
        tidy(step.textContent),
      );
      const list = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = (list?.['itemListElement'] ?? []) as { name: string }[];
      if (page.path === '/' || page.path === '/404') return trail.length > 0 || list ? ['a way to home'] : [];
      if (trail[0] !== 'Home' || trail.length < 2) return [`way ${trail.join(' / ')}`];
      return list === undefined || steps.map(({ name }) => name).join() === trail.join()
        ? []
        : ['other steps'];
    });
    expect(wrong).toEqual([]);
  });

  it('names a logo that is large enough', async () => {
    const [home] = pages.filter(({ path }) => path === '/');
    const company = home && thingsOf(home).find((thing) => thing['@type'] === 'Organization');
    const { width = 0, height = 0 } = await sharp(
      join(siteFolder, String(company?.['logo']).replace(site.url, '')),
    ).metadata();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
  });
});

describe('the checker', () => {
  it('sees a word that schema.org does not have, and one that Google misses', async () => {
    expect(unknownToSchemaOrg({ '@type': 'Service', nmae: 'x' })).toEqual(['Service has no nmae']);
    expect(unknownToSchemaOrg({ '@type': 'Servcie' })).toEqual(['no type Servcie']);
    expect(
      unknownToSchemaOrg({ '@type': 'Service', provider: { '@type': 'Organization', title: 'x' } }),
    ).toEqual(['Organization has no title']);
    expect((await missingForGoogle({ '@type': 'JobPosting', title: 'x' })).length).toBeGreaterThan(2);
  });
});
