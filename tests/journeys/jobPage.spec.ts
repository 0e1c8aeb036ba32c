import type { Page } from '@playwright/test';
import { changeDatabase } from '../server/changeDatabase.ts';
import { avoidMidnight } from '../support/avoidMidnight.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, waitForHydration, open, test } from '../support/journey.ts';

const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply for this job' });
const formHeading = (page: Page) => page.getByRole('heading', { name: 'Apply for this job' });

/** Whether the link is visible and nothing covers its centre. */
const isOnTop = (page: Page) =>
  applyLink(page).evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = y + height / 2;
    return middle < innerHeight && link.contains(document.elementFromPoint(x + width / 2, middle));
  });

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a job page shows the days left and offers a calendar file', async ({ page, server }) => {
  await avoidMidnight();
  changeDatabase(
    server.dataDir,
    `update openings set closing_date = '${dateInDays(9)}', start = '2027-02-01', salary_range = '£40,000 to £45,000 a year' where id = 2`,
  );
  await open(page, '/career-details/2');
  const summary = page.getByRole('complementary', { name: 'At a glance' });
  await expect(summary).toContainText('9 days left');
  await expect(summary).toContainText('1 February 2027');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Closing date for your calendar' }).click();
  expect((await downloading).suggestedFilename()).toBe('closing-date-2.ics');
});

test('title, place, pay and the link to the form are in the first screen of a laptop', async ({
  page,
  server,
}) => {
  changeDatabase(
    server.dataDir,
    "update openings set salary_range = '£40,000 to £45,000 a year' where id = 1",
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/career-details/1');
  const summary = page.getByRole('complementary', { name: 'At a glance' });
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    summary.getByText('Location'),
    summary.getByText('£40,000'),
    summary.getByRole('link', { name: 'Apply' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

for (const [withOrWithout, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  test(`the link to the form stays in view on a phone, and never covers the form, ${withOrWithout} JavaScript`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 568 }, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${server.url}/career-details/1`);
    if (javaScriptEnabled) await waitForHydration(page);
    await expect(applyLink(page)).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(applyLink(page)).toBeInViewport({ ratio: 1 });
    await applyLink(page).click();
    await expect(formHeading(page)).toBeInViewport();
    await expect.poll(() => isOnTop(page)).toBe(false);
    for (const field of await page.locator('main form :is(input, button)').all()) {
      if (!(await field.isVisible())) continue;
      await field.scrollIntoViewIfNeeded();
      const overlap = await field.evaluate(
        (element, link) => {
          const fieldBox = element.getBoundingClientRect();
          const linkBox = link?.getBoundingClientRect();
          return linkBox !== undefined && fieldBox.bottom > linkBox.top && linkBox.bottom > fieldBox.top;
        },
        await applyLink(page).elementHandle(),
      );
      expect(overlap).toBe(false);
    }
    await context.close();
  });
}

test('the link to the form never covers a focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/career-details/1');
  const copyButton = page.getByRole('button', { name: 'Copy link' });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main') || focused.closest('form')) return false;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !(top && (focused.contains(top) || top.contains(focused)));
    });
    expect(isCovered).toBe(false);
    if (await copyButton.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error('Tab never reached the button "Copy link"');
});

for (const width of [320, 1280]) {
  test(`a job page is accessible and fits the screen at ${width} px`, async ({ page, server }) => {
    changeDatabase(server.dataDir, `update openings set closing_date = '${dateInDays(1)}' where id = 3`);
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/career-details/3');
    await expect(page.getByText('(1 day left)')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the opening is printed without controls', async ({ page }) => {
  await open(page, '/career-details/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'After you apply' })).toBeVisible();
  await expect(applyLink(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Email to a friend' })).toBeHidden();
  await expect(page.getByLabel('Name')).toBeHidden();
  await expect(page.getByText(/^https?:.*\/career-details\/1$/)).toBeVisible();
  const sizes = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((headings) => headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
  const [title = 0, ...others] = sizes;
  expect(title).toBeGreaterThan(Math.max(...others));
});
