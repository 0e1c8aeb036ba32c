import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, test } from '../support/journey.ts';

/** Painted, and all that the document itself asks for is there. */
const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.fonts.status === 'loaded',
  );

test.describe('the brand’s faces (FAST-5)', () => {
  let asked: string[];

  test.beforeEach(async ({ page }) => {
    asked = [];
    // What comes with the page itself, and not by its script.
    await page.route('**/static/js/**', () => undefined);
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    await page.goto(paths.networkAudit);
    await painted(page);
  });

  test('are not fetched beside a first page', () => {
    expect(asked).toEqual([]);
  });

  test('are there from the first paint on where the page is loaded again', async ({ page }) => {
    await page.reload();
    await painted(page);
    expect(asked).toHaveLength(2);
  });

  test('are there from the first paint on where a page of the site led here', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL(`**${paths.aboutUs}`);
    await painted(page);
    expect(asked).toHaveLength(2);
  });
});

test('the brand’s faces come on a first visit, too, where they move what is in sight by less than a pixel', async ({
  page,
}) => {
  await page.goto(paths.networkAudit);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
});

test('the brand’s faces come where links in a row would break elsewhere in them: they are set closer', async ({
  page,
}) => {
  // The breadcrumb fills the first line to its end in the face that the page begins with.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.networkAudit);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
});
