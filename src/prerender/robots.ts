import { calls } from '../contract/calls.ts';

/** What crawlers are asked for: everything but the calls, which are no pages (docs/requirements.md, SEO-4). */
export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...Object.values(calls).map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
