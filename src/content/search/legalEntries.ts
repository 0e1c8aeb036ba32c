import { paths } from '../paths.ts';
import type { SiteEntry } from './siteIndex.ts';

/** The two sections of the contact page that people look for by name. */
export const legalEntries: readonly SiteEntry[] = [
  {
    kind: 'page',
    title: 'Privacy Policy',
    url: `${paths.contactUs}#privacy`,
    lead: 'What we keep of an application or a message, why, for how long, and how to have it removed.',
    names: ['privacy', 'data protection', 'gdpr'],
    body: 'personal data cookies delete erase',
  },
  {
    kind: 'page',
    title: 'Terms and Conditions',
    url: `${paths.contactUs}#terms`,
    lead: 'What these pages bind you and us to, and what they do not.',
    names: ['terms', 'conditions', 'legal'],
    body: 'imprint copyright',
  },
];
