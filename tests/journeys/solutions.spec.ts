import { paths } from '../../src/content/paths.ts';
import { solutionSections } from '../../src/content/solutions/solutionSections.ts';
import { expect, open, test } from '../support/journey.ts';

const CONTENTS = 'On this page';

test('the list of a solution’s parts stays in view and marks the current one', async ({ page }) => {
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

test('without a script the list links to the parts', async ({ browser, server }) => {
  const plain = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await plain.goto(paths.solutionsNetwork);
  const [, part] = solutionSections.solutionsNetwork;
  await plain.getByRole('navigation', { name: CONTENTS }).getByRole('link', { name: part.title }).click();
  await expect(plain.getByRole('heading', { name: part.title })).toBeInViewport();
  await plain.close();
});

for (const path of [paths.howWeWork, paths.solutionsNetwork])
  test(`on a phone the list of parts of ${path} is one line that expands, with and without a script`, async ({
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
