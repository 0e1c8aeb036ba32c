import { paths } from './paths.ts';
import { site } from './site.ts';

/** Paths of files about the site, for people and programs. */
export const wellKnownPaths = {
  security: '/.well-known/security.txt',
  securityPolicy: '/.well-known/security-policy.txt',
  humans: '/humans.txt',
} as const;

/** How to report a vulnerability and what happens then. Plain text, because there is no page for it. */
export const securityPolicy = `Reporting a vulnerability

Please write to ${site.securityEmail}, not to a public place. Say what you did, what you saw and what you expected. Plain English will do, and so will a report that is not finished.

You get an answer from a person. We tell you when it is fixed, and thank you by name if you like.

Look as far as you need to show the fault and no further: use records of your own, and do not read, change or keep what belongs to others. Do not slow the site down for them. Whoever keeps to that need not fear a complaint from us.

${site.fullName}, ${site.url}
`;

const joinLines = (rows: readonly string[]): string => `${rows.join('\n')}\n`;

/** The file of RFC 9116. `expires` is the end of its validity. */
export const toSecurityText = ({ siteUrl, expires }: { siteUrl: string; expires: Date }): string =>
  joinLines([
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${wellKnownPaths.security}`,
    `Policy: ${siteUrl}${wellKnownPaths.securityPolicy}`,
  ]);

/** Who made the site (humanstxt.org). */
export const toHumansText = ({ siteUrl, updated }: { siteUrl: string; updated: Date }): string =>
  joinLines([
    '/* TEAM */',
    site.credit,
    `Contact: ${site.email}`,
    ...site.offices.map(({ city, country }) => `In: ${city}, ${country}`),
    `Who we are: ${siteUrl}${paths.aboutUs}`,
    '',
    '/* SITE */',
    `Last update: ${updated.toISOString().slice(0, 10)}`,
    'Language: English',
    'Made of: TypeScript, React, Redux Toolkit, Bootstrap, Fastify, SQLite',
    'Kept out: cookies, trackers, other companies’ scripts',
  ]);
