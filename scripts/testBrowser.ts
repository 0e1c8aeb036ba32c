import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.ts';
import { testedOn } from './testedOn.ts';

/**
 * Runs the journeys in a real Chromium. `--engine postgres` and `--processes 3` run those that the server has a part in
 * on that; further words on the command line go to Playwright.
 */
const { env, words } = testedOn(process.argv.slice(2));
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...words], {
  stdio: 'inherit',
  env: { ...process.env, ...env, CHROMIUM_PATH: findChromium() },
});
process.exit(status ?? 1);
