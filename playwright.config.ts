import { defineConfig } from '@playwright/test';
import { journeysOfTheServer, laneOf, LONG, longTests } from './scripts/longTests.ts';

const lane = laneOf(process.env);
const long = longTests.journeys.map((file) => `**/${file}`);

const onPostgres = process.env['TEST_ENGINE'] === 'postgres' && {
  testMatch: journeysOfTheServer.map((file) => `**/${file}`),
};

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  ...(lane === 'release' && { testIgnore: long, grepInvert: new RegExp(LONG) }),
  ...(lane === 'long' && {
    projects: [
      { name: 'files', testMatch: long },
      { name: 'marked', testIgnore: long, grep: new RegExp(LONG) },
    ],
  }),
  ...onPostgres,
  // What journeys write is removed with the run; PostgreSQL, started by the first one that needs it, ends with it.
  globalSetup: './tests/support/postgres/setUp.ts',
  globalTeardown: './tests/support/postgres/tearDown.ts',
  outputDir: 'test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // A journey that fails once and then passes is named in the last lines of the run (scripts/test.ts).
  retries: 1,
  forbidOnly: true,
  // A machine that does other things at the same time takes twice as long, and a journey that hangs is rare.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      stylePath: 'tests/journeys/images.css',
      // A colour that differs by six of 255 is seen; the last bits of a smoothed edge and a stray pixel are not.
      threshold: 0.015,
      maxDiffPixels: 50,
    },
  },
  // Kept pictures are named by the browser's version, which is known only when it runs (images.spec.ts).
  snapshotPathTemplate: '{testDir}/images/{arg}{ext}',
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      // The rest keeps Chromium from calling home at every start, which a closed network answers with noise.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
