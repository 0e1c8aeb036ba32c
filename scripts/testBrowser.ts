import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.ts';

/** Runs the journeys in a real Chromium; further words on the command line go to Playwright. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
);
process.exit(status ?? 1);
