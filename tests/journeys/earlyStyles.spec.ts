import type { Locator, Page } from '@playwright/test';
import { shellTexts } from '../../src/content/shellTexts.ts';
import { expect, hydrated, test } from '../support/journey.ts';

const opacity = (found: Locator) => found.evaluate((element) => getComputedStyle(element).opacity);

/** Opens home whose whole stylesheet is on its way until `arrive` is called. */
const openUnstyled = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 844 });
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return () => {
    arrive();
  };
};

test('a menu that is opened before its styles are there has the focus at once and is seen when they come', async ({
  page,
}) => {
  const arrive = await openUnstyled(page, 390);
  const menu = page.locator('#site-menu');
  expect(await menu.evaluate((element) => getComputedStyle(element).display)).toBe('none');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.locator(':focus')).toHaveCount(1);
  expect(await opacity(menu)).toBe('0');
  arrive();
  await expect.poll(() => opacity(menu)).toBe('1');
  await expect(menu.getByRole('link', { name: 'Careers', exact: true })).toBeInViewport({ ratio: 1 });
  await hydrated(page);
  await expect(menu.locator(':focus')).toHaveCount(1);
  expect(await opacity(menu)).toBe('1');
});

test('what is typed into a search before its styles are there stays, and is seen when they come', async ({
  page,
}) => {
  const arrive = await openUnstyled(page, 1280);
  const search = page.locator('#site-search');
  await page.getByRole('banner').getByRole('button', { name: shellTexts.search.open, exact: true }).click();
  await page.keyboard.type('network');
  expect(await opacity(search)).toBe('0');
  arrive();
  await expect.poll(() => opacity(search)).toBe('1');
  await hydrated(page);
  await expect(search.getByRole('textbox')).toHaveValue('network');
  await expect(search.getByRole('textbox')).toBeFocused();
});

test('a panel that is opened before its styles are there neither moves nor covers the page until they come', async ({
  page,
}) => {
  const arrive = await openUnstyled(page, 1280);
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  const panel = page.locator('[data-opens="group"][value="Services"] + *');
  expect(await opacity(panel)).toBe('0');
  expect(await title.boundingBox()).toEqual(place);
  arrive();
  await expect.poll(() => opacity(panel)).toBe('1');
  await expect(panel.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('where styles never come the menu opens all the same', async ({ page, expectedLines }) => {
  expectedLines.push(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.locator('#site-menu').getByRole('link', { name: 'Careers', exact: true });
  expect(await opacity(page.locator('#site-menu'))).toBe('1');
  await link.click();
  await expect(page).toHaveURL(/\/careers$/);
});
