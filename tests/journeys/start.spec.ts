import { openingPath, paths } from '../../src/content/paths.ts';
import { expect, open, test, waitForHydration } from '../support/journey.ts';

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
