import { banner, bannerButtons } from '../support/carousels.ts';
import { expect, open, test } from '../support/journey.ts';

test('one slide gives way to the next softly: the place is never bare, and no two can be read', async ({
  page,
}) => {
  await open(page, '/');
  const frame = banner(page).locator('.carousel-inner');
  const next = await bannerButtons(page).next.elementHandle();
  // In the same turn as the click: a fade that is over is told of no longer.
  const fades = await frame.evaluate(async (slides, button) => {
    (button as HTMLElement).click();
    await new Promise((done) => requestAnimationFrame(done));
    return [...slides.children].flatMap((slide) =>
      slide.getAnimations().flatMap((fade) => {
        if (!(fade instanceof CSSTransition) || fade.transitionProperty !== 'opacity') return [];
        const { delay = 0, duration = 0 } = fade.effect?.getTiming() ?? {};
        return [{ isComing: slide.matches('.active'), begins: delay, ends: delay + Number(duration) }];
      }),
    );
  }, next);
  const [coming, ...more] = fades.filter(({ isComing }) => isComing);
  const [leaving, ...others] = fades.filter(({ isComing }) => !isComing);
  expect([more, others]).toEqual([[], []]);
  expect(leaving?.begins).toBe(0);
  expect(coming?.begins).toBeGreaterThanOrEqual(Number(leaving?.ends) / 2);
  expect(coming?.begins).toBeLessThan(Number(leaving?.ends));
  expect(coming?.ends).toBeLessThanOrEqual(300);
});

test('one slide gives way to the next at once for a visitor who wants it still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await bannerButtons(page).next.click();
  const times = await banner(page)
    .locator('.carousel-item')
    .evaluateAll((slides) => slides.map((slide) => getComputedStyle(slide).transitionDuration));
  for (const duration of times.flatMap((durations) => durations.split(', ')))
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
});
