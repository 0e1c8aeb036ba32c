// Plain JavaScript: `npm start` uses it in the server's own process to decide whether to build, and Node's TypeScript
// loader would stay in memory (126 MB resident instead of 95, measured).

const OPEN_STREET_MAP =
  'https://www.openstreetmap.org/export/embed.html?layer=mapnik&marker={lat},{lon}&bbox={west},{south},{east},{north}';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * Reads a setting: `text` is the environment's value, `hasProvider` whether messages go to a provider. Throws an Error;
 * its message continues a sentence that starts with the setting's name.
 * @template Value
 * @typedef {(text: string | undefined, hasProvider: boolean) => Value} Read
 */

/** @param {string} text */
const refuse = (text) => {
  throw new Error(text);
};

/** @type {Read<string>} Without a trailing slash; empty by default. */
const readAddress = (text = '') => {
  const value = text.trim();
  if (value === '') return '';
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isAddress) return refuse('must be an address like https://www.example.com');
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname.replace(/\/+$/, '')}`;
};

/** @type {(fallback: string) => Read<string>} An empty value means that nothing is embedded. */
const readFrameUrl =
  (fallback) =>
  (text = fallback) =>
    text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')
      ? text
      : refuse('must be an https address');

/** @type {(fallback: string) => Read<string>} An empty value counts as missing. With a provider all ids must be set. */
const readId = (fallback) => (text, hasProvider) =>
  (text ?? (hasProvider ? '' : fallback)).trim() || refuse('is required');

/** @type {(fallback: number) => Read<number>} */
const readDays =
  (fallback) =>
  (text = '') => {
    const value = text.trim() || String(fallback);
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : refuse('must be a whole number of days from 1');
  };

/**
 * The settings that are built into the pages and also used by the server. A function, so that it is left out of the
 * browser bundle, which needs only the values.
 */
const makeSettingsTable = () => ({
  /** Host of the career calls, like `https://jobs.example.com`; empty: the site's own origin. */
  careersHost: { name: 'CAREERS_HOST', read: readAddress },
  /** Host of the e-mail calls; empty: the site's own origin, which answers in the provider's format. */
  emailHost: { name: 'EMAIL_HOST', read: readAddress },
  /** The provider's ids. Our own server expects the same ones (docs/requirements.md, MAIL-3). */
  emailUserId: { name: 'EMAIL_USER_ID', read: readId('site-visitor') },
  emailServiceId: { name: 'EMAIL_SERVICE_ID', read: readId('site-relay') },
  /** Template of the contact page's form (version 2), and of the contact form with a dropdown (version 1). */
  emailTemplateId: { name: 'EMAIL_TEMPLATE_ID', read: readId('contact') },
  emailFormTemplateId: { name: 'EMAIL_FORM_TEMPLATE_ID', read: readId('enquiry') },
  /**
   * Address of an embedded map, with {lat}, {lon}, {west}, {south}, {east}, {north}; empty: no maps. Its host is added
   * to `frame-src`.
   */
  mapUrl: { name: 'MAP_URL', read: readFrameUrl(OPEN_STREET_MAP) },
  /** Address of the NMSP page's embedded video; empty: none. Its host is added to `frame-src`. */
  videoUrl: { name: 'VIDEO_URL', read: readFrameUrl('') },
  /** Public address of the site, for canonical links and the sitemap, without a trailing slash. */
  siteUrl: { name: 'SITE_URL', read: readAddress },
  /** Days after which applications and messages are deleted, and applications with consent to longer storage. */
  retentionDays: { name: 'RETENTION_DAYS', read: readDays(180) },
  keptRetentionDays: { name: 'KEPT_RETENTION_DAYS', read: readDays(730) },
  /** Days within which staff promise to reply to applicants. */
  replyWithinDays: { name: 'REPLY_WITHIN_DAYS', read: readDays(10) },
});

/** @typedef {ReturnType<typeof makeSettingsTable>} Table */
/** @typedef {{ [Key in keyof Table]: ReturnType<Table[Key]['read']> }} BuildSettings */
/** @typedef {keyof BuildSettings} SettingKey */

/** @param {SettingKey} key */
export const settingName = (key) => makeSettingsTable()[key].name;

/**
 * Checks settings against each other. A setting that is invalid by itself is undefined.
 * @param {BuildSettings} settings
 */
const combinedErrors = ({ emailHost, emailTemplateId, emailFormTemplateId, ...periods }) => [
  ...(emailHost === '' && emailTemplateId && emailTemplateId === emailFormTemplateId
    ? // The template distinguishes the two forms.
      ['EMAIL_TEMPLATE_ID and EMAIL_FORM_TEMPLATE_ID must differ']
    : []),
  ...(periods.keptRetentionDays < periods.retentionDays
    ? ['KEPT_RETENTION_DAYS must not be shorter than RETENTION_DAYS']
    : []),
];

/**
 * Reads the settings that build and server share. Returns them, a line for each bad or missing one, and the keys of those
 * that are set (docs/requirements.md, SET-1, MAIL-3). If there are errors, the settings must not be used.
 * @param {Environment} environment
 */
export const readSiteSettings = (environment) => {
  const table = makeSettingsTable();
  const keys = /** @type {SettingKey[]} */ (Object.keys(table));
  const hasProvider = Boolean(environment['EMAIL_HOST']?.trim());
  /** @type {string[]} */
  const errors = [];
  /** @param {SettingKey} key */
  const readValue = (key) => {
    const { name, read } = table[key];
    try {
      return read(environment[name], hasProvider);
    } catch (error) {
      errors.push(`${name} ${error instanceof Error ? error.message : ''}`);
      return undefined;
    }
  };
  const settings = /** @type {BuildSettings} */ (
    Object.fromEntries(keys.map((key) => [key, readValue(key)]))
  );
  errors.push(...combinedErrors(settings));
  return { settings, errors, setKeys: keys.filter((key) => environment[table[key].name]?.trim()) };
};

/**
 * Reads the settings fixed at build time. Throws an Error that names every bad or missing one.
 * @param {Environment} environment
 */
export const readBuildSettings = (environment) => {
  const { settings, errors } = readSiteSettings(environment);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return settings;
};
