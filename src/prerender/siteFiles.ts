import { pages, type Page } from '../content/pages.ts';
import { paths } from '../content/paths.ts';
import { staticPageNames } from '../content/resolvePath.ts';
import { toHumansText, securityPolicy, toSecurityText, wellKnownPaths } from '../content/wellKnown.ts';
import { calls } from '../contract/calls.ts';
import { escapeXml } from '../lib/escapeXml.ts';

/** The indexed pages. The server adds the openings to its own sitemap. */
export const sitemap = (siteUrl: string): string => {
  const indexedNames = staticPageNames.filter((name) => !(pages[name] as Page).isHidden);
  const rows = indexedNames.map((name) => `<url><loc>${escapeXml(siteUrl + paths[name])}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
};

/** Crawlers may fetch everything except the API. They must be able to read the `noindex` of a receipt. */
export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...Object.values(calls)
      .filter((path) => path !== calls.receipt)
      .map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Days until security.txt expires. RFC 9116 recommends less than a year; every build renews it. */
const EXPIRY_DAYS = 330;
const DAY_MS = 86_400_000;

/** Text files about the site, by path in `dist/site`. */
export const wellKnownFiles = (siteUrl: string, builtAt: Date): Record<string, string> => {
  const expires = new Date(builtAt.getTime() + EXPIRY_DAYS * DAY_MS);
  const toFileName = (path: string) => path.slice(1);
  return {
    [toFileName(wellKnownPaths.security)]: toSecurityText({ siteUrl, expires }),
    [toFileName(wellKnownPaths.securityPolicy)]: securityPolicy,
    [toFileName(wellKnownPaths.humans)]: toHumansText({ siteUrl, updated: builtAt }),
  };
};
