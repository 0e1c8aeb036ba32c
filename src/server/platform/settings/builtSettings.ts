import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../content/site.ts';
import type { BuildSettings } from '../../../contract/buildSettings.ts';
import type { Config } from './config.ts';

type Built = Partial<Readonly<Record<keyof BuildSettings, unknown>>>;

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

const promised = ({ periods, emailIds, siteUrl }: Config, built: Built) =>
  [
    ['RETENTION_DAYS', periods.retentionDays, built.retentionDays],
    ['KEPT_RETENTION_DAYS', periods.keptRetentionDays, built.keptRetentionDays],
    ['REPLY_WITHIN_DAYS', periods.replyWithinDays, built.replyWithinDays],
    // Where the pages send messages to a provider of their own, the server is not asked.
    ...(built.emailHost
      ? []
      : ([
          ['EMAIL_USER_ID', emailIds.user, built.emailUserId],
          ['EMAIL_SERVICE_ID', emailIds.service, built.emailServiceId],
          ['EMAIL_TEMPLATE_ID', emailIds.contact, built.emailTemplateId],
          ['EMAIL_FORM_TEMPLATE_ID', emailIds.enquiry, built.emailFormTemplateId],
        ] as const)),
    // Not set: the address that was built in is used.
    ...(siteUrl === '' ? [] : ([['SITE_URL', siteUrl, built.siteUrl]] as const)),
  ] as const;

const isSample = new URL(site.url).host.endsWith('.example');

/**
 * Settings with which a page or a mail would say what is not so, a line each with what to do: periods that the privacy
 * text names, ids without which every message is refused, mails that link to a sample company (docs/requirements.md,
 * SET-3). Such a server does not start.
 */
export const falsePromises = (config: Config, built: Built): string[] => {
  const differing = promised(config, built)
    .filter(([, now, then]) => then !== undefined && String(now) !== String(then))
    .map(
      ([name, now, then]) =>
        `${name} is ${now}, but the pages were built with ${String(then) || 'none'}: build again with the same settings (npm run build), or set it to what was built`,
    );
  const address = built.siteUrl ?? config.siteUrl;
  const linksNowhere = config.mail.smtpUrl !== '' && isSample && address === '';
  return linksNowhere
    ? [
        ...differing,
        'SITE_URL is required where mail is set up: mails to applicants link to the site. Set it, and build again (npm run build)',
      ]
    : differing;
};
