import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, findProgram } from './debianPackages.ts';

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findInstalled = (): string | undefined => {
  const bundled = chromium.executablePath();
  return (
    process.env['CHROMIUM_PATH'] ??
    PROGRAM_NAMES.map(findProgram).find(Boolean) ??
    (existsSync(bundled) ? bundled : undefined)
  );
};

/**
 * Path of a Chromium for the browser tests: an installed one, otherwise Debian's package if this user may install it,
 * otherwise Playwright's. Throws if there is none, so that browser tests are never skipped silently.
 */
export const findChromium = (): string => {
  if (!findInstalled()) installPackages('chromium', 'fonts-liberation');
  if (!findInstalled())
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  const path = findInstalled();
  if (!path) throw new Error('There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH');
  return path;
};
