import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const installed = (): string | undefined => {
  const own = chromium.executablePath();
  return (
    process.env['CHROMIUM_PATH'] ?? NAMES.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined)
  );
};

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Path of a Chromium for the browser tests: an installed one, else Debian's package if this user may install it, else
 * Playwright's own. Throws if there is none, so that browser tests are never skipped silently.
 */
export const findChromium = (): string => {
  const found = installed();
  if (found) return found;
  if (isRoot() && onPath('apt-get')) {
    console.log('No Chromium found: installing the package of this system.');
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  }
  if (!installed()) run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  const path = installed();
  if (!path) throw new Error('No Chromium to run the browser tests with: install one or set CHROMIUM_PATH');
  return path;
};
