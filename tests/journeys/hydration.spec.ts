import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';

/** Opens a page whose scripts do not arrive until the returned function is called. */
const openEarly = async (page: Page, path: string) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    release();
    await hydrated(page);
  };
};

test('a menu opened before hydration is open afterwards, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const arrive = await openEarly(page, paths.aboutUs);
  const button = page.getByRole('banner').getByRole('button', { name: /menu/i }).first();
  await button.click();
  await arrive();
  await expect(page.locator('header [aria-expanded="true"]').first()).toBeAttached();
});

test('text typed and a form sent before hydration are kept and answered', async ({ page }) => {
  const arrive = await openEarly(page, paths.contactUs);
  await page.getByLabel(/^Name/).fill('Ada');
  await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByRole('button', { name: 'Send message' }).click();
  await arrive();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ada');
});

test('a page translated after hydration leads on to other pages', async ({ page }) => {
  await open(page, paths.ourServices);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  await page.locator('main a[href="/audio_and_visual"]').first().click();
  await expect(page).toHaveURL(/audio_and_visual/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audio and visual services');
});
