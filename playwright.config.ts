import { defineConfig } from '@playwright/test';
import { requireChromium } from './scripts/findChromium.ts';

/** The journeys that every `npm test` runs: what a visitor, an applicant or a recruiter would notice first. */
const core = /\/(apply|contact|desk|noScript|openings|receipt|menu|hydration)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/journeys',
  projects: [
    { name: 'core', testMatch: core },
    { name: 'more', testIgnore: core },
  ],
  globalSetup: './tests/support/postgres/setUp.ts',
  globalTeardown: './tests/support/postgres/tearDown.ts',
  outputDir: 'test-results/playwright',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long, because journeys prove what happens and not how fast: a busy machine must not fail them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: requireChromium(),
      // The last three stop Chromium's background requests, which log errors without Internet access.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
