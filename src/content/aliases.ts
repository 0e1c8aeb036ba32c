import type { StaticPageName } from './paths.ts';

/**
 * Other spellings of paths, from the menu and the catalogue of the original site and as people write them, and their
 * pages. The server redirects with 301, the browser replaces the URL.
 */
export const aliases = {
  '/white_glove_meeting_event_support': 'whiteGlove',
  '/commissioning_decommissioning': 'commissioning',
  '/staff_augumentation': 'staffAugmentation',
  '/partners': 'partners',
  '/about': 'aboutUs',
  '/contact': 'contactUs',
  '/services': 'ourServices',
  '/customers': 'ourCustomers',
  '/case_studies': 'aboutCaseStudies',
  '/footprints': 'ourFootPrints',
  '/team': 'ourTeam',
  '/board': 'ourBoard',
  '/news': 'companyNews',
  '/jobs': 'careers',
  '/staff_augmentation': 'staffAugmentation',
  '/staffing_augmentation': 'staffAugmentation',
} as const satisfies Record<`/${string}`, StaticPageName>;
