import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from '../support/journey.ts';

/** Opens a page whose scripts are still on their way, and gives the function that lets them come. */
const openUnhydrated = async (page: Page, path: string) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/static/js/**', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
};

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

/** Marks the element that has the focus, to be found again after hydration. */
const markFocus = (page: Page) =>
  page.evaluate(() => Object.assign(window, { focusedBefore: document.activeElement }));
const isFocusKept = (page: Page) =>
  page.evaluate(() => {
    const { focusedBefore } = window as unknown as { focusedBefore: Element };
    return focusedBefore === document.activeElement && focusedBefore !== document.body;
  });

test.describe('before hydration at 1280 px', () => {
  test('a panel opens, stays open with the focus on its link when React takes over, and a second press closes it', async ({
    page,
  }) => {
    const release = await openUnhydrated(page, '/about_us');
    await button(page, 'Services').click();
    await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'Learn').focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const first = menu(page).locator('[data-holds]').getByRole('link', { name: 'Careers' });
    await expect(first).toBeFocused();
    await markFocus(page);
    await release();
    expect(await isFocusKept(page)).toBe(true);
    await expect(first).toBeVisible();
    await expect(button(page, 'Learn')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'Learn').click();
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(0);
  });

  test('Esc, a click elsewhere and a second press close a panel', async ({ page }) => {
    await openUnhydrated(page, '/about_us');
    await button(page, 'Learn').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Learn')).toBeFocused();
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(0);
    await button(page, 'Learn').click();
    await page.mouse.click(20, 700);
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(0);
    await button(page, 'Learn').click();
    await button(page, 'Learn').click();
    await expect(menu(page).locator('[data-holds] > div:visible')).toHaveCount(0);
  });

  test('the theme button turns the colours and says so', async ({ page }) => {
    const release = await openUnhydrated(page, '/about_us');
    const html = page.locator('html');
    await button(page, 'Colours: System').click();
    await button(page, 'Colours: Light').click();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    await markFocus(page);
    await release();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    expect(await isFocusKept(page)).toBe(true);
    await button(page, 'Colours: Dark').click();
    await expect(button(page, 'Colours: System')).toBeVisible();
    await page.reload();
    await expect(html).toHaveAttribute('data-bs-theme', 'light');
  });

  test('what is typed into the search stays, and is found once the script is there', async ({ page }) => {
    const release = await openUnhydrated(page, '/about_us');
    await button(page, 'Search').first().click();
    const field = banner(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('network audi');
    await release();
    await expect(field).toBeFocused();
    await page.keyboard.type('t');
    await expect(field).toHaveValue('network audit');
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(page).toHaveURL('/about_us');
    // The store knows that it is open.
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button(page, 'Search').first()).toBeFocused();
  });

  test('the search is answered by the server, on a page that keeps the question', async ({ page }) => {
    await openUnhydrated(page, '/about_us');
    await button(page, 'Search').first().click();
    await page.keyboard.type('staff augmentation');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=staff+augmentation');
    const found = page.getByRole('main').getByRole('link', { name: /^Staffing Augmentation/ });
    await expect(found).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('staff augmentation');
    await found.click();
    await expect(page).toHaveURL('/staffing_augumentation');
  });
});

test.describe('before hydration at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu opens, holds the focus, stays open when React takes over, and closes by a second press', async ({
    page,
  }) => {
    const release = await openUnhydrated(page, '/about_us');
    await button(page, 'Menu').click();
    await expect(button(page, 'Close menu')).toBeFocused();
    await button(page, 'Services').click();
    await button(page, 'Services of Managed Services').click();
    const link = menu(page).getByRole('link', { name: 'IT Managed Service Desk' });
    await link.focus();
    await markFocus(page);
    await release();
    await expect(link).toBeVisible();
    expect(await isFocusKept(page)).toBe(true);
    await expect(banner(page).locator('a[href="/"]').first()).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page, 'Menu')).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('the open menu keeps the focus inside, before hydration and after', async ({ page }) => {
    const release = await openUnhydrated(page, '/about_us');
    const openAndGoRound = async () => {
      await button(page, 'Menu').click();
      for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        const isOutside = await page.evaluate(() => {
          const { activeElement: element, body } = document;
          return element !== body && !element?.closest('#site-menu');
        });
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(button(page, 'Menu')).toBeFocused();
    };
    await openAndGoRound();
    await release();
    await openAndGoRound();
  });
});

test('without JavaScript the search is a link to a page that the server answers', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto('/about_us');
  await banner(page).getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('main').getByRole('textbox').fill('<b>zeppelin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing found for “<b>zeppelin”');
  await page.getByRole('main').getByRole('textbox').fill('network operations center');
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Network Operations Centre/ })
    .click();
  await expect(page).toHaveURL('/network_operations_center');
  await page.close();
});

test('where the browser keeps nothing the theme button works for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const release = await openUnhydrated(page, '/about_us');
  await button(page, 'Colours: System').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await release();
  await button(page, 'Colours: Light').click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});
