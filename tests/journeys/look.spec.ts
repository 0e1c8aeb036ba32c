import { paths } from '../../src/content/paths.ts';
import { slides } from '../../src/content/slides.ts';
import { expect, hydrated, test } from '../support/journey.ts';

for (const width of [320, 768, 1280, 1920]) {
  test(`no slide's drawing crosses its words at ${width} px (SEE-1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.home);
    await hydrated(page);
    for (const [at, { title }] of slides.entries()) {
      await page.getByRole('button', { name: `Slide ${at + 1}: ${title}` }).click();
      const slide = page.locator('.carousel-item.active').filter({ hasText: title });
      const words = await slide.locator('h1, h2, .lead, .actions > a').evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          // Of a link its own box: a hidden text in it is wider than what one sees.
          const { right, bottom } = (element.matches('a') ? element : range).getBoundingClientRect();
          return { right, bottom };
        }),
      );
      const drawing = await slide.locator(':scope > [aria-hidden], img').boundingBox();
      if (!drawing) throw new Error('The slide has no drawing');
      for (const { right, bottom } of words)
        expect(drawing.x >= right || drawing.y >= bottom, `${title} at ${width} px`).toBe(true);
    }
  });
}

test('the footer of a phone is one look high (SEE-2)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(paths.aboutUs);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(650);
});

for (const width of [992, 1200, 1920]) {
  test(`a small panel of the menu hangs from its trigger at ${width} px (SEE-3)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.ourServices);
    await hydrated(page);
    for (const name of ['Solutions', 'Customers & Partners', 'Learn', 'About Us']) {
      const trigger = page.getByRole('banner').getByRole('button', { name, exact: true });
      await trigger.click();
      const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`);
      const [from, to] = [await trigger.boundingBox(), await panel.boundingBox()];
      if (!from || !to) throw new Error(`${name} opens nothing`);
      expect(Math.abs(to.x - from.x), name).toBeLessThanOrEqual(48);
      expect(to.x + to.width, name).toBeLessThanOrEqual(width);
    }
  });
}

for (const width of [390, 768, 1024, 1280, 1920]) {
  test(`home's map names every place in Europe at ${width} px (DRAW-6)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.home);
    const names = page.locator('svg').filter({ hasText: 'Dublin' }).locator('text');
    await expect(names).toHaveCount(5);
    for (const name of await names.all()) await expect(name).toBeVisible();
  });
}
