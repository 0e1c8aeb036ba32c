import { type BuildSettings, readSiteSettings, type SettingKey } from '../../../contract/siteSettings.mjs';
import { readTrustProxy, splitList, type TrustProxy } from '../http/client.ts';
import { type RateLimits, readRateLimits } from '../http/rateLimits.ts';
import { StartError } from '../process/failure.ts';
import { type DatabaseSettings, readDatabaseSettings } from './databaseSettings.ts';
import { type DeskSettings, readDeskSettings } from './deskSettings.ts';
import { type EmailIds, toEmailIds } from './emailIds.ts';
import { type MailSettings, readMailSettings } from './mailSettings.ts';
import { type Periods, toPeriods } from './periods.ts';
import { readScanSettings, type ScanSettings } from './scanSettings.ts';
import { readServerLimits, readWatching, type ServerLimits, type Watching } from './serverLimits.ts';

/** What the environment may set, checked. Sizes in bytes. */
export interface Config extends Watching, DatabaseSettings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** What the site is built with, as this environment has it. */
  site: BuildSettings;
  /** Which of them are set at all. */
  given: readonly SettingKey[];
  dataDir: string;
  distDir: string;
  trustProxy: TrustProxy;
  /** Origins other than the site's own that may post. */
  allowedOrigins: string[];
  serverLimits: ServerLimits;
  mail: MailSettings;
  emailIds: EmailIds;
  periods: Periods;
  rateLimits: RateLimits;
  scan: ScanSettings;
  /** null: the staff desk is switched off. */
  desk: DeskSettings | null;
}

/** Every bad setting, one clear line each. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const wholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads the settings, all at once. Throws a ConfigError that names every bad one.
 * A setting that is empty counts as not set, ids of the e-mail calls excepted; those that the build shares are read
 * by its own table.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const problems: string[] = [];
  const setting = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const check = (isGood: boolean, problem: string) => {
    if (!isGood) problems.push(problem);
  };

  const port = wholeNumber(setting('PORT', '3000'));
  check(port <= 65_535, 'PORT must be a whole number from 0 to 65535');

  const watching = readWatching({ setting, check });
  const database = readDatabaseSettings({ setting, check });

  const trustProxy = readTrustProxy(setting('TRUST_PROXY', ''));
  check(trustProxy !== undefined, 'TRUST_PROXY must be a number of proxies or a list of IP addresses');

  const allowedOrigins = splitList(setting('ALLOWED_ORIGINS', ''));
  check(
    allowedOrigins.every(isOrigin),
    'ALLOWED_ORIGINS must be a list of origins like https://www.example.com, separated by commas',
  );

  const serverLimits = readServerLimits({ setting, check });
  const mail = readMailSettings({ setting, check });
  const scan = readScanSettings({ setting, check });
  const desk = readDeskSettings({ setting, check });
  const { settings: site, errors: siteErrors, given } = readSiteSettings(env);
  problems.push(...siteErrors);
  const rateLimits = readRateLimits({ setting, check });

  if (problems.length > 0 || trustProxy === undefined) throw new ConfigError(problems.join('\n'));
  return {
    host: setting('HOST', '127.0.0.1'),
    port,
    site,
    given,
    dataDir: setting('DATA_DIR', './data'),
    distDir: setting('DIST_DIR', './dist'),
    ...watching,
    ...database,
    trustProxy,
    allowedOrigins,
    serverLimits,
    mail,
    emailIds: toEmailIds(site),
    periods: toPeriods(site),
    rateLimits,
    scan,
    desk,
  };
};
