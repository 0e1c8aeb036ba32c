import { paths } from '../../src/content/paths.ts';
import { calls } from '../../src/contract/calls.ts';
import { distWith } from '../support/foreignSite.ts';
import { expect, hydrated, open, startSite, test } from '../support/journey.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';

test.use({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names, so it must be a pattern
    async ({}, use) => {
      const server = await startSite({ DIST_DIR: distWith({ vitalsPercent: 100 }) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** A press that is answered at once has no INP: what else the server has counted, once it has written it at its end. */
const counted = async (server: TestServer) => {
  await server.restart();
  return queryDatabase<{ kind: string; vital: string; count: number }>(
    server.dataDir,
    "select kind, vital, count from vitals where vital <> 'INP' order by vital",
  );
};

test('a site that measures visits is told once how fast a visit was when the page is left', async ({
  page,
  server,
}) => {
  const measured = page.waitForResponse(/vitals\..*\.js$/);
  await open(page, paths.contactUs);
  await measured;
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  // No browser shows the answer to whoever drives it: the page is gone.
  await expect.poll(() => server.output().stderr).toContain(calls.vitals);
  const vitals = ['CLS', 'FCP', 'LCP', 'TTFB'];
  expect(await counted(server)).toEqual(vitals.map((vital) => ({ kind: 'contact', vital, count: 1 })));
});

test('a site that measures visits leaves out who asks for privacy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(paths.contactUs);
  await hydrated(page);
  await page.goto(paths.careers);
  await hydrated(page);
  expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
});
