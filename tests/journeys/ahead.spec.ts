import { routes } from '../bench/navigation/routes.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';
import { changesOfClick, restyledByClick } from '../support/clickFrame.ts';
import { watchRequests } from '../support/requests.ts';

test('a click on the home page and on the list of openings asks for nothing: all is there (PERF-1)', async ({
  page,
}) => {
  test.slow();
  const requests = await watchRequests(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const { name, from, find } of routes) {
    await open(page, from);
    const link = await find(page);
    await link.hover();
    await requests.quiet();
    const before = (await heading.textContent()) ?? '';
    await link.click();
    await expect(heading).not.toHaveText(before);
    await requests.quiet();
    expect([name, await requests.sinceClick()]).toEqual([name, []]);
  }
});

/** As many as the two pages' holders and what the pointer was on and is on now. */
const MOST_RESTYLED = 40;

test('between a click and its frame two attributes change: no page is taken out, laid out or given its styles (FAST-4)', async ({
  page,
  browser,
}) => {
  await open(page, paths.careers);
  const link = page.locator('main .card a').first();
  await link.hover();
  await page.locator('main > [hidden] h1').waitFor({ state: 'attached' });
  const changes = await changesOfClick(page);
  const restyled = await restyledByClick(browser, page, () => link.click());
  expect(await changes()).toEqual(['hidden', 'hidden']);
  expect(restyled).toBeLessThan(MOST_RESTYLED);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main > [hidden]')).toHaveCount(0);
});

test('whoever goes back before the frame of a click is where they were (FAST-4)', async ({ page }) => {
  await open(page, paths.careers);
  const before = await page.title();
  const link = page.locator('main .card a').first();
  await link.hover();
  await page.locator('main > [hidden] h1').waitFor({ state: 'attached' });
  await link.evaluate((element: HTMLElement) => {
    element.click();
    history.back();
  });
  await expect(page).toHaveURL(paths.careers);
  await expect(page).toHaveTitle(before);
  await expect(page.locator('main .card').first()).toBeVisible();
});
