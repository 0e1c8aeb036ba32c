import type { Page } from '@playwright/test';
import { board } from '../../src/content/people/board.ts';
import { team } from '../../src/content/people/team.ts';
import { products } from '../../src/content/products.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';

const [first] = team;
if (!first) throw new Error('The team is empty');

const openButton = (page: Page) => page.getByRole('button', { name: `Read more about ${first.name}` });
const personDialog = (page: Page) => page.getByRole('dialog', { name: first.name });

const openFirst = async (page: Page) => {
  await open(page, '/our_team');
  await openButton(page).click();
  await expect(personDialog(page)).toBeVisible();
};

test.describe('the dialog of a person', () => {
  test('fits a small phone and scrolls to its end, with its X always visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openFirst(page);
    const width = await page.evaluate(
      () => document.querySelector('.modal-content')?.getBoundingClientRect().width,
    );
    expect(width).toBeLessThanOrEqual(320);
    expect(await personDialog(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
      true,
    );
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect(close).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: `Close ${first.name}` })).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(personDialog(page)).toBeHidden();
  });

  test('closes when the page changes', async ({ page }) => {
    await openFirst(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/our_board');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Our board' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });
});

test('without JavaScript every description expands in place, and no button that needs a script is shown', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  for (const [path, people] of [
    ['/our_team', team],
    ['/our_board', board],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    for (const { name, description } of people) {
      const summary = page.locator('summary', { hasText: `Read more about ${name}` });
      await expect(page.getByText(description[1])).toBeHidden();
      await summary.click();
      for (const text of description) await expect(page.getByText(text)).toBeVisible();
    }
  }
  await page.goto('/product_list');
  const [product] = products.productList;
  await page.locator('summary').first().click();
  await expect(page.getByText(product.description)).toBeVisible();
  await page.close();
});

test('each member of the team has one question on the card', async ({ page }) => {
  await open(page, '/our_team');
  for (const { name, question } of team)
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText(question);
});

test('a service links to the person to ask, who gets the focus', async ({ page }) => {
  await open(page, '/it_managed_service_desk');
  const person = team.find(({ services }) => services?.includes('serviceDesk')) ?? first;
  await page.getByRole('main').getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('article').filter({ hasText: person.name })).toBeFocused();
  await expect(page.getByRole('heading', { name: person.name })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open dialog has no axe violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ['/our_team', '/product_list']) {
      await open(page, path);
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    }
  });
}
