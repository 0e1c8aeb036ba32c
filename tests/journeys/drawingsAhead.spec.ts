import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';
import { watchRequests } from '../support/requests.ts';

declare global {
  interface Window {
    framesOfClick: Promise<{ page: number; drawing: number }>;
  }
}

const ways = [
  { to: paths.networkInfrastructure, drawing: '/images/scene-network.svg#scene' },
  { to: paths.careers, drawing: '/images/head-careers.svg#scene' },
] as const;

for (const { to, drawing } of ways)
  test(`${to} is painted with its drawing in one frame, however soon it is clicked on (PERF-1)`, async ({
    page,
  }) => {
    const requests = await watchRequests(page);
    await open(page, '/');
    const link = page.locator(`:is(main, header) a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.locator(`head use[href^="${drawing.split('#')[0]}"]`).waitFor({ state: 'attached' });
    await requests.quiet();
    await page.evaluate((href) => {
      const before = document.querySelector('h1')?.textContent;
      window.framesOfClick = new Promise((done) => {
        const seen = { page: 0, drawing: 0 };
        let frame = 0;
        const look = () => {
          frame += 1;
          const shown = document.querySelector('main > :not([hidden])');
          if (shown?.querySelector('h1')?.textContent !== before) seen.page ||= frame;
          const use = shown?.querySelector<SVGUseElement>(`use[href="${href}"]`);
          if (use && use.getBBox().width > 0) seen.drawing ||= frame;
          if (seen.page > 0 && seen.drawing > 0) done(seen);
          else requestAnimationFrame(look);
        };
        window.addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
      });
    }, drawing);
    // By a script: a pointer would have rested on it.
    await link.evaluate((element: HTMLElement) => element.click());
    const frames = await page.evaluate(() => window.framesOfClick);
    expect(frames.drawing).toBe(frames.page);
    expect(await requests.sinceClick()).not.toContain(drawing.split('#')[0]);
  });

test('a drawing that did not come ahead of its page is asked for again by it', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/Failed to load resource: net::ERR_FAILED/);
  const file = '**/images/scene-network.svg';
  await page.route(file, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('scene-network.svg'));
  await open(page, '/');
  const link = page.locator(`main a[href="${paths.networkInfrastructure}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator('head use[href*="scene-network"]')).toHaveCount(0);
  await page.unroute(file);
  await link.evaluate((element: HTMLElement) => element.click());
  const use = page.locator('main > :not([hidden]) use[href="/images/scene-network.svg#scene"]');
  await expect
    .poll(() => use.evaluate((drawing: SVGUseElement) => drawing.getBBox().width))
    .toBeGreaterThan(0);
});
