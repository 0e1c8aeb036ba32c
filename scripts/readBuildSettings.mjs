/** @typedef {import('../src/contract/buildSettings.ts').BuildSettings} BuildSettings */

/** What our own relay expects where no provider is set. */
const OWN_IDS = {
  EMAIL_USER_ID: 'site-visitor',
  EMAIL_SERVICE_ID: 'site-relay',
  EMAIL_TEMPLATE_ID: 'contact',
  EMAIL_FORM_TEMPLATE_ID: 'enquiry',
};
const OPEN_STREET_MAP =
  'https://www.openstreetmap.org/export/embed.html?layer=mapnik&marker={lat},{lon}&bbox={west},{south},{east},{north}';

/**
 * The settings fixed at build time, checked all at once. Throws an Error that names every bad or missing one
 * (docs/requirements.md, SET-1, MAIL-3). An id that is set but empty is missing; behind a provider of your own all
 * four are yours to give.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {BuildSettings}
 */
export const readBuildSettings = (environment) => {
  /** @type {string[]} */
  const faults = [];

  /** @param {string} name */
  const address = (name) => {
    const value = environment[name];
    if (!value) return '';
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      faults.push(`${name} must be an address like https://www.example.com`);
      return '';
    }
    const { origin, pathname } = new URL(value);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
  };

  /**
   * @param {string} name
   * @param {string} fallback
   */
  const frame = (name, fallback) => {
    const value = environment[name] ?? fallback;
    if (value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:')) return value;
    faults.push(`${name} must be an https address`);
    return '';
  };

  const careersHost = address('CAREERS_HOST');
  const emailHost = address('EMAIL_HOST');

  /** @param {keyof typeof OWN_IDS} name */
  const id = (name) => {
    const value = (environment[name] ?? (environment['EMAIL_HOST'] ? '' : OWN_IDS[name])).trim();
    if (value === '') faults.push(`${name} is required`);
    return value;
  };

  /**
   * The server checks the same settings by the same rule (src/server/platform/settings/periods.ts).
   * @param {string} name
   * @param {number} fallback
   */
  const days = (name, fallback) => {
    const text = environment[name]?.trim() || String(fallback);
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    faults.push(`${name} must be a whole number of days from 1`);
    return fallback;
  };

  const settings = {
    careersHost,
    emailHost,
    emailUserId: id('EMAIL_USER_ID'),
    emailServiceId: id('EMAIL_SERVICE_ID'),
    emailTemplateId: id('EMAIL_TEMPLATE_ID'),
    emailFormTemplateId: id('EMAIL_FORM_TEMPLATE_ID'),
    mapUrl: frame('MAP_URL', OPEN_STREET_MAP),
    videoUrl: frame('VIDEO_URL', ''),
    siteUrl: address('SITE_URL'),
    retentionDays: days('RETENTION_DAYS', 180),
    keptRetentionDays: days('KEPT_RETENTION_DAYS', 730),
    replyWithinDays: days('REPLY_WITHIN_DAYS', 10),
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
};
