import { BANNER_INTERVAL_MS, COUNTS, LOGO_INTERVAL_MS, LOGO_SLIDES } from '../../src/contract/constants.ts';
import { strengths } from '../../src/content/aboutTexts.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { isOnEuropeMap, listPlaces } from '../../src/content/locations.ts';
import { customers, partners } from '../../src/content/logos.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { slides } from '../../src/content/slides.ts';
import {
  allowMotion,
  banner,
  bannerButtons,
  button,
  openWithStoppedClock,
  readShownItems,
  readSlideNumber,
  openSlider,
  findLongTransitions,
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
      const before = await readSlideNumber(page);
      await page.clock.runFor(BANNER_INTERVAL_MS - TOLERANCE_MS);
      expect(await readSlideNumber(page)).toBe(before);
      await page.clock.runFor(TOLERANCE_MS);
      await expect.poll(() => readSlideNumber(page)).toBe(expected);
    }
  });

  test('rests while it is out of view', async ({ page }) => {
    await openWithStoppedClock(page);
    await allowMotion(page);
    await expect(bannerButtons(page).stop).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(banner(page)).not.toHaveAttribute('data-rotating');
    await page.clock.runFor(3 * BANNER_INTERVAL_MS);
    expect(await readSlideNumber(page)).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(banner(page)).toHaveAttribute('data-rotating');
  });

  test('pauses while the pointer is over it and continues when it leaves', async ({ page }) => {
    await openWithStoppedClock(page);
    await allowMotion(page);
    await expect(bannerButtons(page).stop).toBeVisible();
    await banner(page).hover();
    await page.clock.runFor(3 * BANNER_INTERVAL_MS);
    expect(await readSlideNumber(page)).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(BANNER_INTERVAL_MS);
    await expect.poll(() => readSlideNumber(page)).toBe(2);
  });

  test('follows the arrow keys only while the focus is inside, and keeps the focus', async ({ page }) => {
    await open(page, '/');
    // It rests under the pointer, maybe not on the first slide any more.
    await bannerButtons(page).next.hover();
    await expect(banner(page)).not.toHaveAttribute('data-rotating');
    const first = await readSlideNumber(page);
    const numberBefore = ((first + slides.length - 2) % slides.length) + 1;
    await page.keyboard.press('ArrowRight');
    expect(await readSlideNumber(page)).toBe(first);
    await banner(page)
      .locator('.active')
      .getByRole('link', { name: /Learn More/ })
      .focus();
    // While slides change, two are active.
    const focusedLink = banner(page).locator('.active a:focus');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readSlideNumber(page)).toBe(numberBefore);
    await expect(focusedLink).toHaveText(/Learn More/);
    // react-bootstrap ignores keys until the change has ended.
    await expect(banner(page).locator('.carousel-item-start, .carousel-item-end')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readSlideNumber(page)).toBe(first);
    await expect(focusedLink).toHaveText(/Learn More/);
  });

  test('has the Start and Stop button as its first tab stop, and keyboard focus stops it', async ({
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
    expect(await readSlideNumber(page)).toBe(1);
    await page.keyboard.press('Enter');
    await expect(stop).toBeFocused();
    await banner(page).hover();
    await page.clock.runFor(BANNER_INTERVAL_MS);
    await expect.poll(() => readSlideNumber(page)).toBe(2);
  });

  test('is announced to screen readers unless it moves automatically', async ({ page }) => {
    await openWithStoppedClock(page);
    const carousel = banner(page).locator('.carousel');
    await expect(carousel).toHaveAttribute('aria-live', 'polite');
    await allowMotion(page);
    await expect(carousel).toHaveAttribute('aria-live', 'off');
  });

  test('shows the selected slide, and the next one on every click', async ({ page }) => {
    await open(page, '/');
    const { next, previous } = bannerButtons(page);
    // It rests under the pointer, maybe not on the first slide any more.
    await next.hover();
    await expect(banner(page)).not.toHaveAttribute('data-rotating');
    const first = await readSlideNumber(page);
    const numberAfter = (steps: number) => ((first - 1 + steps) % slides.length) + 1;
    await next.click();
    await next.click();
    await expect.poll(() => readSlideNumber(page)).toBe(numberAfter(2));
    await previous.click();
    await expect.poll(() => readSlideNumber(page)).toBe(numberAfter(1));
    const last = numberAfter(2);
    await button(banner(page), sliderTexts.goTo(last, slides[last - 1]?.title ?? '')).click();
    await expect.poll(() => readSlideNumber(page)).toBe(last);
    await expect(banner(page).locator('[aria-current]')).toHaveCount(1);
  });
});

test('nothing moves under reduced motion until Start is pressed', async ({ page }) => {
  await openWithStoppedClock(page);
  const customerSlider = await openSlider(page, clients.title);
  await page.clock.runFor(15_000);
  expect(await readSlideNumber(page)).toBe(1);
  expect((await readShownItems(customerSlider))[0]).toBe(customers[0].title);
  expect(await findLongTransitions(page)).toEqual([]);
  // Each rests while it is out of view.
  await button(customerSlider, sliderTexts.start(clients.logos)).click();
  await page.clock.runFor(LOGO_INTERVAL_MS);
  await expect.poll(async () => (await readShownItems(customerSlider))[0]).toBe(customers[1].title);
  await bannerButtons(page).start.click();
  await expect(banner(page)).toHaveAttribute('data-rotating');
  await page.clock.runFor(LOGO_INTERVAL_MS);
  await expect.poll(() => readSlideNumber(page)).not.toBe(1);
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
  const places = listPlaces();
  const delivery = places.find((place) => !place.isOffice && !isOnEuropeMap(place));
  const office = places.find(({ isOffice }) => isOffice);
  if (!delivery || !office) throw new Error('The brand has no such place');
  await page.getByText(delivery.name, { exact: true }).hover();
  await expect(page.locator('circle.is-highlighted')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: office.name, exact: true }).focus();
  await expect(page.locator('circle.is-highlighted')).toHaveCount(isOnEuropeMap(office) ? 2 : 1);
  await expect(page.locator('li.is-highlighted')).toContainText(office.name);
});
