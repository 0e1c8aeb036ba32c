import { site } from '../../src/content/site.ts';
import { builtPages, elementTexts, type BuiltPage } from '../support/builtSite.ts';

type Thing = Record<string, unknown> & { '@type': string };

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;
const built = builtPages();
const pageAt = (path: string): BuiltPage => {
  const found = built.find((page) => page.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found;
};
const thingsOf = ({ html }: BuiltPage): Thing[] =>
  [...html.matchAll(DATA)].map(([, json = '']) => JSON.parse(json) as Thing);
const thing = (path: string, type: string) => thingsOf(pageAt(path)).find((found) => found['@type'] === type);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

describe('what the pages tell search engines as data (SEO-5)', () => {
  it('is the company and the site, with its search, on the home page', () => {
    expect(thing('/', 'Organization')).toMatchObject({
      '@context': 'https://schema.org',
      name: site.fullName,
      url: `${site.url}/`,
      logo: `${site.url}/apple-touch-icon.png`,
      contactPoint: { '@type': 'ContactPoint', telephone: site.phone },
    });
    expect(thing('/', 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.url}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('names no network that has no address', () => {
    expect(thing('/', 'Organization')).not.toHaveProperty('sameAs');
  });

  it.each([
    ['/network_audit', 'Service', 'name'],
    ['/network_infrastructure', 'Service', 'name'],
    ['/case_study_two', 'Article', 'headline'],
  ])('is the subject of %s, under the heading that it shows', (path, type, property) => {
    const page = pageAt(path);
    const [heading = ''] = elementTexts(page.html, 'h1');
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(page.html)?.[1];
    expect(thing(path, type)).toMatchObject({ [property]: heading, url: canonical });
  });

  it('is the way that each breadcrumb shows, and none where there is no breadcrumb', () => {
    let trails = 0;
    for (const page of built) {
      const nav = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(page.html)?.[1];
      const isListed = page.html.includes('<link rel="canonical"');
      const list = thingsOf(page).find((found) => found['@type'] === 'BreadcrumbList');
      const shown = [...(nav ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => textOf(step));
      const steps = (list?.['itemListElement'] ?? []) as { name: string; item: string; position: number }[];
      if (isListed) expect([page.path, steps.map(({ name }) => name)]).toEqual([page.path, shown]);
      else expect([page.path, list]).toEqual([page.path, undefined]);
      for (const { item } of steps) expect(item.startsWith(`${site.url}/`)).toBe(true);
      if (list) trails += 1;
    }
    expect(trails).toBeGreaterThan(30);
  });
});
