import { describeFault } from './describeFault.ts';

const OPEN_STREET_MAP =
  'https://www.openstreetmap.org/export/embed.html?layer=mapnik&marker={lat},{lon}&bbox={west},{south},{east},{north}';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a setting. `text` is its value in the environment; `hasProvider` tells whether an email provider receives the
 * messages. Throws an Error whose message continues a sentence that starts with the setting's name.
 */
type Read<Value> = (text: string | undefined, hasProvider: boolean) => Value;

const refuse = (text: string): never => {
  throw new Error(text);
};

/** Without a trailing slash; empty by default. */
const readUrl: Read<string> = (text = '') => {
  const value = text.trim();
  if (value === '') return '';
  const isHttpUrl = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isHttpUrl) return refuse('must be a URL like https://www.example.com');
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};

/** An empty value embeds nothing. */
const readFrameUrl =
  (fallback: string): Read<string> =>
  (text = fallback) =>
    text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')
      ? text
      : refuse('must be an https URL');

/** An empty value is an error. With a provider there is no fallback. */
const readId =
  (fallback: string): Read<string> =>
  (text, hasProvider) =>
    (text ?? (hasProvider ? '' : fallback)).trim() || refuse('is required');

const readDays =
  (fallback: number): Read<number> =>
  (text = '') => {
    const value = text.trim() || String(fallback);
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : refuse('must be a whole number of days from 1');
  };

/** A list such as 'US=365, DE=200': days by the ISO 3166-1 code of a country. */
const readCountryDays =
  (fallback: string): Read<string> =>
  (text = '') => {
    const value = text.trim() || fallback;
    const isList = value.split(',').every((each) => /^[A-Z]{2}=[1-9]\d{0,4}$/.test(each.trim()));
    return value === 'none' || isList
      ? value
      : refuse('must be a list of countries with their days, like US=365, DE=200, or none');
  };

/** The first value is the default. */
const readChoice =
  <Value extends string>(values: readonly [Value, ...Value[]]): Read<Value> =>
  (text = '') => {
    const value = text.trim() || values[0];
    return values.find((each) => each === value) ?? refuse(`must be ${values.join(' or ')}`);
  };

/**
 * The settings that the build and the server share. It is a function, so that the browser bundle, which needs only the
 * values, does not contain it.
 */
const makeSettingsTable = () => ({
  /** Base URL of the careers API, such as `https://jobs.example.com`; empty: our own server. */
  careersHost: { name: 'CAREERS_HOST', read: readUrl },
  /** Base URL of the email API; empty: our own server, which has the provider's API. */
  emailHost: { name: 'EMAIL_HOST', read: readUrl },
  /** The ids that the email API expects, also our own server. */
  emailUserId: { name: 'EMAIL_USER_ID', read: readId('site-visitor') },
  emailServiceId: { name: 'EMAIL_SERVICE_ID', read: readId('site-relay') },
  /** Template id of the contact page's form (version 2). */
  emailTemplateId: { name: 'EMAIL_TEMPLATE_ID', read: readId('contact') },
  /** Template id of the contact form with a dropdown (version 1). */
  emailFormTemplateId: { name: 'EMAIL_FORM_TEMPLATE_ID', read: readId('enquiry') },
  /**
   * URL of an embedded map, with {lat}, {lon}, {west}, {south}, {east}, {north}; empty: no maps. Its host is added to
   * `frame-src`.
   */
  mapUrl: { name: 'MAP_URL', read: readFrameUrl(OPEN_STREET_MAP) },
  /** URL of the NMSP page's embedded video; empty: none. Its host is added to `frame-src`. */
  videoUrl: { name: 'VIDEO_URL', read: readFrameUrl('') },
  /** Public URL of the site, for canonical links and the sitemap. */
  siteUrl: { name: 'SITE_URL', read: readUrl },
  /** Days after which messages are deleted, and applications after the decision or the closing of the opening. */
  retentionDays: { name: 'RETENTION_DAYS', read: readDays(180) },
  /** The same for applications for openings in these countries, if it is longer. */
  countryRetentionDays: { name: 'RETENTION_DAYS_BY_COUNTRY', read: readCountryDays('US=365') },
  /** Days after which applications with consent to longer storage are deleted. */
  keptRetentionDays: { name: 'KEPT_RETENTION_DAYS', read: readDays(730) },
  /** Days within which staff promise to reply to applicants. */
  replyWithinDays: { name: 'REPLY_WITHIN_DAYS', read: readDays(10) },
  /** `full`: emails to staff contain what the person entered, and the privacy notice says so. */
  mailContent: { name: 'MAIL_CONTENT', read: readChoice(['none', 'full']) },
});

type Table = ReturnType<typeof makeSettingsTable>;
export type BuildSettings = { [Key in keyof Table]: ReturnType<Table[Key]['read']> };
export type SettingKey = keyof BuildSettings;

export const settingName = (key: SettingKey): string => makeSettingsTable()[key].name;

/** Checks settings against each other. A setting with an error of its own is undefined. */
const combinedErrors = ({
  emailHost,
  emailTemplateId,
  emailFormTemplateId,
  ...periods
}: BuildSettings): string[] => [
  ...(emailHost === '' && emailTemplateId && emailTemplateId === emailFormTemplateId
    ? // Our own server tells the two forms apart by their template ids.
      [`EMAIL_TEMPLATE_ID and EMAIL_FORM_TEMPLATE_ID are both '${emailTemplateId}', but must differ`]
    : []),
  ...(periods.keptRetentionDays < periods.retentionDays
    ? [
        `KEPT_RETENTION_DAYS is ${periods.keptRetentionDays}, but must not be shorter than RETENTION_DAYS, which is ${periods.retentionDays}`,
      ]
    : []),
];

/**
 * Reads the settings that the build and the server share. Returns them, one line for each error, and the keys of the
 * settings that are set. If there are errors, do not use the settings.
 */
export const readSiteSettings = (
  environment: Environment,
): { settings: BuildSettings; errors: string[]; setKeys: SettingKey[] } => {
  const table = makeSettingsTable();
  const keys = Object.keys(table) as SettingKey[];
  const hasProvider = Boolean(environment['EMAIL_HOST']?.trim());
  const errors: string[] = [];
  const readValue = (key: SettingKey): string | number | undefined => {
    const { name, read } = table[key];
    try {
      return read(environment[name], hasProvider);
    } catch (error) {
      errors.push(describeFault(name, environment[name], error instanceof Error ? error.message : ''));
      return undefined;
    }
  };
  const settings = Object.fromEntries(keys.map((key) => [key, readValue(key)])) as BuildSettings;
  errors.push(...combinedErrors(settings));
  return { settings, errors, setKeys: keys.filter((key) => environment[table[key].name]?.trim()) };
};

/** Reads the settings that are fixed at build time. Throws an Error that names every bad or missing one. */
export const readBuildSettings = (environment: Environment): BuildSettings => {
  const { settings, errors } = readSiteSettings(environment);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return settings;
};
