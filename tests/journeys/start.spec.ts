import type { Page } from '@playwright/test';
import { openingPath, paths } from '../../src/content/paths.ts';
import { expect, open, openEarly, test, waitForHydration } from '../support/journey.ts';

declare global {
  interface Window {
    /** The sum of the layout shifts. */
    shift: number;
  }
}

test('a page comes alive although a picture never arrives', async ({ page }) => {
  await page.route(/\.svg(\?|$)/, () => undefined);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await waitForHydration(page);
});

for (const path of [paths.home, paths.contactUs, openingPath(1)]) {
  test(`${path} stays readable whichever of its scripts is missing after a reload`, async ({
    page,
    expectedLines,
  }) => {
    test.slow(); // one reload for each script
    expectedLines.push(/Loading chunk|net::ERR_FAILED/);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) {
      await page.route(script, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.reload();
      await failed;
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      await page.unroute(script);
    }
  });
}

test('a request that is lost while the pointer is over a link is repeated by the click', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/net::ERR_FAILED/);
  await open(page, paths.home);
  await page.route('**/view-about*.js', (route) => route.abort());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  const lost = page.waitForEvent('requestfailed');
  await link.hover();
  await lost;
  await page.unroute('**/view-about*.js');
  await link.click();
  await expect(page).toHaveURL(paths.aboutUs);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('what a link needs is fetched once, however often the pointer reaches it', async ({ page }) => {
  await open(page, paths.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
  await link.hover();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (let turn = 0; turn < 5; turn += 1) {
    await page.mouse.move(0, 0);
    await link.hover();
  }
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('two hundred moves over twelve links fetch each file once', async ({ page }) => {
  await open(page, paths.home);
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  const visible: typeof links = [];
  for (const link of links) if (visible.length < 12 && (await link.isVisible())) visible.push(link);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (let move = 0; move < 200; move += 1)
    await visible[move % visible.length]?.dispatchEvent('pointerover', { bubbles: true });
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([]);
});

/** The documents' stylesheets in the order in which they apply: the names of their chunks. */
const readStyles = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.match(/css\/([\w-]+)/)?.[1]));

test('the styles of every page come before those of the views, also after navigation', async ({ page }) => {
  await open(page, paths.home);
  expect(await readStyles(page)).toEqual(['main', 'view-home']);
  const footer = page.getByRole('contentinfo');
  for (const name of ['About Us', 'Contact Us', 'Services']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const [first, ...others] = await readStyles(page);
    expect(first).toBe('main');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((name) => !name?.startsWith('view-'))).toEqual([]);
  }
});

/** Each kind of first screen; the breadcrumb of the last is the longest. */
const SHIFTING: readonly string[] = [
  paths.home,
  paths.careers,
  paths.contactUs,
  openingPath(1),
  paths.engineering,
  paths.whiteGlove,
];

for (const width of [320, 360, 390, 412, 768, 1280])
  test(`nothing moves when the fonts arrive late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts: Record<string, number> = {};
    for (const path of SHIFTING) {
      await open(page, path);
      await page.locator('html[data-fonts]').waitFor();
      await page.waitForTimeout(100);
      shifts[path] = await page.evaluate(() => window.shift);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0.01)).toEqual([]);
  });

test('the text is readable before the fonts arrive, which are fetched after the first paint', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => undefined);
  const loadScripts = await openEarly(page, paths.home);
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).toMatch(/^"?Hanken Grotesk fallback/);
  await loadScripts();
  expect(await family()).toMatch(/^"?Hanken Grotesk fallback/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the fonts are those of the design', async ({ page }) => {
    const font = page.waitForRequest(/hanken-grotesk.*\.woff2$/);
    await page.goto(paths.home);
    await font;
  });
});
