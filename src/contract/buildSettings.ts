import { readBuildSettings, type BuildSettings } from './siteSettings.ts';

export type { BuildSettings } from './siteSettings.ts';

/** Defined by webpack. */
declare const BUILD_SETTINGS: BuildSettings | undefined;

/** The settings that are fixed at build time. In tests, pages have no map. */
export const buildSettings: BuildSettings =
  typeof BUILD_SETTINGS === 'undefined' ? readBuildSettings({ MAP_URL: '' }) : BUILD_SETTINGS;
