import type { Page } from '@playwright/test';
import { slides } from '../../src/content/slides.ts';
import { banner, bannerButtons, openStill, shownSlide } from '../support/carousels.ts';
import { expect, test } from '../support/journey.ts';

/** What is wrong with the shown slide to the eye: its drawing cut or over words, its last link alone in a row. */
const faultsToTheEye = (page: Page): Promise<string[]> =>
  banner(page)
    .locator('.carousel-item.active')
    .evaluate((slide) => {
      const box = (element: Element) => element.getBoundingClientRect();
      const isOver = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1;
      const wordsIn = (element: Element): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const faults: string[] = [];
      for (const cell of slide.querySelectorAll('[data-sky]')) {
        const name = cell.textContent;
        const frame = box(cell);
        const picture = cell.querySelector('svg');
        if (!picture) return [`${name} has no drawing`];
        const drawn = box(picture);
        if (drawn.height < 32) faults.push(`${name} is ${drawn.height} px high`);
        if (drawn.left < frame.left || drawn.right > frame.right || drawn.bottom > frame.bottom + 1)
          faults.push(`${name} is cut`);
        if (frame.left < 0 || frame.right > document.documentElement.clientWidth)
          faults.push(`${name} leaves the window`);
        for (const words of cell.querySelectorAll('b, span')) {
          const room = wordsIn(words);
          if (isOver(room, drawn)) faults.push(`${words.textContent} is crossed`);
          if (room.right > frame.right) faults.push(`${words.textContent} is cut`);
        }
      }
      const [, second, third] = [...slide.querySelectorAll('a')].map(box);
      if (second && third && third.top >= second.bottom) faults.push('the third link stands alone');
      return faults;
    });

for (const width of [390, 576, 768, 992, 1280, 1440, 1920])
  test(`each slide of the banner is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStill(page);
    await page.evaluate(() => document.fonts.ready);
    for (const { title } of slides) {
      expect([title, ...(await faultsToTheEye(page))]).toEqual([title]);
      const before = await shownSlide(page);
      await bannerButtons(page).next.click();
      await expect.poll(() => shownSlide(page)).not.toBe(before);
    }
  });
