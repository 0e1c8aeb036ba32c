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
        const { target } = change.effect as KeyframeEffect;
        const what = target?.closest('[data-sky]') ? 'drawing' : 'words';
        const of = `${change.transitionProperty} of the ${what}`;
        return [{ of, isComing, begins: delay, ends: delay + Number(duration) }];
      }),
    );
  }, next);
  const ofKind = (property: string, coming: boolean) =>
    changes.filter(({ of, isComing }) => of === property && isComing === coming);
  const words = ofKind('opacity of the words', true);
  expect(new Set(words.map(({ begins }) => begins))).toEqual(new Set([0]));
  expect(Math.max(...words.map(({ ends }) => ends))).toBeLessThanOrEqual(300);
  // The drawing: one moment after the other.
  const wiped = ofKind('clip-path of the drawing', true);
  expect(wiped.map(({ begins }) => begins)).toEqual([0, 80, 160]);
  // Each over the one before, which stays until all are covered.
  const covered = Math.max(...[...words, ...wiped].map(({ ends }) => ends));
  expect(covered).toBeLessThanOrEqual(500);
  const gone = changes.filter(({ isComing }) => !isComing);
  expect(gone.map(({ of }) => of)).toContain('opacity of the words');
  for (const { begins } of gone) expect(begins).toBeGreaterThanOrEqual(covered);
});

for (const width of [390, 1280])
  test(`half-way, each place shows one slide's words, the new before the old, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const frame = banner(page).locator('.carousel-inner');
    const next = await bannerButtons(page).next.elementHandle();
    const found = await frame.evaluate(async (slides, button) => {
      const leaving = slides.querySelector('.active');
      (button as HTMLElement).click();
      await new Promise((done) => requestAnimationFrame(done));
      for (const change of slides.getAnimations({ subtree: true })) {
        change.pause();
        change.currentTime = 60;
      }
      const coming = slides.querySelector('.active');
      const words = coming?.querySelector('h2')?.closest('.container > *');
      const old = leaving?.querySelector('h1')?.closest('.container > *');
      if (!words || !old || !leaving) throw new Error('A slide without words');
      const [cover, covered] = [words, old].map((element) => element.getBoundingClientRect());
      const strengths = (element: Element) =>
        [...element.children].map((child) => Number(getComputedStyle(child).opacity));
      return {
        strengths: strengths(words),
        isOpaque: !/rgba|transparent/.test(getComputedStyle(words).backgroundColor),
        old: [getComputedStyle(leaving).visibility, ...new Set(strengths(old))],
        isCovering: [
          Number(cover?.top) <= Number(covered?.top),
          Number(cover?.bottom) >= Number(covered?.bottom),
          Number(cover?.right) >= Number(covered?.right),
        ],
      };
    }, next);
    for (const strength of found.strengths) {
      expect(strength).toBeGreaterThan(0.5);
      expect(strength).toBeLessThan(1);
    }
    expect(found).toMatchObject({
      isOpaque: true,
      old: ['visible', 1],
      isCovering: [true, true, true],
    });
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
