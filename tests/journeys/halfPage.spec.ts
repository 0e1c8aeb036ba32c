import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, test } from '../support/journey.ts';

/** How what opens the menu and the search is seen. */
const looks = (page: Page) =>
  page
    .locator('header [data-opens="overlay"]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).visibility));

test('the buttons for menu and search show once the page after the header has begun (SHELL-20)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The document by itself: its scripts would take over one that never ends.
  await page.route('**/static/js/**', () => undefined);
  await page.goto(paths.aboutUs);
  expect(await looks(page)).toEqual(['visible', 'visible']);
  await page.route(`**${paths.aboutUs}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<main')) });
  });
  await page.goto(paths.aboutUs);
  expect(await looks(page)).toEqual(['hidden', 'hidden']);
});
