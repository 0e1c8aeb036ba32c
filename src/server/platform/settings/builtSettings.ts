import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../content/site.ts';
import { settingName, type SettingKey } from '../../../contract/siteSettings.mjs';
import type { Config } from './config.ts';

type Built = Partial<Readonly<Record<SettingKey, unknown>>>;

/** The settings that the pages were built with, by the build's `manifest.json`; none where there is no build. */
export const readBuiltSettings = (distDir: string): Built => {
  const file = join(distDir, 'manifest.json');
  if (!existsSync(file)) return {};
  try {
    const { settings } = JSON.parse(readFileSync(file, 'utf8')) as { settings?: Built };
    return settings ?? {};
  } catch {
    // Read again, and refused, where it is needed most: readPageSources.
    return {};
  }
};

/** A page names them, or sends them: what the server does by them has to be the same, set or not. */
const PERIODS: readonly SettingKey[] = ['retentionDays', 'keptRetentionDays', 'replyWithinDays'];
const IDS: readonly SettingKey[] = [
  'emailUserId',
  'emailServiceId',
  'emailTemplateId',
  'emailFormTemplateId',
];

/** Where the pages send messages to a provider of their own, the server is not asked for ids. */
const compared = ({ given }: Config, { emailHost }: Built): SettingKey[] => {
  const keys = new Set([...PERIODS, ...IDS, ...given]);
  return emailHost ? [...keys].filter((key) => !IDS.includes(key)) : [...keys];
};

const isSample = new URL(site.url).host.endsWith('.example');

/**
 * Settings with which a page or a mail would say what is not so, a line each with what to do: periods that the privacy
 * text names, ids without which every message is refused, any other setting of the site that is set to something else
 * than was built, mails that link to a sample company. Such a server does not start.
 */
export const falsePromises = (config: Config, built: Built): string[] => {
  const { site: now } = config;
  const differing = compared(config, built)
    .filter((key) => built[key] !== undefined && built[key] !== now[key])
    .map(
      (key) =>
        `${settingName(key)} is ${now[key]}, but the pages were built with ${String(built[key]) || 'none'}: build again with the same settings (npm run build), or set it to what was built`,
    );
  const address = built.siteUrl ?? now.siteUrl;
  const linksNowhere = config.mail.smtpUrl !== '' && isSample && address === '';
  return linksNowhere
    ? [
        ...differing,
        'SITE_URL is required where mail is set up: emails to applicants link to the site. Set it, and build again (npm run build)',
      ]
    : differing;
};
