import { expect, open, openEarly, test } from '../support/journey.ts';
import { showJanuaryHandover, showOfficesAt } from '../../src/content/officesNow.ts';
import { findAnsweringOffice } from '../../src/content/shifts.ts';
import { allowMotion, banner, bannerButtons } from '../support/carousels.ts';

const HALF_HOUR_MS = 30 * 60_000;
const WEEK_WITH_SUMMER_TIME_IN_TEXAS_ONLY = Date.UTC(2026, 9, 28);

/** When another office begins to answer. */
const findHandover = (): Date => {
  const moments = Array.from(
    { length: 48 },
    (_, index) => new Date(WEEK_WITH_SUMMER_TIME_IN_TEXAS_ONLY + index * HALF_HOUR_MS),
  );
  const handover = moments.find((now, index) => {
    const before = moments[index - 1];
    return before && findAnsweringOffice(now) !== findAnsweringOffice(before);
  });
  if (!handover) throw new Error('The same office answers all day');
  return handover;
};

test.describe('in a time zone far from all offices', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  for (const path of ['/', '/contact_us'])
    for (const width of [320, 1024])
      test(`${path} turns to the present without moving anything at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const handover = findHandover();
        const halfAMinuteBefore = new Date(handover.getTime() - 30_000);
        const shown = showOfficesAt(halfAMinuteBefore);
        await page.clock.setFixedTime(halfAMinuteBefore);
        const release = await openEarly(page, path);
        const rows = page.locator('li[data-sky]');
        const readBoxes = () =>
          page.locator('main :is(h1, h2, li, p, b, svg)').evaluateAll((elements) =>
            elements.map((element) => {
              const { top, left, height } = element.getBoundingClientRect();
              return [top, left, height].map(Math.round).join(' ');
            }),
          );
        await expect(page.getByText(showJanuaryHandover().sentence)).toBeAttached();
        await page.locator('html[data-fonts]').waitFor();
        const rowBoxes = () =>
          rows.evaluateAll((all) => all.map((row) => JSON.stringify(row.getBoundingClientRect())));
        const before = await rowBoxes();
        await release();
        await expect(page.getByText(shown.sentence)).toBeAttached();
        await expect(rows).toContainText(shown.moments.map(({ title }) => title));
        expect(await rowBoxes()).toEqual(before);
        const boxes = await readBoxes();
        await page.clock.setFixedTime(handover);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText(showOfficesAt(handover).sentence)).toBeAttached();
        expect(await readBoxes()).toEqual(boxes);
      });
});

test('two headlines of the banner are never visible at once', async ({ page }) => {
  await open(page, '/');
  await allowMotion(page);
  await bannerButtons(page).next.hover();
  const overlap = banner(page).evaluate(
    (region) =>
      new Promise<number>((resolve) => {
        const readOpacity = (element: Element) => Number(getComputedStyle(element).opacity);
        const slides = [...region.querySelectorAll('.carousel-item')];
        const headings = slides.map((slide) => slide.querySelector('.container > *') ?? slide);
        let worst = 0;
        let frames = 0;
        const measure = () => {
          // An incoming slide covers the outgoing one as it fades in.
          const isIncoming = (slide: Element) => slide.matches('.carousel-item-start:not(.active)');
          const cover = Math.max(0, ...slides.filter(isIncoming).map(readOpacity));
          const seen = slides
            .map((slide, index) => {
              const heading = headings[index];
              if (!heading || getComputedStyle(slide).visibility === 'hidden') return 0;
              return readOpacity(heading) * (isIncoming(slide) ? cover : 1 - cover);
            })
            .sort((one, other) => other - one);
          worst = Math.max(worst, seen[1] ?? 0);
          frames += 1;
          if (frames < 60) requestAnimationFrame(measure);
          else resolve(worst);
        };
        requestAnimationFrame(measure);
      }),
  );
  await bannerButtons(page).next.click();
  expect(await overlap).toBeLessThan(0.05);
});
