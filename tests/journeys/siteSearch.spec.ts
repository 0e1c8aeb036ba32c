import type { Page, Route } from '@playwright/test';
import { openingPath, paths } from '../../src/content/paths.ts';
import { searchPath } from '../../src/content/searchPath.ts';
import { searchTexts } from '../../src/content/searchTexts.ts';
import { axeViolations } from '../support/axe.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { expect, open, test } from '../support/journey.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('textbox', { name: searchTexts.label });
const status = (page: Page) => main(page).getByRole('status');
const results = (page: Page) => main(page).locator('section section').getByRole('link');
const submit = async (page: Page, query: string) => {
  await field(page).fill(query);
  await main(page).getByRole('button', { name: searchTexts.button }).click();
};
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const checkSearches = async (page: Page) => {
  await submit(page, 'network audit');
  await expect(page).toHaveURL(searchPath('network audit'));
  await expect(results(page).first()).toHaveAttribute('href', paths.networkAudit);
  await expect(results(page).first().locator('mark')).toHaveText(['Network', 'Audit']);
  await submit(page, 'netwrok audti');
  await expect(status(page)).toContainText(searchTexts.nearest);
  await expect(results(page).first()).toHaveAttribute('href', paths.networkAudit);
  await submit(page, 'VPN');
  await expect(results(page).first()).toBeVisible();
  await submit(page, 'full stack');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText(
    searchTexts.kinds.opening,
  );
  await expect(results(page).first()).toHaveAttribute('href', new RegExp(openingPath(0).slice(0, -1)));
  await submit(page, 'zeppelin');
  await expect(status(page)).toContainText(searchTexts.none);
  await main(page).getByRole('link', { name: 'meeting rooms' }).click();
  await expect(field(page)).toHaveValue('meeting rooms');
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('zeppelin');
  await expect(status(page)).toContainText(searchTexts.none);
  await submit(page, '<b>x</b>');
  await expect(status(page)).toContainText('<b>x</b>');
  await submit(page, 'network');
  await main(page)
    .getByRole('link', { name: new RegExp(`^${searchTexts.kinds.page} \\(`) })
    .click();
  await expect(main(page).getByRole('heading', { name: searchTexts.kinds.page })).toBeInViewport();
  await main(page)
    .getByText(/^Show \d+ more/)
    .first()
    .click();
  await expect(main(page).locator('details[open]').getByRole('link').first()).toBeVisible();
  await results(page).first().click();
  await expect(page).toHaveURL(paths.networkInfrastructure);
};

test('the browser searches the whole site, with Back and misspelt words', async ({ page }) => {
  await open(page, paths.search);
  await checkSearches(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches by the same rules, without axe violations', async ({ page }) => {
    await page.goto(paths.search);
    await checkSearches(page);
    await page.goto(searchPath('network'));
    expect(await axeWithoutScript(page)).toEqual([]);
  });
});

test('a search that fails is reported, and a retry works', async ({ page, expectedLines }) => {
  expectedLines.push(/net::ERR_FAILED|FETCH_ERROR|Failed to fetch/);
  await open(page, paths.search);
  const abort = (route: Route) => route.abort();
  await page.route('**/search-index.json', abort);
  await submit(page, 'cabling');
  await expect(status(page)).toHaveText(searchTexts.searching);
  await expect(status(page)).toHaveText(searchTexts.failed, { timeout: 15_000 });
  await page.unroute('**/search-index.json', abort);
  await main(page).getByRole('button', { name: searchTexts.retry }).click();
  await expect(results(page).first()).toHaveAttribute('href', paths.dataCabling);
});

for (const width of [320, 1280]) {
  test(`results and no results fit at ${width} px, without axe violations in light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const query of ['servce desk', 'zeppelin']) {
        await open(page, searchPath(query));
        await expect(status(page)).toContainText(query);
        expect(await axeViolations(page)).toEqual([]);
        expect(await fitsWidth(page)).toBe(true);
      }
    }
  });
}
