import type { Page } from '@playwright/test';
import { menuPages } from '../../src/content/menuPages.ts';
import { paths } from '../../src/content/paths.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, openEarly, test } from '../support/journey.ts';

const GROUPS = ['Solutions', 'Services', 'Customers & Partners', 'Learn', 'About Us'];

const menu = (page: Page) => page.locator('#site-menu');
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const openPanels = (page: Page) => menu(page).locator('li > .collapse.show');
/** Reads the targets of the menu's visible links, without the logo and the close link. */
const readHrefs = (page: Page): Promise<string[]> =>
  menu(page)
    .locator('li')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens the groups one after another and collects the targets of all visible links. */
const collectLinks = async (page: Page, openers: string[]): Promise<Set<string>> => {
  const hrefs = new Set(await readHrefs(page));
  for (const name of openers) {
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).locator('.collapsing')).toHaveCount(0);
    for (const href of await readHrefs(page)) hrefs.add(href);
  }
  return hrefs;
};

test.describe('the menu at 1280 px', () => {
  test('links to all its pages', async ({ page }) => {
    await open(page, '/career-details/1');
    expect((await collectLinks(page, GROUPS)).size).toBe(menuPages.length);
  });

  test('skips closed panels in the tab order', async ({ page }) => {
    await open(page, '/about_us');
    await button(page, 'Solutions').focus();
    for (const name of GROUPS.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Careers' })).toBeFocused();
  });

  test('closes when a page is selected', async ({ page }) => {
    await open(page, '/about_us');
    await button(page, 'Services').click();
    await menu(page).getByRole('link', { name: 'Network Audit' }).click();
    await expect(page).toHaveURL('/network_audit');
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0);
  });
});

for (const width of [992, 1200, 1920]) {
  test(`a small panel is below its button, inside the window, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.ourServices);
    for (const name of GROUPS.filter((group) => group !== 'Services')) {
      await button(page, name).click();
      const buttonBox = await button(page, name).boundingBox();
      const panelBox = await openPanels(page).boundingBox();
      if (!buttonBox || !panelBox) throw new Error(`${name} opens nothing`);
      expect(Math.abs(panelBox.x - buttonBox.x), name).toBeLessThanOrEqual(48);
      expect(panelBox.x + panelBox.width, name).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('the menu at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('links to all its pages', async ({ page }) => {
    await open(page, '/career-details/1');
    await menuButton(page).click();
    await button(page, 'Services').click();
    const practices = await menu(page)
      .getByRole('button', { name: /^Services of/ })
      .evaluateAll((buttons) => buttons.map((element) => element.textContent?.trim() ?? ''));
    expect(practices).toHaveLength(5);
    const inServices = await collectLinks(page, practices);
    const elsewhere = await collectLinks(
      page,
      GROUPS.filter((group) => group !== 'Services'),
    );
    expect(new Set([...inServices, ...elsewhere]).size).toBe(menuPages.length);
  });

  test('is a dialog that traps the focus; Esc, its button and a touch outside close it', async ({ page }) => {
    await open(page, '/about_us');
    await menuButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
    await button(page, 'Learn').click();
    await button(page, 'Solutions').click();
    await expect(button(page, 'Learn')).toHaveAttribute('aria-expanded', 'false');
    for (let steps = 0; steps < 15; steps += 1) await page.keyboard.press('Tab');
    expect(await menu(page).evaluate((layer) => layer.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    // Wider than the menu, so that there is space outside it.
    await page.setViewportSize({ width: 800, height: 640 });
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(40, 500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/about_us');
  });

  test('scrolls to every link, while the page beneath does not scroll', async ({ page }) => {
    await open(page, '/about_us');
    await menuButton(page).click();
    await button(page, 'Services').click();
    await page.mouse.move(160, 300);
    await page.mouse.wheel(0, 4000);
    const last = menu(page).getByRole('link', { name: 'Careers' }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens each panel by keyboard at 1280 px, and links to all its pages', async ({ page }) => {
    await page.goto('/career-details/1');
    const hrefs = new Set(await readHrefs(page));
    for (const name of GROUPS) {
      await button(page, name).focus();
      await expect(menu(page).locator('li > .collapse:visible')).toHaveCount(1);
      for (const href of await readHrefs(page)) hrefs.add(href);
    }
    expect(hrefs.size).toBe(menuPages.length);
    await button(page, 'Learn').click();
    await menu(page).getByRole('link', { name: 'Company News' }).click();
    await expect(page).toHaveURL('/company_news');
  });

  test('opens in full at 320 px, links to all its pages, and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/career-details/1');
    const menuLink = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
    await menuLink.click();
    await expect(menu(page)).toBeVisible();
    expect(new Set(await readHrefs(page)).size).toBe(menuPages.length);
    const last = menu(page).getByRole('link', { name: 'Professional Resources' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await menu(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await menuLink.click();
    await menu(page).getByRole('link', { name: 'Company News' }).click();
    await expect(page).toHaveURL('/company_news');
  });
});

test.describe('a click before hydration', () => {
  const clickBeforeScripts = async (page: Page, name: string) => {
    const loadScripts = await openEarly(page, paths.aboutUs);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    return loadScripts;
  };

  test('opens a panel at once, which stays open with the focus on its button', async ({ page }) => {
    const loadScripts = await clickBeforeScripts(page, 'Learn');
    await expect(menu(page).getByRole('link', { name: 'Company News' })).toBeVisible();
    await loadScripts();
    await expect(button(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page, 'Learn')).toBeFocused();
    await expect(menu(page).getByRole('link', { name: 'Company News' })).toBeVisible();
  });

  test('opens the search after hydration, with the focus in its field', async ({ page }) => {
    await (
      await clickBeforeScripts(page, 'Search')
    )();
    await expect(page.getByRole('banner').getByRole('textbox')).toBeFocused();
  });
});

for (const width of [1280, 390]) {
  test(`an open menu and search have no axe violations and move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/about_us');
    const top = async () => (await page.getByRole('main').boundingBox())?.y;
    const before = await top();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (width < 992) await menuButton(page).click();
      await button(page, 'Services').click();
      await expect(menu(page).getByRole('link', { name: 'Services Overview' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await top()).toBe(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await page.keyboard.type('network');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(/results$/);
      expect(await axeViolations(page)).toEqual([]);
      expect(await top()).toBe(before);
      await page.keyboard.press('Escape');
    }
  });
}

test('the footer is no taller than the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, paths.aboutUs);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(650);
});
