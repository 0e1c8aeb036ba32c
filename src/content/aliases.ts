import type { StaticPageName } from './paths.ts';

/**
 * Other spellings in circulation, from the menu and the catalogue of the original site, and the page each means.
 * The server answers 301, the browser replaces the address (docs/requirements.md, ROUTE-4).
 */
export const aliases = {
  '/white_glove_meeting_event_support': 'whiteGlove',
  '/commissioning_decommissioning': 'commissioning',
  '/staff_augumentation': 'staffAugmentation',
} as const satisfies Record<`/${string}`, StaticPageName>;
