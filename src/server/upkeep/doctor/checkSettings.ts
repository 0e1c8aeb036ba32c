import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { failureCode } from '../../platform/process/failure.ts';
import { type Config, settingNames } from '../../platform/settings/config.ts';
import { findSettingMismatches, readManifest } from '../../platform/settings/manifest.ts';
import { type Finding, good, note, problem } from './finding.ts';

/** Settings of the scripts in deploy/, of PostgreSQL's programs and of Node. */
const OTHER_SETTING = /^(?:BACKUP_DIR|KEEP_DAYS|MAX_HOURS|DATABASE_PASSWORD|NODE_.*|PG.*)$/;

const findUnknownSettings = (file: string): Finding[] => {
  if (file === '' || !existsSync(file)) return [];
  try {
    const known = settingNames();
    return Object.keys(parseEnv(readFileSync(file, 'utf8')))
      .filter((name) => !known.has(name) && !OTHER_SETTING.test(name))
      .map((name) =>
        problem(
          `${file} sets ${name}, which is not a setting`,
          'Correct its name; .env.example lists all of them',
        ),
      );
  } catch (error) {
    return [note(`${file} cannot be read (${failureCode(error)})`)];
  }
};

/** Checks whether every setting is known, and whether the pages were built with the same settings. */
export const checkSettings = (config: Config, settingsFile: string): Finding[] => {
  const mismatches = findSettingMismatches(config, readManifest(config.distDir).settings).map((line) =>
    problem(line, 'Until then the server does not start, because its pages or emails would be wrong'),
  );
  const findings = [...['.env', settingsFile].flatMap(findUnknownSettings), ...mismatches];
  return findings.length > 0 ? findings : [good('The settings are in order')];
};
