import type { Page } from '@playwright/test';
import { menuPages } from '../../src/content/menuPages.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';

const GROUPS = ['Services', 'Solutions', 'Customers & Partners', 'Learn', 'About Us'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const layerButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const addresses = (page: Page): Promise<string[]> =>
  menu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('#')),
    );

/** Opens one place of the menu after the other and gathers every link that can be seen and clicked then. */
const reach = async (page: Page, openers: string[]): Promise<Set<string>> => {
  const reached = new Set(await addresses(page));
  for (const name of openers) {
    await button(page, name).click();
    for (const href of await addresses(page)) reached.add(href);
  }
  return reached;
};

test.describe('the menu at 1280 px', () => {
  test('leads to all its pages', async ({ page }) => {
    await open(page, '/career-details/1');
    expect((await reach(page, GROUPS)).size).toBe(menuPages.length);
  });

  test('has closed panels in which nothing is read, and which the Tab key passes', async ({ page }) => {
    await open(page, '/about_us');
    await expect(menu(page).locator('[data-holds]').getByRole('link')).toHaveCount(0);
    await button(page, 'Services').focus();
    for (const name of ['Solutions', 'Customers & Partners']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeFocused();
    for (const name of ['Learn', 'About Us']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
  });

  test('has one panel open at a time, and closes it by Esc and by a click elsewhere', async ({ page }) => {
    await open(page, '/about_us');
    for (const name of GROUPS) {
      await button(page, name).click();
      await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(1);
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button(page, 'About Us')).toBeFocused();
    await button(page, 'Solutions').click();
    const [trigger, panel] = await Promise.all([
      button(page, 'Solutions').boundingBox(),
      menu(page).locator('[data-holds] > div:visible').boundingBox(),
    ]);
    expect(Math.abs((panel?.x ?? 0) - (trigger?.x ?? 0))).toBeLessThanOrEqual(16);
    await button(page, 'Services').click();
    const tops = await menu(page)
      .locator('[data-practice] > a')
      .evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return Math.round(words.getBoundingClientRect().top);
        }),
      );
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0);
    await button(page, 'Learn').click();
    await page.mouse.click(20, 700);
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0);
    await expect(page).toHaveURL('/about_us');
  });

  test('closes when a page is chosen', async ({ page }) => {
    await open(page, '/about_us');
    await button(page, 'Services').click();
    await menu(page).getByRole('link', { name: 'Network Audit' }).click();
    await expect(page).toHaveURL('/network_audit');
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0);
  });
});

test.describe('the menu at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('leads to all its pages', async ({ page }) => {
    await open(page, '/career-details/1');
    await layerButton(page).click();
    await button(page, 'Services').click();
    const practices = await menu(page)
      .getByRole('button', { name: /^Services of/ })
      .evaluateAll((buttons) => buttons.map((element) => element.textContent?.trim() ?? ''));
    expect(practices).toHaveLength(5);
    const inServices = await reach(page, practices);
    const elsewhere = await reach(page, GROUPS.slice(1));
    expect(new Set([...inServices, ...elsewhere]).size).toBe(menuPages.length);
  });

  test('has one group open at a time; Esc and a touch outside close the layer', async ({ page }) => {
    await open(page, '/about_us');
    await layerButton(page).click();
    await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await button(page, 'Learn').click();
    await button(page, 'Solutions').click();
    await expect(button(page, 'Learn')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(layerButton(page)).toBeFocused();
    // Wider than the layer, so that there is an outside to touch.
    await page.setViewportSize({ width: 800, height: 640 });
    await layerButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(40, 500);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about_us');
  });
});

test.describe('the menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens each panel for the keyboard at 1280 px, one at a time, and leads to all its pages', async ({
    page,
  }) => {
    await page.goto('/career-details/1');
    const reached = new Set(await addresses(page));
    for (const name of GROUPS) {
      await button(page, name).focus();
      await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(1);
      for (const href of await addresses(page)) reached.add(href);
    }
    expect(reached.size).toBe(menuPages.length);
    await page.mouse.click(20, 700);
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(0);
    await button(page, 'Learn').click();
    await menu(page).getByRole('link', { name: 'Company News' }).click();
    await expect(page).toHaveURL('/company_news');
  });

  test('opens whole at 320 px, leads to all its pages, and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/career-details/1');
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeVisible();
    expect(new Set(await addresses(page)).size).toBe(menuPages.length);
    const last = menu(page).getByRole('link', { name: 'Professional Resources' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await menu(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    await menu(page).getByRole('link', { name: 'Company News' }).click();
    await expect(page).toHaveURL('/company_news');
  });
});

test('an open menu and an open search move nothing, have no fault for axe, and leave nothing out of reach', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about_us');
  const top = async () => (await page.getByRole('main').boundingBox())?.y;
  const search = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  const found: string[] = [];
  const look = async (what: string) =>
    found.push(...(await axeViolations(page)).map((line) => `${what}: ${line}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const before = await top();
    await button(page, 'Services').click();
    expect(await top()).toBe(before);
    await look(`panel, ${colorScheme}`);
    await search.click();
    expect(await top()).toBe(before);
    await look(`search, ${colorScheme}`);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 320, height: 568 });
  // The menu takes a frame to change from a bar into a layer.
  await expect(menu(page)).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await layerButton(page).click();
    await button(page, 'Services').click();
    await look(`layer, ${colorScheme}`);
    await page.mouse.move(160, 300);
    await page.mouse.wheel(0, 4000);
    const last = menu(page).getByRole('link', { name: 'Contact Us' }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  }
  expect(found).toEqual([]);
});

test.describe('what opens in the header', () => {
  const MOST_MS = 200;

  /** Presses a button, and says how long what it opened takes to come in, and how solid its ground is from the first. */
  const opening = (page: Page, name: string) =>
    page
      .getByRole('banner')
      .getByRole('button', { name, exact: true })
      .evaluate(async (element: HTMLElement) => {
        element.click();
        await new Promise((done) => setTimeout(done));
        const fades = document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .filter(({ transitionProperty }) => ['opacity', 'transform'].includes(transitionProperty));
        const ground = document.getElementById(element.getAttribute('aria-controls') ?? '') as HTMLElement;
        return {
          times: fades.map(({ effect }) => Number(effect?.getTiming().duration)),
          opacity: getComputedStyle(ground).opacity,
        };
      });

  for (const [width, name] of [
    [1280, 'Services'],
    [1280, 'Learn'],
    [1280, 'Search'],
    [390, 'Search'],
    [390, 'Menu'],
  ] as const) {
    test(`comes in softly and soon: ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/about_us');
      const { times, opacity } = await opening(page, name);
      expect(opacity).toBe('1');
      expect(times.length).toBeGreaterThan(0);
      expect(Math.max(...times)).toBeLessThanOrEqual(MOST_MS);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(100);
    });
  }

  test('is there at once for a visitor who wants it still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about_us');
    for (const name of ['Services', 'Search']) expect((await opening(page, name)).times).toEqual([]);
  });
});
