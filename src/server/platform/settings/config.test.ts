import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeServiceAccount } from '../../../../tests/support/searchEngines.ts';
import { freshDir } from '../../../../tests/support/server.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { settingName, type SettingKey } from '../../../contract/siteSettings.ts';
import { readConfig, settingNames } from './config.ts';
import { listSettings } from './listSettings.ts';

const problems = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('the settings', () => {
  it('have defaults that work for a first start', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      distDir: './dist',
      logLevel: 'info',
      metricsPort: 0,
      databaseUrl: '',
      databaseConnections: 10,
      trustProxy: false,
      allowedOrigins: [],
      unclaimedBytes: 2 * 1024 ** 3,
      minFreeBytes: 512 * 1024 ** 2,
      imap: { url: '', hasTags: false },
      mail: { smtpUrl: '', from: '', to: '', careersTo: '', withResumes: false },
      emailIds: { user: 'site-visitor', service: 'site-relay', contact: 'contact', enquiry: 'enquiry' },
      periods: { retentionDays: 180, keptRetentionDays: 730, replyWithinDays: 10, countryDays: { US: 365 } },
      rateLimits: { uploads: 60, applications: 30, messages: 30 },
      scan: { command: [], env: {} },
      notices: { indexNow: null, google: null },
      desk: { host: '127.0.0.1', port: 3001, url: '', undoSeconds: 30, secondFactor: 'everyone' },
      site: { ...buildSettings, mapUrl: expect.stringContaining('openstreetmap') },
      setKeys: [],
    });
  });

  it('can switch the staff desk off, and never allow passwords without TLS', () => {
    expect(readConfig({ DESK_PORT: 'off' }).desk).toBeNull();
    const behindProxy = { DESK_HOST: '0.0.0.0', DESK_URL: 'https://desk.example.com' };
    expect(readConfig(behindProxy).desk).toEqual({
      host: '0.0.0.0',
      port: 3001,
      url: 'https://desk.example.com',
      undoSeconds: 30,
      secondFactor: 'everyone',
    });
    expect(problems({ DESK_HOST: '0.0.0.0' })).toContain('DESK_URL is required');
    for (const DESK_URL of ['http://desk.example.com', 'https://desk.example.com/path', 'desk'])
      expect(problems({ DESK_URL })).toContain(`DESK_URL is '${DESK_URL}', but must be`);
    expect(problems({ DESK_PORT: 'x' })).toContain("DESK_PORT is 'x', but must be");
  });

  it('accept a PostgreSQL URL, and do not repeat an invalid one', () => {
    const url = 'postgresql://site:secret@db.example:5432/site?sslmode=verify-full';
    expect(readConfig({ DATABASE_URL: ` ${url} ` })).toMatchObject({ databaseUrl: url });
    for (const DATABASE_URL of ['mysql://site:secret@db/site', 'postgres://site:secret@db', 'secret']) {
      expect(() => readConfig({ DATABASE_URL })).toThrow(
        /^DATABASE_URL is '(?!.*secret).*', but must be a URL like/,
      );
    }
    expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow('a whole number from 4 to 100');
  });

  it('are read and trimmed', () => {
    const config = readConfig({
      PORT: ' 0 ',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.1, fd00::/8',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
    });
    expect(config).toMatchObject({
      port: 0,
      logLevel: 'warn',
      trustProxy: ['10.0.0.1', 'fd00::/8'],
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    });
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  it('send emails about applications to the address for messages by default', () => {
    const mailSettings = { SMTP_URL: 'smtps://m', MAIL_FROM: 'w@example.com', MAIL_TO: 'a@example.com' };
    expect(readConfig(mailSettings).mail).toMatchObject({ to: 'a@example.com', careersTo: 'a@example.com' });
    const mail = readConfig({
      ...mailSettings,
      CAREERS_MAIL_TO: 'b@example.com',
      MAIL_RESUMES: 'on',
      MAIL_CONTENT: 'full',
    }).mail;
    expect(mail).toMatchObject({ careersTo: 'b@example.com', withResumes: true });
  });

  it('require a sender and a recipient only if a mail server is set', () => {
    expect(problems({ SMTP_URL: 'smtp://m' })).toBe(
      'MAIL_FROM is required with SMTP_URL: the sender of every email\nMAIL_TO is required with SMTP_URL: who receives messages',
    );
    expect(problems({ MAIL_RESUMES: 'on', MAIL_CONTENT: 'full' })).toBe('');
    expect(problems({ MAIL_RESUMES: 'on' })).toMatch(/^MAIL_RESUMES is 'on', but needs MAIL_CONTENT=full/);
  });

  it('are refused if two ports are the same', () => {
    expect(problems({ PORT: '3001' })).toBe(
      'PORT and DESK_PORT are both 3001, but must differ: set another DESK_PORT',
    );
    expect(problems({ PORT: '0', DESK_PORT: '0' })).toBe('');
  });

  it.each([
    ['PORT', ['-1', '65536', '3000a', '1e3', '0x50', '3.5']],
    ['LOG_LEVEL', ['INFO', 'verbose']],
    ['METRICS_PORT', ['-1', '65536', '127.0.0.1:9100']],
    ['TRUST_PROXY', ['true', 'proxy.example.com', '100', '1.2.3', '10.0.0.0/33']],
    [
      'ALLOWED_ORIGINS',
      ['*', 'a.example', 'https://a.example/', 'https://a.example/path', 'file:///x', 'null'],
    ],
  ])('refuse an invalid %s', (name, values) => {
    for (const value of values)
      expect(problems({ [name]: value })).toMatch(new RegExp(`^${name} is '[^\n]*', but must be .*$`));
  });

  it('for notices to search engines need the public URL of the site, and a whole key file', () => {
    const SITE_URL = 'https://www.example.com';
    const INDEXNOW_KEY = '0f6d5c1c8b5a';
    expect(readConfig({ SITE_URL, INDEXNOW_KEY }).notices).toEqual({
      indexNow: { key: INDEXNOW_KEY, url: 'https://api.indexnow.org/indexnow' },
      google: null,
    });
    expect(problems({ INDEXNOW_KEY })).toContain('SITE_URL is required');
    for (const key of ['short', 'with a blank', '../../etc/passwd', 'x'.repeat(129)])
      expect(problems({ SITE_URL, INDEXNOW_KEY: key })).toContain('INDEXNOW_KEY is');
    expect(problems({ SITE_URL, INDEXNOW_KEY, INDEXNOW_URL: 'http://engine.example' })).toContain(
      'INDEXNOW_URL is',
    );
    const file = join(freshDir(), 'google.json');
    const readAccount = (account: unknown) => {
      writeFileSync(file, typeof account === 'string' ? account : JSON.stringify(account));
      return problems({ SITE_URL, GOOGLE_SERVICE_ACCOUNT: file });
    };
    const account = makeServiceAccount('https://oauth2.googleapis.com/token');
    expect(readAccount(account)).toBe('');
    for (const wrong of [
      'secret',
      {},
      { ...account, private_key: 'secret' },
      { ...account, token_uri: 'http://a.example' },
    ]) {
      expect(readAccount(wrong)).toMatch(/^GOOGLE_SERVICE_ACCOUNT is '[^\n]*', but must be/);
      expect(readAccount(wrong)).not.toContain('secret');
    }
    expect(problems({ SITE_URL, GOOGLE_SERVICE_ACCOUNT: '/nowhere' })).toContain('(ENOENT)');
  });

  it('are reported together if several are invalid, one per line', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'x', TRUST_PROXY: 'x' }).split('\n')).toHaveLength(3);
  });
});

const EXAMPLE = readFileSync('.env.example', 'utf8');

it('.env.example marks the settings of the build, and no other', () => {
  const [before = '', after = ''] = EXAMPLE.split('# Settings of the build');
  const list = (text: string) => [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  const ofBuild = Object.keys(buildSettings).map((key) => settingName(key as SettingKey));
  expect(list(after).toSorted()).toEqual(ofBuild.toSorted());
  expect(list(before).filter((name) => ofBuild.includes(name ?? ''))).toEqual([]);
});

/** The variables that the scanner inherits are not our settings. */
const ownSettings = () =>
  [...settingNames()].filter((name) => !/^(?:PATH|HOME|LANG|LC_ALL|TZ|TMPDIR)$/.test(name));

it('shows an operator every setting that is in force', () => {
  expect(Object.keys(listSettings(readConfig({}))).toSorted()).toEqual(ownSettings().toSorted());
});

it('.env.example lists every setting, and no other', () => {
  const lines = EXAMPLE.matchAll(/^#?([A-Z_]+)=/gm);
  const names = ownSettings();
  expect([...lines].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});
