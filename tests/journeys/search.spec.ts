import type { Page, Route } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { expect, open, test } from '../support/journey.ts';

const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const searchPopup = (page: Page) => page.getByRole('banner').getByRole('search');
const queryField = (page: Page) => searchPopup(page).getByRole('textbox');

/** Opens the search with the keyboard. */
const openByKeyboard = async (page: Page) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(queryField(page)).toBeFocused();
};

for (const width of [320, 1280]) {
  test.describe(`the header's search by keyboard at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('opens, and says that a query is too short or that nothing was found', async ({ page }) => {
      await open(page, '/about_us');
      await openByKeyboard(page);
      const status = page.getByRole('banner').getByRole('status');
      await page.keyboard.type('VPN');
      await page.keyboard.press('Enter');
      await expect(status).toContainText(texts.noResults);
      await expect(status).toContainText('at least five characters');
      await expect(
        page.getByRole('banner').getByRole('link', { name: /Search the whole site.*VPN/ }),
      ).toHaveAttribute('href', '/search?q=VPN');
      await page.keyboard.type('zzz');
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(texts.noResults);
      await expect(page.getByRole('banner').locator('#site-search ul')).toHaveCount(0);
    });

    test('announces the results, and closes when a result is opened', async ({ page }) => {
      await open(page, '/about_us');
      await openByKeyboard(page);
      await page.keyboard.type('network audit');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ results?$/);
      const result = page.getByRole('banner').locator('#site-search ul').getByRole('link').first();
      const href = (await result.getAttribute('href')) ?? '';
      for (let steps = 0; steps < 6; steps += 1) {
        if (await result.evaluate((link) => link === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(result).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href);
      await expect(searchPopup(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
}

test('a slow search says that it is searching, a failed one that it failed, and a retry works', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/Loading chunk|net::ERR_FAILED/);
  const heldRoutes: Route[] = [];
  await page.route('**/catalogue*.js', (route) => void heldRoutes.push(route));
  await open(page, '/about_us');
  await openByKeyboard(page);
  await page.keyboard.type('network audit');
  await page.keyboard.press('Enter');
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveText('Searching…');
  await expect.poll(() => heldRoutes.length).toBe(1);
  await heldRoutes[0]?.abort();
  await expect(status).toContainText('could not be loaded');
  await page.unroute('**/catalogue*.js');
  await page.getByRole('banner').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(queryField(page)).toBeFocused();
  await expect(status).toHaveText(/^\d+ results?$/);
});

test('six results are in sight, each on two lines, and the others scroll', async ({ page }) => {
  await open(page, '/about_us');
  await openByKeyboard(page);
  await page.keyboard.type('network');
  await page.keyboard.press('Enter');
  const list = page.getByRole('banner').locator('#site-search ul');
  const rows = list.getByRole('listitem');
  await expect(rows.nth(6)).toBeAttached();
  const inSight = await list.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return [...element.children].filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length;
  });
  expect(inSight).toBe(6);
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
});

for (const width of [320, 390, 768])
  test(`the open search leaves the menu's button free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/about_us');
    await openByKeyboard(page);
    await page.keyboard.type('network audit');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ results?$/);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
    await expect(searchPopup(page)).toHaveCount(0);
  });
