/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/site.ts';
import { builtPages, siteFolder } from '../support/builtSite.ts';

const heads = builtPages().map(({ path, html }) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  const breadcrumb = [...page.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(({ textContent }) =>
    textContent.trim(),
  );
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return { path, page, meta, data, breadcrumb, canonical };
});

describe('the head of every page', () => {
  it('repeats title, description and address for social networks, with an existing picture', () => {
    for (const { path, page, meta, canonical } of heads) {
      const picture = meta('og:image').replace(site.url, '');
      expect({
        path,
        title: meta('og:title'),
        description: meta('og:description'),
        url: meta('og:url'),
        hasPicture: existsSync(join(siteFolder, picture)),
        hasAlternative: meta('og:image:alt') !== '',
      }).toEqual({
        path,
        title: page.title,
        description: meta('description'),
        url: canonical,
        hasPicture: picture !== '',
        hasAlternative: true,
      });
    }
  });

  it('carries structured data and a canonical address on indexed pages only', () => {
    for (const { path, meta, data, canonical } of heads) {
      const isIndexed = meta('robots') === '';
      expect([path, canonical !== '', data.length > 0]).toEqual([path, isIndexed, isIndexed]);
    }
  });

  it('describes the breadcrumb as data, step by step', () => {
    for (const { path, data, breadcrumb, canonical } of heads.filter((head) => head.canonical !== '')) {
      const list = data.find((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = ((list?.['itemListElement'] ?? []) as { name: string }[]).map(({ name }) => name);
      expect([path, steps]).toEqual([path, breadcrumb]);
      expect(canonical.startsWith(`${site.url}/`)).toBe(true);
    }
  });

  it('describes the company and the search on the home page, services as Service, case studies as Article', () => {
    const typesOf = (path: string) =>
      heads.find((head) => head.path === path)?.data.map((thing) => thing['@type']) ?? [];
    expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(typesOf('/network_audit')).toContain('Service');
    expect(typesOf('/case_study_two')).toContain('Article');
  });
});
