import { careerPosts } from '../../src/content/careerPosts.ts';
import { caseSummaries } from '../../src/content/caseStudies/caseSummaries.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, open, openEarly, test } from '../support/journey.ts';

const visiblePanels = 'main [role="tabpanel"]:visible';

test('selecting a tab neither scrolls the page nor adds to the history', async ({ page }) => {
  await open(page, paths.aboutCaseStudies);
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await page.evaluate(() => [window.scrollY, history.length]);
  await page.getByRole('tab').nth(2).click();
  await expect(page).toHaveURL(/#messaging$/);
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual(before);
});

test('a URL with a fragment opens its tab, after a load and after Back', async ({ page }) => {
  const { id, title, page: study } = caseSummaries[2];
  await open(page, `${paths.aboutCaseStudies}#${id}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
  await page.getByRole('link', { name: `Read more about: ${title}` }).click();
  await expect(page).toHaveURL(paths[study]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contactUs);
});

test('a tab works before hydration', async ({ page }) => {
  const loadScripts = await openEarly(page, paths.aboutCaseStudies);
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('heading', { level: 3, name: caseSummaries[1].title })).toBeVisible();
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  await loadScripts();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(visiblePanels)).toHaveCount(1);
});

test('without JavaScript, and in print, every panel is shown', async ({ browser, server, page }) => {
  const pageWithoutScript = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await pageWithoutScript.goto(paths.aboutCaseStudies);
  for (const { text } of caseSummaries) await expect(pageWithoutScript.getByText(text)).toBeVisible();
  await pageWithoutScript.goto(paths.careerPosts);
  for (const { title, requirements } of careerPosts) {
    await expect(pageWithoutScript.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const text of requirements) await expect(pageWithoutScript.getByText(text)).toBeVisible();
  }
  await pageWithoutScript.close();
  await open(page, paths.careerPosts);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of careerPosts)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});
