import { BANNER_INTERVAL_MS, COUNTS, LOGO_INTERVAL_MS, LOGO_SLIDES } from '../../src/contract/constants.ts';
import { strengths } from '../../src/content/aboutTexts.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { customers, partners } from '../../src/content/logos.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { slides } from '../../src/content/slides.ts';
import {
  allowMotion,
  banner,
  bannerButtons,
  button,
  openWithStoppedClock,
  shownItems,
  shownSlide,
  slider,
  longTransitions,
} from '../support/carousels.ts';
import { expect, open, test } from '../support/journey.ts';

const TOLERANCE_MS = 250;
const clients = homeTexts.customers;

test.describe('the banner', () => {
  test('moves every five seconds and starts again after the last slide', async ({ page }) => {
    await openWithStoppedClock(page);
    await allowMotion(page);
    await expect(bannerButtons(page).stop).toBeVisible();
    for (const expected of [2, 3, 1]) {
      const before = await shownSlide(page);
      await page.clock.runFor(BANNER_INTERVAL_MS - TOLERANCE_MS);
      expect(await shownSlide(page)).toBe(before);
      await page.clock.runFor(TOLERANCE_MS);
      await expect.poll(() => shownSlide(page)).toBe(expected);
    }
  });

  test('pauses while the pointer is over it and continues when it leaves', async ({ page }) => {
    await openWithStoppedClock(page);
    await allowMotion(page);
    await expect(bannerButtons(page).stop).toBeVisible();
    await banner(page).hover();
    await page.clock.runFor(3 * BANNER_INTERVAL_MS);
    expect(await shownSlide(page)).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(BANNER_INTERVAL_MS);
    await expect.poll(() => shownSlide(page)).toBe(2);
  });

  test('follows the arrow keys only while the focus is inside, and keeps the focus', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('ArrowRight');
    expect(await shownSlide(page)).toBe(1);
    await banner(page)
      .locator('.active')
      .getByRole('link', { name: /Learn More/ })
      .focus();
    // While slides change, two are active.
    const focused = banner(page).locator('.active a:focus');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shownSlide(page)).toBe(3);
    await expect(focused).toHaveText(/Learn More/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownSlide(page)).toBe(1);
    await expect(focused).toHaveText(/Learn More/);
  });

  test('has Stop, whose name changes, as its first tab stop, and keyboard focus stops it', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    await allowMotion(page);
    await page.getByRole('main').evaluate((main) => main.focus());
    await page.keyboard.press('Tab');
    const { start, stop } = bannerButtons(page);
    await expect(start).toBeFocused();
    const box = await start.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.clock.runFor(2 * BANNER_INTERVAL_MS);
    expect(await shownSlide(page)).toBe(1);
    await page.keyboard.press('Enter');
    await expect(stop).toBeFocused();
    await banner(page).hover();
    await page.clock.runFor(BANNER_INTERVAL_MS);
    await expect.poll(() => shownSlide(page)).toBe(2);
  });

  test('is not announced while it moves automatically, but when the visitor moves it', async ({ page }) => {
    await openWithStoppedClock(page);
    const live = banner(page).locator('.carousel');
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await allowMotion(page);
    await expect(live).toHaveAttribute('aria-live', 'off');
  });

  test('shows the chosen slide, and the next one on every click', async ({ page }) => {
    await open(page, '/');
    const { next, previous } = bannerButtons(page);
    await next.click();
    await next.click();
    await expect.poll(() => shownSlide(page)).toBe(3);
    await previous.click();
    await expect.poll(() => shownSlide(page)).toBe(2);
    await button(banner(page), sliderTexts.choose(3, slides[2]?.title ?? '')).click();
    await expect.poll(() => shownSlide(page)).toBe(3);
    await expect(banner(page).locator('[aria-current]')).toHaveCount(1);
  });
});

test('nothing moves under reduced motion until Start is pressed', async ({ page }) => {
  await openWithStoppedClock(page);
  const moving = await slider(page, clients.title);
  await page.clock.runFor(15_000);
  expect(await shownSlide(page)).toBe(1);
  expect((await shownItems(moving))[0]).toBe(customers[0].title);
  expect(await longTransitions(page)).toEqual([]);
  await button(moving, sliderTexts.start(clients.logos)).click();
  await bannerButtons(page).start.click();
  await page.clock.runFor(LOGO_INTERVAL_MS);
  await expect.poll(async () => (await shownItems(moving))[0]).toBe(customers[1].title);
  expect(await shownSlide(page)).not.toBe(1);
});

test('without JavaScript every slide, logo and reason is visible', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto('/');
  for (const { title } of slides) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const { title: name } of [...customers, ...partners])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  const rows = await page
    .locator('.slider-plain')
    .first()
    .locator('li')
    .evaluateAll((cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size);
  expect(rows).toBe(Math.ceil(COUNTS.clients / LOGO_SLIDES.wide));
  await page.goto('/about_us');
  for (const { title } of strengths) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.close();
});

test('the list of places and the map highlight each other', async ({ page }) => {
  await open(page, '/our_foot_prints');
  await page.getByText('Toronto', { exact: true }).hover();
  await expect(page.locator('circle.is-chosen')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'London', exact: true }).focus();
  await expect(page.locator('circle.is-chosen')).toHaveCount(2);
  await expect(page.locator('li.is-chosen')).toHaveText(/London/);
});
