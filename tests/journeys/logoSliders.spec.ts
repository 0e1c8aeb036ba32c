import { LOGO_INTERVAL_MS, LOGO_SLIDE_MS, LOGO_SLIDES } from '../../src/contract/constants.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { customers, partners } from '../../src/content/logos.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { allowMotion, button, moveDuration, openStill, shownItems, slider } from '../support/carousels.ts';
import { expect, open, test } from '../support/journey.ts';

const TOLERANCE_MS = 250;
const clients = homeTexts.customers;

test.describe('the logo sliders', () => {
  for (const [width, shown] of [
    [1280, LOGO_SLIDES.wide],
    [769, LOGO_SLIDES.wide],
    [768, LOGO_SLIDES.medium],
    [481, LOGO_SLIDES.medium],
    [480, LOGO_SLIDES.narrow],
  ] as const) {
    test(`show ${shown} at ${width} px, before and after they begin to move`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const cell = page.locator('.slider-plain > li').first();
      const before = await cell.boundingBox();
      const moving = await slider(page, clients.title);
      expect(await shownItems(moving)).toEqual(customers.slice(0, shown).map(({ title }) => title));
      const after = await moving.locator('li[aria-hidden="false"] .slider-cell').first().boundingBox();
      expect(Math.abs((before?.width ?? 0) - (after?.width ?? 0))).toBeLessThanOrEqual(2);
      expect(Math.abs((before?.x ?? 0) - (after?.x ?? 0))).toBeLessThanOrEqual(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  test('fill their row after the window has changed', async ({ page }) => {
    // Still: a moving row is measured again at every move.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const moving = await slider(page, clients.title);
    const gaps = () =>
      moving.locator('.react-multi-carousel-list').evaluate((row) => {
        const slides = [...row.querySelectorAll('li[aria-hidden="false"]')];
        const [first, last] = [slides.at(0), slides.at(-1)].map((slide) => slide?.getBoundingClientRect());
        const { left, right } = row.getBoundingClientRect();
        return [Math.round((first?.left ?? 0) - left), Math.round(right - (last?.right ?? 0))];
      });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => moving.evaluate((frame) => frame.clientWidth < innerWidth)).toBe(true);
      await expect.poll(gaps).toEqual([0, 0]);
    }
  });

  test('move every twelve seconds, for four, under the pointer too', async ({ page }) => {
    await openStill(page);
    const moving = await slider(page, clients.title);
    await moving.locator('.slider-track').hover();
    await allowMotion(page);
    // The clock may move only once the slider has noticed.
    await expect(button(moving, sliderTexts.stop(clients.logos))).toBeVisible();
    await page.clock.runFor(LOGO_INTERVAL_MS - TOLERANCE_MS);
    expect((await shownItems(moving))[0]).toBe(customers[0].title);
    await page.clock.runFor(TOLERANCE_MS);
    await expect.poll(async () => (await shownItems(moving))[0]).toBe(customers[1].title);
    expect(await moveDuration(moving)).toBe(LOGO_SLIDE_MS);
  });

  test('go round without an end, one by one', async ({ page }) => {
    await openStill(page);
    const moving = await slider(page, homeTexts.partners.title);
    await allowMotion(page);
    await expect(button(moving, sliderTexts.stop(homeTexts.partners.logos))).toBeVisible();
    const seen: (string | undefined)[] = [];
    for (let round = 0; round < 2 * partners.length; round += 1) {
      await page.clock.runFor(LOGO_INTERVAL_MS);
      await page.clock.runFor(0);
      seen.push((await shownItems(moving))[0]);
    }
    const names = partners.map(({ title }) => title);
    expect(seen).toEqual([...names.slice(1), ...names, ...names.slice(0, 1)]);
  });

  test('answer two quick clicks with two steps, in half a second each, even during a slow move', async ({
    page,
  }) => {
    await openStill(page);
    const moving = await slider(page, clients.title);
    await allowMotion(page);
    await expect(button(moving, sliderTexts.stop(clients.logos))).toBeVisible();
    await page.clock.runFor(LOGO_INTERVAL_MS);
    const next = button(moving, sliderTexts.next(clients.logos));
    await next.click();
    await next.click();
    expect(await moveDuration(moving)).toBeLessThanOrEqual(500);
    await expect.poll(async () => (await shownItems(moving))[0]).toBe(customers[3].title);
    await page.clock.runFor(LOGO_SLIDE_MS + 1000);
    expect((await shownItems(moving))[0]).toBe(customers[3].title);
  });

  test('stop for the keyboard and for the Stop button, which comes first', async ({ page }) => {
    await openStill(page);
    const moving = await slider(page, clients.title);
    await allowMotion(page);
    await expect(moving.getByRole('button').first()).toHaveAccessibleName(sliderTexts.stop(clients.logos));
    const live = moving.locator('.slider-track');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await moving.getByRole('button').first().click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(2 * LOGO_INTERVAL_MS);
    expect((await shownItems(moving))[0]).toBe(customers[0].title);
    const sides = await moving.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((square) => {
        const { width, height } = square.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    const others = await slider(page, homeTexts.partners.title);
    await others.getByRole('button').last().focus();
    await page.keyboard.press('Shift+Tab');
    const before = await shownItems(others);
    await page.clock.runFor(2 * LOGO_INTERVAL_MS);
    expect(await shownItems(others)).toEqual(before);
    await expect(others.getByRole('button').first()).toHaveAccessibleName(
      sliderTexts.start(homeTexts.partners.logos),
    );
  });

  test('let the Tab key reach each shown logo once and no copy', async ({ page }) => {
    await open(page, '/');
    const moving = await slider(page, clients.title);
    await moving.getByRole('button').last().focus();
    const reached: string[] = [];
    for (let stop = 0; stop < LOGO_SLIDES.wide; stop += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(reached).toEqual(await shownItems(moving));
    await page.keyboard.press('Tab');
    expect(await moving.evaluate((found) => found.contains(document.activeElement))).toBe(false);
    expect(await moving.locator('li[aria-hidden="true"]:not([inert])').count()).toBe(0);
    expect(await moving.locator('li[aria-hidden="false"][inert]').count()).toBe(0);
  });
});
