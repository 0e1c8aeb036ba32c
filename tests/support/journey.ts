import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { processCount } from './engine.ts';
import { freshDir, startServer, type TestServer } from './server.ts';
import { startBehindProxy } from './serverBehindProxy.ts';

/** Links the build with another `SITE_URL`, without which a server that sends mail does not start. */
const makeDistWithSiteUrl = (siteUrl: string): string => {
  const dist = freshDir();
  for (const folder of ['site', 'renderer', 'desk']) symlinkSync(resolve('dist', folder), join(dist, folder));
  const manifest = JSON.parse(readFileSync(resolve('dist/manifest.json'), 'utf8')) as { settings: object };
  const settings = { ...manifest.settings, siteUrl };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ ...manifest, settings }));
  return dist;
};

/** Starts the real server with the built site on a new data folder, with the run's engine and number of processes. */
export const startSite = (env: Record<string, string> = {}): Promise<TestServer> => {
  const start = (settings: Record<string, string>) =>
    processCount === 1 ? startServer(settings) : startBehindProxy(processCount, settings);
  if (!env['SMTP_URL']) return start({ DIST_DIR: resolve('dist'), ...env });
  const SITE_URL = 'https://www.example.com';
  return start({ DIST_DIR: makeDistWithSiteUrl(SITE_URL), SITE_URL, ...env });
};

interface WorkerFixtures {
  server: TestServer;
}

interface JourneyFixtures {
  /** Console lines that a journey expects. Every other line fails it. */
  expectedLines: RegExp[];
}

/**
 * A journey: a real Chromium against the real server on a new data folder. It fails on any unexpected console line, on
 * a page error, and on a request to another host.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  expectedLines: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedLines, server }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const isAllowed = request.url().startsWith(server.url) || request.url().startsWith('data:');
      if (!isAllowed) lines.push(`request to another host: ${request.url()}`);
    });
    await use(page);
    expect(lines.filter((line) => !expectedLines.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until it is hydrated and shows its fonts. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
};

export const waitForHydration = async (page: Page): Promise<void> => {
  for (const region of ['header', 'main'])
    await page
      .locator(`${region}[data-hydrated], ${region} [data-hydrated]`)
      .first()
      .waitFor({ state: 'attached' });
};

/** Opens a page whose scripts do not load until the returned function is called. */
export const openEarly = async (page: Page, path: string) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    release();
    await waitForHydration(page);
  };
};
