import { settingName, type SettingKey } from '../../../contract/siteSettings.ts';
import { urlWithoutPassword } from '../database/postgres.ts';
import type { Config } from './config.ts';

/** The settings that the build and the server share; all of them are public. */
const listSiteSettings = (site: Config['site']): Record<string, string> =>
  Object.fromEntries((Object.keys(site) as SettingKey[]).map((key) => [settingName(key), String(site[key])]));

/** The settings in force, without passwords: URLs without credentials, commands without arguments. */
export const listSettings = (config: Config): Record<string, string> => {
  const { mail, imap, notices, rateLimits, scan, desk, site } = config;
  return {
    ...listSiteSettings(site),
    HOST: config.host,
    PORT: String(config.port),
    METRICS_PORT: String(config.metricsPort),
    DESK_HOST: desk?.host ?? '',
    DESK_PORT: String(desk?.port ?? 'off'),
    DESK_URL: desk?.url ?? '',
    DESK_SECOND_FACTOR: desk?.secondFactor ?? '',
    DESK_UNDO_SECONDS: String(desk?.undoSeconds ?? ''),
    DATA_DIR: config.dataDir,
    DIST_DIR: config.distDir,
    DATABASE_URL: config.databaseUrl && urlWithoutPassword(config.databaseUrl),
    DATABASE_CONNECTIONS: String(config.databaseConnections),
    TRUST_PROXY: String(config.trustProxy),
    ALLOWED_ORIGINS: config.allowedOrigins.join(', '),
    SMTP_URL: mail.smtpUrl && new URL(mail.smtpUrl).host,
    MAIL_FROM: mail.from,
    MAIL_TO: mail.to,
    CAREERS_MAIL_TO: mail.careersTo,
    IMAP_URL: imap.url && new URL(imap.url).host,
    MAIL_RESUMES: mail.withResumes ? 'on' : 'off',
    RATE_LIMIT_UPLOADS: String(rateLimits.uploads),
    RATE_LIMIT_APPLICATIONS: String(rateLimits.applications),
    RATE_LIMIT_MESSAGES: String(rateLimits.messages),
    UNCLAIMED_UPLOAD_BYTES: String(config.unclaimedBytes),
    LEAST_FREE_BYTES: String(config.minFreeBytes),
    INDEXNOW_KEY: notices.indexNow?.key ?? '',
    INDEXNOW_URL: notices.indexNow?.url ?? '',
    GOOGLE_SERVICE_ACCOUNT: notices.google?.client_email ?? '',
    SCAN_COMMAND: scan.command[0] ?? '',
    LOG_LEVEL: config.logLevel,
  };
};
