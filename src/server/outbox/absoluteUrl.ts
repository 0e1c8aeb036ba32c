import { site } from '../../content/site.ts';
import { buildSettings } from '../../contract/buildSettings.ts';

/** An address of the site in full: at the public address that the build was told, or the company's own. */
export const absoluteUrl = (path: string): string => `${buildSettings.siteUrl || site.url}${path}`;
