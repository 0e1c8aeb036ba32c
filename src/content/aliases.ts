import type { StaticPageName } from './paths.ts';

/**
 * Other spellings of paths, from the menu and the catalogue of the original site, and their pages. The server redirects
 * with 301, the browser replaces the URL (docs/requirements.md, ROUTE-4).
 */
export const aliases = {
  '/white_glove_meeting_event_support': 'whiteGlove',
  '/commissioning_decommissioning': 'commissioning',
  '/staff_augumentation': 'staffAugmentation',
} as const satisfies Record<`/${string}`, StaticPageName>;
