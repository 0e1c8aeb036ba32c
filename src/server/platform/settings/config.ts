import { MAX_RESUME_BYTES } from '../../../contract/constants.ts';
import { describeFault } from '../../../contract/describeFault.ts';
import { type BuildSettings, readSiteSettings, type SettingKey } from '../../../contract/siteSettings.ts';
import { readTrustProxy, splitList, type TrustProxy } from '../http/client.ts';
import { StartError } from '../process/failure.ts';
import { type DeskSettings, readDeskSettings } from './deskSettings.ts';
import { type EmailIds, toEmailIds } from './emailIds.ts';
import { type ImapSettings, readImapSettings } from './imapSettings.ts';
import { type MailSettings, readMailSettings } from './mailSettings.ts';
import { type NoticeSettings, readNoticeSettings } from './noticeSettings.ts';
import { type Periods, toPeriods } from './periods.ts';
import { readScanSettings, type ScanSettings } from './scanSettings.ts';
import type { SettingReader } from './settingReader.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'silent'] as const;

/** Requests of one client in ten minutes; 0: no limit. */
interface RateLimits {
  uploads: number;
  applications: number;
  messages: number;
}

/** The checked settings of the environment. */
export interface Config {
  host: string;
  /** 0: any free port. */
  port: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Port of the metrics for Prometheus, on this machine only; 0: none. */
  metricsPort: number;
  /** The settings of the build, as set in this environment. */
  site: BuildSettings;
  /** The settings of the build that are set in this environment, not left at their defaults. */
  setKeys: readonly SettingKey[];
  dataDir: string;
  distDir: string;
  /** PostgreSQL's URL, with user and password; empty: the SQLite file of the data folder. Never log it. */
  databaseUrl: string;
  /** Maximum number of this process's connections. */
  databaseConnections: number;
  trustProxy: TrustProxy;
  /** Origins other than the site's own that may post. */
  allowedOrigins: string[];
  /** Maximum bytes of uploads that no application has claimed yet; one client may use a sixteenth of it. */
  unclaimedBytes: number;
  /** Below this number of free bytes on the data folder's disk, uploads are refused. */
  minFreeBytes: number;
  mail: MailSettings;
  imap: ImapSettings;
  emailIds: EmailIds;
  periods: Periods;
  rateLimits: RateLimits;
  scan: ScanSettings;
  notices: NoticeSettings;
  /** null: the staff desk is switched off. */
  desk: DeskSettings | null;
}

/** Names every invalid setting, one per line. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isDatabaseUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, host, pathname } = new URL(text);
  return /^postgres(?:ql)?:$/.test(protocol) && host !== '' && /^\/[^/]+$/.test(pathname);
};

/** Makes a reader of single settings that collects the errors. */
const makeSettingReader = (env: Readonly<Record<string, string | undefined>>) => {
  const problems: string[] = [];
  const setting = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const addError = (sentence: string) => void problems.push(sentence);
  const check: SettingReader['check'] = (isValid, name, rule) => {
    if (!isValid) addError(describeFault(name, env[name], rule));
  };
  const wholeNumber: SettingReader['wholeNumber'] = (name, { fallback, min = 0, max }) => {
    const text = setting(name, String(fallback));
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    check(value >= min && value <= max, name, `must be a whole number from ${min} to ${max}`);
    return value;
  };
  return { setting, check, addError, wholeNumber, problems };
};

const MB = 1024 * 1024;
const MAX_PORT = 65_535;

/** Adds an error for every port that two services would share. */
const checkPorts = (
  { port, desk, metricsPort }: Pick<Config, 'port' | 'desk' | 'metricsPort'>,
  addError: SettingReader['addError'],
): void => {
  const ports = Object.entries({ PORT: port, DESK_PORT: desk?.port ?? 0, METRICS_PORT: metricsPort });
  for (const [index, [name, value]] of ports.entries())
    for (const [other, same] of ports.slice(index + 1))
      if (value !== 0 && value === same)
        addError(`${name} and ${other} are both ${value}, but must differ: set another ${other}`);
};

/**
 * Reads all settings. Throws a ConfigError that names every invalid one. An empty setting counts as not set, except the
 * ids of the email calls.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const reader = makeSettingReader(env);
  const { setting, check, addError, wholeNumber, problems } = reader;
  const { settings: site, errors, setKeys } = readSiteSettings(env);

  const logLevel = LOG_LEVELS.find((level) => level === setting('LOG_LEVEL', 'info'));
  check(logLevel !== undefined, 'LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);

  const databaseUrl = setting('DATABASE_URL', '');
  check(
    databaseUrl === '' || isDatabaseUrl(databaseUrl),
    'DATABASE_URL',
    'must be a URL like postgres://user:password@host:5432/database, or empty for the file under DATA_DIR',
  );

  const trustProxy = readTrustProxy(setting('TRUST_PROXY', ''));
  check(trustProxy !== undefined, 'TRUST_PROXY', 'must be a number of proxies or a list of IP addresses');

  const allowedOrigins = splitList(setting('ALLOWED_ORIGINS', ''));
  check(
    allowedOrigins.every(isOrigin),
    'ALLOWED_ORIGINS',
    'must be a list of origins like https://www.example.com, separated by commas',
  );

  // An office or university behind one IP address sends fewer requests, an attack far more.
  const readRateLimit = (name: string, fallback: number) => wholeNumber(name, { fallback, max: 999_999 });
  const config = {
    host: setting('HOST', '127.0.0.1'),
    port: wholeNumber('PORT', { fallback: 3000, max: MAX_PORT }),
    logLevel: logLevel ?? 'info',
    metricsPort: wholeNumber('METRICS_PORT', { fallback: 0, max: MAX_PORT }),
    site,
    setKeys,
    dataDir: setting('DATA_DIR', './data'),
    distDir: setting('DIST_DIR', './dist'),
    databaseUrl,
    // The outbox, retention and alerts may each use one; requests need another.
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', { fallback: 10, min: 4, max: 100 }),
    trustProxy: trustProxy ?? false,
    allowedOrigins,
    unclaimedBytes: wholeNumber('UNCLAIMED_UPLOAD_BYTES', {
      fallback: 2048 * MB,
      min: 16 * MAX_RESUME_BYTES,
      max: Number.MAX_SAFE_INTEGER,
    }),
    minFreeBytes: wholeNumber('LEAST_FREE_BYTES', { fallback: 512 * MB, max: Number.MAX_SAFE_INTEGER }),
    mail: readMailSettings(reader),
    imap: readImapSettings(reader),
    emailIds: toEmailIds(site),
    periods: toPeriods(site),
    rateLimits: {
      uploads: readRateLimit('RATE_LIMIT_UPLOADS', 60),
      applications: readRateLimit('RATE_LIMIT_APPLICATIONS', 30),
      messages: readRateLimit('RATE_LIMIT_MESSAGES', 30),
    },
    scan: readScanSettings(reader),
    notices: readNoticeSettings(reader, site),
    desk: readDeskSettings(reader),
  };
  checkPorts(config, addError);
  const allProblems = [...problems, ...errors];
  if (allProblems.length > 0) throw new ConfigError(allProblems.join('\n'));
  return config;
};

/** The names of all settings, recorded while they are read. */
export const settingNames = (): ReadonlySet<string> => {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => void names.add(String(name)),
      has: (_target, name) => Boolean(names.add(String(name))),
    },
  );
  readConfig(env);
  return names;
};

/** How an operator calls the staff commands on this machine; quillmere-staff and the service units set it. */
export const staffCommand = (): string => process.env['STAFF_COMMAND'] || './staff';
