import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../content/site.ts';
import { settingName, type SettingKey } from '../../../contract/siteSettings.ts';
import { StartError } from '../process/failure.ts';
import type { Config } from './config.ts';

/** What the built pages may load besides the site's own files, for the Content-Security-Policy. */
export interface PageSources {
  /** Hashes of the pages' own inline scripts, like `sha256-…`. */
  inlineScripts: readonly string[];
  /** Origins of embedded maps and videos, of API calls, and of forms sent without JavaScript; none by default. */
  frameSources: readonly string[];
  connectSources: readonly string[];
  formActions: readonly string[];
  /** Base URL of the careers API whose openings the pages show; empty: this server's. */
  careersHost: string;
}

/** What the build writes into `manifest.json`. */
interface Manifest extends PageSources {
  /** The settings that the pages were built with. */
  settings: Partial<Readonly<Record<SettingKey, unknown>>>;
}

const EMPTY_MANIFEST: Manifest = {
  inlineScripts: [],
  frameSources: [],
  connectSources: [],
  formActions: [],
  careersHost: '',
  settings: {},
};

/**
 * Reads the build's manifest; empty if there is no build. Throws StartError if it is damaged: with a wrong policy the
 * pages would not work.
 */
export const readManifest = (distDir: string): Manifest => {
  const file = join(distDir, 'manifest.json');
  if (!existsSync(file)) return EMPTY_MANIFEST;
  try {
    return { ...EMPTY_MANIFEST, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest>) };
  } catch (cause) {
    throw new StartError(`${file} is damaged; build the site again`, { cause });
  }
};

/** Pages name these and send the email ids, so the server needs the same values, even if they are defaults. */
const NAMED_KEYS: readonly SettingKey[] = [
  'retentionDays',
  'countryRetentionDays',
  'keptRetentionDays',
  'replyWithinDays',
  'mailContent',
];
const EMAIL_ID_KEYS: readonly SettingKey[] = [
  'emailUserId',
  'emailServiceId',
  'emailTemplateId',
  'emailFormTemplateId',
];

/** The email ids do not matter if the pages send messages to another provider. */
const comparedSettings = ({ setKeys }: Config, { emailHost }: Manifest['settings']): SettingKey[] => {
  const keys = new Set([...NAMED_KEYS, ...EMAIL_ID_KEYS, ...setKeys]);
  return emailHost ? [...keys].filter((key) => !EMAIL_ID_KEYS.includes(key)) : [...keys];
};

const isSampleSite = new URL(site.url).host.endsWith('.example');

/**
 * Finds settings that differ from the build, such as periods that the privacy text names or ids without which every
 * message is refused, and emails whose links would lead to a sample company. Returns one line for each, with what to do.
 * The server does not start with any of them.
 */
export const findSettingMismatches = (config: Config, built: Manifest['settings']): string[] => {
  const { site: current } = config;
  const mismatches = comparedSettings(config, built)
    .filter((key) => built[key] !== undefined && built[key] !== current[key])
    .map(
      (key) =>
        `${settingName(key)} is ${current[key]}, but the pages of this release were built with ${String(built[key]) || 'none'}: make a new release with these settings, or ${built[key] === '' ? 'remove it' : `set it to ${String(built[key])}`}`,
    );
  const address = built.siteUrl ?? current.siteUrl;
  if (config.mail.smtpUrl !== '' && isSampleSite && address === '')
    mismatches.push(
      'SITE_URL is required with SMTP_URL, because emails link to the site, but the pages of this release were built without it: make a new release with SITE_URL',
    );
  return mismatches;
};
