import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildSettings } from '../../../contract/siteSettings.ts';
import { readConfig } from './config.ts';
import { findSettingMismatches, readManifest } from './manifest.ts';

/** The mismatches if the pages were built with one environment and the server is started with another. */
const findMismatches = (built: Record<string, string>, env: Record<string, string>): string[] =>
  findSettingMismatches(readConfig(env), readBuildSettings(built));

describe('settings that differ from those of the build', () => {
  it.each([
    ['RETENTION_DAYS', '30', '180'],
    ['RETENTION_DAYS_BY_COUNTRY', 'US=400', 'US=365'],
    ['KEPT_RETENTION_DAYS', '365', '730'],
    ['REPLY_WITHIN_DAYS', '3', '10'],
    ['EMAIL_USER_ID', 'other', 'site-visitor'],
    ['EMAIL_SERVICE_ID', 'other', 'site-relay'],
    ['EMAIL_TEMPLATE_ID', 'other', 'contact'],
    ['EMAIL_FORM_TEMPLATE_ID', 'other', 'enquiry'],
    ['SITE_URL', 'https://www.example.com', 'none'],
    ['CAREERS_HOST', 'https://jobs.example.com', 'none'],
    ['VIDEO_URL', 'https://video.example.com/film', 'none'],
  ])('are reported with what to do: %s', (name, value, built) => {
    const mend = built === 'none' ? 'remove it' : `set it to ${built}`;
    const line = `${name} is ${value}, but the pages of this release were built with ${built}: make a new release with these settings, or ${mend}`;
    expect(findMismatches({}, { [name]: value })).toEqual([line]);
    expect(
      findMismatches({ [name]: value }, { [name]: `${value}${name === 'SITE_URL' ? '/' : ''}` }),
    ).toEqual([]);
  });

  it('do not matter if they are email ids and an email provider sends the messages', () => {
    const ids = {
      EMAIL_USER_ID: 'u',
      EMAIL_SERVICE_ID: 's',
      EMAIL_TEMPLATE_ID: 't',
      EMAIL_FORM_TEMPLATE_ID: 'f',
    };
    expect(findMismatches({ EMAIL_HOST: 'https://mail.example.com', ...ids }, {})).toEqual([]);
  });
});

describe('the manifest of the build', () => {
  it('is read, is empty without a build, and is refused if damaged', () => {
    const dist = mkdtempSync(join(tmpdir(), 'site-test-'));
    expect(readManifest(dist).settings).toEqual({});
    writeFileSync(join(dist, 'manifest.json'), '{"settings":{"retentionDays":30}}');
    expect(readManifest(dist)).toMatchObject({ settings: { retentionDays: 30 }, inlineScripts: [] });
    writeFileSync(join(dist, 'manifest.json'), '{');
    expect(() => readManifest(dist)).toThrow('manifest.json is damaged; build the site again');
  });
});
