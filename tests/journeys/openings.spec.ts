import type { Page } from '@playwright/test';
import { changeDatabase } from '../server/changeDatabase.ts';
import { replaceOpenings } from '../server/replaceOpenings.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, openEarly, startSite, test as journey } from '../support/journey.ts';

/** A site with forty-five openings. */
const test = journey.extend({
  server: [
    async ({}, use) => {
      const server = await startSite();
      replaceOpenings(server.dataDir, 45);
      await new Promise((done) => setTimeout(done, 500));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).locator('[data-list-count]');
const readTitles = (page: Page) => main(page).locator('article h3').allTextContents();
const panel = (page: Page, name: string) => main(page).locator('summary', { hasText: name });
const chip = (page: Page, name: string) => main(page).getByRole('link', { name: `Remove ${name}` });
const readScrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('the list is filtered in place, with Back, Forward and a URL to share', async ({ page, browser }) => {
  await open(page, '/careers');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await expect(count(page)).toHaveText('45 openings, page 1 of 3');
  await panel(page, 'Location').click();
  const germany = main(page).getByRole('checkbox', { name: 'Germany (11)' });
  await germany.scrollIntoViewIfNeeded();
  const before = await readScrollTop(page);
  await germany.click();
  await expect(count(page)).toHaveText('11 of 45 openings');
  await expect(page).toHaveURL(/\/careers\?location=Germany$/);
  expect(await readScrollTop(page)).toBe(before);
  await expect(main(page).getByRole('checkbox', { name: 'Germany (11)' })).toBeFocused();

  await page.keyboard.press('Escape');
  await panel(page, 'Employment').click();
  await main(page)
    .getByRole('checkbox', { name: /Contract/ })
    .click();
  await expect(page).toHaveURL(/location=Germany&employment_type=contract$/);
  await expect(count(page)).toHaveText(/^\d of 45 openings$/);
  const filteredTitles = await readTitles(page);
  await main(page).getByRole('textbox', { name: 'Search by word' }).fill('manager');
  await page.keyboard.press('Enter');
  await expect(chip(page, '“manager”')).toBeVisible();
  expect(await readTitles(page)).toEqual(filteredTitles);
  const sharedUrl = page.url();

  await page.goBack();
  await page.goBack();
  await expect(count(page)).toHaveText('11 of 45 openings');
  await expect(main(page).getByRole('textbox', { name: 'Search by word' })).toHaveValue('');
  await page.goForward();
  await expect(chip(page, 'Contract')).toBeVisible();
  await chip(page, 'Germany').click();
  await expect(page).toHaveURL(/\?employment_type=contract$/);
  await expect(main(page).getByRole('group', { name: 'Openings found' })).toBeFocused();
  await main(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText('45 openings, page 1 of 3');
  expect(documents).toEqual([]);

  const otherVisitor = await browser.newPage();
  await otherVisitor.goto(sharedUrl);
  expect(await readTitles(otherVisitor)).toEqual(filteredTitles);
  await expect(chip(otherVisitor, '“manager”')).toBeVisible();
  await otherVisitor.close();
});

test('links open the other pages of the list, and Back returns to the same page', async ({ page }) => {
  await open(page, '/careers');
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(count(page)).toHaveText('45 openings, page 2 of 3');
  await expect(page).toHaveURL(/\/careers\?page=2#openings$/);
  await expect(main(page).locator('#openings')).toBeInViewport();
  expect((await readTitles(page))[0]).toBe('Network Engineer 21');
  await main(page).locator('article a').nth(5).click();
  await expect(page).toHaveURL(/\/career-details\/26$/);
  await page.goBack();
  await expect(count(page)).toHaveText('45 openings, page 2 of 3');
  await main(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(count(page)).toHaveText('45 openings, page 3 of 3');
  expect(await readTitles(page)).toHaveLength(5);
  await expect(main(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('an unknown filter is left out with a notice, and an opening that closes disappears', async ({
  page,
  server,
}) => {
  await open(page, '/careers?q=technician+7&location=Atlantis');
  await expect(main(page).getByText('We ignored part of this link: Location “Atlantis”.')).toBeVisible();
  expect(await readTitles(page)).toEqual(['AV Technician 7']);
  changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 7");
  await page.waitForTimeout(600);
  await page.reload();
  await expect(count(page)).toHaveText('No opening matches');
  expect(await readTitles(page)).toEqual([]);
  await open(page, '/careers?q=zebra');
  await expect(count(page)).toHaveText('No opening matches');
  await expect(chip(page, '“zebra”')).toBeVisible();
  await main(page).getByRole('link', { name: 'look at all 44 openings' }).click();
  await expect(count(page)).toHaveText('44 openings, page 1 of 3');
  changeDatabase(server.dataDir, "update openings set status = 'open' where id = 7");
  await page.waitForTimeout(600);
});

for (const [width, scheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`the filters are accessible at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/careers?location=London&q=engineer');
    await panel(page, 'Location').click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

journey.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server handles the same form, links and URLs', async ({ page }) => {
    await page.goto('/careers');
    const robots = page.locator('meta[name=robots]');
    await expect(robots).toHaveCount(0);
    await panel(page, 'Location').click();
    await main(page).getByRole('checkbox', { name: 'Germany (11)' }).check();
    await main(page).getByRole('textbox', { name: 'Search by word' }).fill('project');
    await page.locator('details[open]').getByRole('button', { name: 'Show openings' }).click();
    await expect(page).toHaveURL(/q=project&location=Germany$/);
    await expect(count(page)).toHaveText('11 of 45 openings');
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await chip(page, 'Germany').click();
    await expect(page).toHaveURL(/\?q=project$/);
    await main(page).getByRole('link', { name: 'Clear all' }).click();
    await main(page).getByRole('link', { name: 'Closing soon first' }).click();
    await expect(main(page).getByText('Apply by').first()).toBeVisible();
    await main(page).getByRole('link', { name: 'Newest first' }).click();
    await main(page).getByRole('link', { name: 'Next' }).click();
    await expect(count(page)).toHaveText('45 openings, page 2 of 3');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers\?page=2$/);
    await expect(robots).toHaveCount(0);
  });
});

test("'Read more' on a card can be clicked itself", async ({ page }) => {
  await open(page, '/careers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read more about the opening/ })
    .first()
    .click();
  await expect(page).toHaveURL(/career-details/);
});

test('a press on the label of a filter ticks its box, and keeps the panel open and the focus in it', async ({
  page,
}) => {
  await open(page, '/careers');
  await panel(page, 'Location').click();
  await main(page)
    .locator('label', { hasText: /^Germany/ })
    .click();
  await expect(page).toHaveURL(/location=Germany$/);
  await expect(main(page).getByRole('checkbox', { name: 'Germany (11)' })).toBeChecked();
  await expect(main(page).locator('details[open] > summary')).toContainText('Location');
  expect(await page.evaluate(() => document.activeElement?.closest('details[open]') !== null)).toBe(true);
});

journey('a filter that all openings share stays in the URL and can be removed', async ({ page }) => {
  const url = '/careers?employment_type=full-time';
  await open(page, url);
  await expect(chip(page, 'Full-time')).toBeVisible();
  await expect(page).toHaveURL(url);
  await chip(page, 'Full-time').click();
  await expect(page).toHaveURL('/careers');
});

journey('the server and the browser find the same openings', async ({ page }) => {
  for (const q of ['London', 'support a', 'developer', 'C#', 'handover']) {
    const loadScripts = await openEarly(page, `/careers?${new URLSearchParams({ q }).toString()}`);
    const before = await count(page).textContent();
    await loadScripts();
    await page.waitForLoadState('networkidle');
    expect([q, await count(page).textContent()]).toEqual([q, before]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
