import { pages } from '../../src/content/pages.ts';
import { paths, type StaticPageName } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { site } from '../../src/content/site.ts';
import { texts } from '../../src/contract/texts.ts';
import { expect, waitForHydration, open, test } from '../support/journey.ts';

const isFirstOfKind = (name: StaticPageName): boolean =>
  staticPageNames.find((other) => pages[other].kind === pages[name].kind) === name;

test.describe('each kind of page', () => {
  for (const name of staticPageNames.filter(isFirstOfKind)) {
    test(`${paths[name]} is hydrated without a warning and without being rendered again`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1');
          if (!heading) return;
          Object.assign(window, { prerenderedHeading: heading });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, paths[name]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const isSameElement = await page.evaluate(() => {
        const { prerenderedHeading } = window as unknown as { prerenderedHeading: Element };
        return document.querySelector('main h1') === prerenderedHeading;
      });
      expect(isSameElement).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }
});

test('a late chunk leaves the prerendered page in place until it can be hydrated', async ({ page }) => {
  await page.route('**/view-services*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/network_audit', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const headingTexts = new Set<string>();
  const deadline = Date.now() + 800;
  while (Date.now() < deadline) headingTexts.add((await heading.textContent()) ?? 'nothing');
  await waitForHydration(page);
  headingTexts.add((await heading.textContent()) ?? 'nothing');
  expect([...headingTexts]).toHaveLength(1);
});

test('a navigation sets title, focus and announcement and scrolls to the top; Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/our_services');
  const announcer = page.locator('[data-route-announcer]');
  await expect(announcer).toHaveText('');
  const link = page.getByRole('main').getByRole('link', { name: pages.staffAugmentation.title }).last();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 50));
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL('/staffing_augumentation');
  await expect(page).toHaveTitle(`${pages.staffAugmentation.title} – ${site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcer).toHaveText('');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/our_services');
  await expect
    .poll(() => page.evaluate((target) => Math.abs(window.scrollY - target), top))
    .toBeLessThanOrEqual(2);
  await expect(link).toBeFocused();
  await expect(announcer).toHaveText(`${pages.ourServices.title} – ${site.name}`);
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, '/contact_us');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the footer's privacy link scrolls to that section of the contact page, below the header", async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/contact_us#privacy');
  await expect
    .poll(() => page.evaluate(() => document.getElementById('privacy')?.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(
    await page.evaluate(() => document.getElementById('privacy')?.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(0);
});

test('the first Tab reaches the skip link, which jumps past the header', async ({ page }) => {
  await open(page, '/about_us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('other spellings are redirected to the canonical URL, by the server and in the browser', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/managed_services', '/managed_Services'],
    ['/STAFF_augumentation/', '/staffing_augumentation'],
    ['/white_glove_meeting_event_support', '/whiteglove_meeting_event_support'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, to]);
  }
  await open(page, '/');
  await page.evaluate(() => {
    history.pushState(null, '', '/Managed_services/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/managed_Services');
  await expect(page.getByRole('heading', { level: 1, name: /managed services/i })).toBeVisible();
});

test('an unknown URL gets status 404 and a page with further links', async ({ page, expectedLines }) => {
  expectedLines.push(/status of 404/);
  const response = await page.goto('/no-such-page');
  await waitForHydration(page);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: pages.managedServices.title }).click();
  await expect(page).toHaveURL('/managed_Services');
});

for (const id of ['abc', '00', '999999']) {
  test(`/career-details/${id} gets status 404 and a page that says so`, async ({ page, expectedLines }) => {
    expectedLines.push(/status of 404/);
    const response = await page.goto(`/career-details/${id}`);
    await waitForHydration(page);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: texts.jobNotFound })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/career-details/);
  });
}

test('openings that fail to load are reported, with a way to try again', async ({ page, expectedLines }) => {
  expectedLines.push(/status of 400|Network response was not ok/);
  // It fails until the button is pressed: a page asks again by itself if only its prefetch has failed.
  await page.route('**/career.php', async (route) => {
    const isPressed = await page.evaluate(() => 'isPressed' in document.documentElement.dataset);
    await (isPressed ? route.continue() : route.fulfill({ status: 400, json: { error: 'no' } }));
  });
  await open(page, '/');
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof HTMLButtonElement) document.documentElement.dataset['isPressed'] = '';
      },
      true,
    ),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByText('We could not load the openings')).toBeVisible();
  await page.getByRole('button', { name: /again|retry/i }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Read more about/ })
      .first(),
  ).toBeVisible();
});

test('the blank loading screen disappears, with and without JavaScript', async ({ browser, server }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled });
    await page.goto('/');
    await expect(page.locator('.loading-screen')).toBeHidden();
    await page.close();
  }
});

test('a chunk that fails to load shows an error page with a link, and is logged', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/Loading chunk|net::ERR_FAILED/);
  await page.route('**/view-contact*.js', (route) => route.abort());
  await open(page, '/');
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('Loading chunk'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await logged;
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
