import { paths } from '../../src/content/paths.ts';
import { solutionSections } from '../../src/content/solutions/solutionSections.ts';
import { expect, open, test } from '../support/journey.ts';

const CONTENTS = 'On this page';

test('the list of a solution’s sections stays in view and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, paths.solutionsAudioVisual);
  const contents = page.getByRole('navigation', { name: CONTENTS });
  for (const { id, title } of solutionSections.solutionsAudioVisual.slice(1, 4)) {
    await contents.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(title);
    await expect(contents.getByRole('link', { name: title })).toBeInViewport();
  }
});

test('without JavaScript the list links to the sections', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto(paths.solutionsNetwork);
  const [, section] = solutionSections.solutionsNetwork;
  await page.getByRole('navigation', { name: CONTENTS }).getByRole('link', { name: section.title }).click();
  await expect(page.getByRole('heading', { name: section.title })).toBeInViewport();
  await page.close();
});

for (const path of [paths.howWeWork, paths.solutionsNetwork])
  test(`on a phone the list of sections of ${path} is one line that expands, with and without JavaScript`, async ({
    browser,
    server,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const viewport = { width: 390, height: 844 };
      const phone = await browser.newPage({ baseURL: server.url, javaScriptEnabled, viewport });
      await phone.goto(path);
      const contents = phone.getByRole('navigation', { name: CONTENTS });
      await expect(contents.getByRole('link')).toHaveCount(0);
      expect((await contents.boundingBox())?.height).toBeLessThanOrEqual(80);
      await contents.getByText(CONTENTS).click();
      await contents.getByRole('link').last().click();
      await expect(phone).toHaveURL(/#/);
      await phone.close();
    }
  });
