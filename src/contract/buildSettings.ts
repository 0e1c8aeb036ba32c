import { readBuildSettings, type BuildSettings } from './siteSettings.mjs';

export type { BuildSettings } from './siteSettings.mjs';

/** Put in by webpack. */
declare const BUILD_SETTINGS: BuildSettings | undefined;

/** The settings that are fixed when the site is built (docs/requirements.md, SET-1); tests embed nothing. */
export const buildSettings: BuildSettings =
  typeof BUILD_SETTINGS === 'undefined' ? readBuildSettings({ MAP_URL: '' }) : BUILD_SETTINGS;
