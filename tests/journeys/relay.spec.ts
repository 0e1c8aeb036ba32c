import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

/** How much of each office's turn is drawn, from 0 to 1. */
const drawn = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .locator('figure.band-deep svg rect')
    .evaluateAll((turns) => turns.map((turn) => new DOMMatrix(getComputedStyle(turn).transform).a));

const settle = (page: Page) => expect.poll(() => drawn(page)).toEqual([1, 1, 1]);

test.describe('the line of the shift (SEE-4)', () => {
  test.use({ viewport: { width: 1000, height: 640 } });

  test('is not drawn before the visitor comes to it, and then passes from office to office', async ({
    page,
  }) => {
    await open(page, paths.home);
    await expect.poll(() => drawn(page)).toEqual([0, 0, 0]);
    await page.getByRole('main').locator('figure.band-deep').scrollIntoViewIfNeeded();
    await settle(page);
  });

  test('is left alone where it is seen from the start', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, paths.contactUs);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await drawn(page)).toEqual([1, 1, 1]);
    await expect(page.getByRole('main').locator('figure.band-deep')).not.toHaveClass(/is-seen|is-ahead/);
  });

  test('is whole for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, paths.home);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await drawn(page)).toEqual([1, 1, 1]);
  });
});
