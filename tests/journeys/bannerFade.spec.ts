import { banner, bannerButtons } from '../support/carousels.ts';
import { expect, open, test } from '../support/journey.ts';

test('one slide gives way to the next softly: the place is never bare, and no two can be read', async ({
  page,
}) => {
  await open(page, '/');
  const frame = banner(page).locator('.carousel-inner');
  const next = await bannerButtons(page).next.elementHandle();
  // In the same turn as the click: a fade that is over is told of no longer.
  const changes = await frame.evaluate(async (slides, button) => {
    (button as HTMLElement).click();
    await new Promise((done) => requestAnimationFrame(done));
    return [...slides.children].flatMap((slide) =>
      slide.getAnimations({ subtree: true }).flatMap((change) => {
        if (!(change instanceof CSSTransition)) return [];
        const { delay = 0, duration = 0 } = change.effect?.getTiming() ?? {};
        const isComing = slide.matches('.active');
        return [{ of: change.transitionProperty, isComing, begins: delay, ends: delay + Number(duration) }];
      }),
    );
  }, next);
  const ofKind = (property: string, coming: boolean) =>
    changes.filter(({ of, isComing }) => of === property && isComing === coming);
  const [coming, ...more] = ofKind('opacity', true);
  const [leaving, ...others] = ofKind('opacity', false);
  expect([more, others]).toEqual([[], []]);
  expect(leaving?.begins).toBe(0);
  expect(coming?.begins).toBeGreaterThanOrEqual(Number(leaving?.ends) / 2);
  expect(coming?.begins).toBeLessThan(Number(leaving?.ends));
  expect(coming?.ends).toBeLessThanOrEqual(300);
  // The drawing: one moment after the other, each over the one before, which stays until all are covered.
  const wiped = ofKind('clip-path', true);
  expect(wiped.map(({ begins }) => begins)).toEqual([0, 80, 160]);
  const covered = Math.max(...wiped.map(({ ends }) => ends));
  expect(covered).toBeLessThanOrEqual(500);
  const gone = [...ofKind('clip-path', false), ...ofKind('visibility', false)];
  expect(gone.length).toBeGreaterThan(0);
  for (const { begins } of gone) expect(begins).toBeGreaterThanOrEqual(covered);
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
