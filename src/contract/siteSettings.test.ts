import { readBuildSettings, readSiteSettings } from './siteSettings.ts';

const readErrors = (environment: Record<string, string>) => readSiteSettings(environment).errors;
const PROVIDER = { EMAIL_HOST: 'https://mail.example.com' };

describe('readSiteSettings', () => {
  it('reports all bad settings at once', () => {
    const bad = {
      CAREERS_HOST: 'jobs',
      MAP_URL: 'http://maps.example',
      RETENTION_DAYS: '1.5',
      SITE_URL: 'x',
    };
    expect(readErrors(bad)).toEqual([
      "CAREERS_HOST is 'jobs', but must be a URL like https://www.example.com",
      "MAP_URL is 'http://maps.example', but must be an https URL",
      "SITE_URL is 'x', but must be a URL like https://www.example.com",
      "RETENTION_DAYS is '1.5', but must be a whole number of days from 1",
    ]);
    expect(() => readBuildSettings(bad)).toThrow(readErrors(bad).join('\n'));
  });

  it('removes spaces and trailing slashes, and reports which settings are set', () => {
    const { settings, setKeys } = readSiteSettings({
      SITE_URL: ' https://www.example.com/ ',
      RETENTION_DAYS: '',
    });
    expect([settings.siteUrl, settings.retentionDays, setKeys]).toEqual([
      'https://www.example.com',
      180,
      ['siteUrl'],
    ]);
  });

  it('requires all ids with a provider, and different template ids with our own server', () => {
    const ids = ['EMAIL_USER_ID', 'EMAIL_SERVICE_ID', 'EMAIL_TEMPLATE_ID', 'EMAIL_FORM_TEMPLATE_ID'];
    expect(readErrors(PROVIDER)).toEqual(ids.map((name) => `${name} is required`));
    expect(readErrors({ EMAIL_USER_ID: '' })).toEqual(['EMAIL_USER_ID is required']);
    expect(readErrors({ EMAIL_TEMPLATE_ID: 'enquiry' })).toEqual([
      "EMAIL_TEMPLATE_ID and EMAIL_FORM_TEMPLATE_ID are both 'enquiry', but must differ",
    ]);
    const same = Object.fromEntries(ids.map((name) => [name, 'one']));
    expect(readErrors({ ...PROVIDER, ...same })).toEqual([]);
  });

  it('refuses a shorter retention with consent than without', () => {
    expect(readErrors({ RETENTION_DAYS: '800' })).toEqual([
      'KEPT_RETENTION_DAYS is 730, but must not be shorter than RETENTION_DAYS, which is 800',
    ]);
  });
});
