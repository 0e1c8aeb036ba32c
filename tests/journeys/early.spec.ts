import type { Page } from '@playwright/test';
import { aboutTexts, strengths } from '../../src/content/aboutTexts.ts';
import { caseSummaries } from '../../src/content/caseStudies/caseSummaries.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { customers } from '../../src/content/logos.ts';
import { paths } from '../../src/content/paths.ts';
import { team } from '../../src/content/people/team.ts';
import { sliderTexts } from '../../src/content/sliderTexts.ts';
import { words } from '../../src/content/words/home.ts';
import { bannerButtons, button, shownItems, shownSlide, slider } from '../support/carousels.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { watchShifts } from '../support/shifts.ts';

/** Opens a page whose scripts are on their way until `arrive` is called. */
const openEarly = async (page: Page, path: string) => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    letThrough();
    await hydrated(page);
  };
};

const swipe = async (page: Page, place: { x: number; y: number }, by: number) => {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: place.y }],
    });
  await touch('touchStart', place.x);
  await touch('touchMove', place.x + by / 2);
  await touch('touchMove', place.x + by);
  await touch('touchEnd');
};

test('what is pressed on the home page before its script arrives is done when it has, once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const arrive = await openEarly(page, '/');
  const { next, stop } = bannerButtons(page);
  const clients = page.getByRole('group', { name: homeTexts.customers.title });
  await next.click();
  await next.click();
  await stop.click();
  await button(clients, sliderTexts.next(homeTexts.customers.logos)).click();
  await button(clients, sliderTexts.stop(homeTexts.customers.logos)).click();
  await arrive();
  await expect.poll(() => shownSlide(page)).toBe(2);
  await expect(bannerButtons(page).start).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home.h1);
  const moving = await slider(page, homeTexts.customers.title);
  await expect.poll(async () => (await shownItems(moving))[0]).toBe(customers[1].title);
  await expect(button(moving, sliderTexts.start(homeTexts.customers.logos))).toBeVisible();
  await next.click();
  await expect.poll(() => shownSlide(page)).toBe(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const { title: name } of customers)
    await expect(clients.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a swipe before the script arrives counts, and the page scrolls up and down under a finger', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  const arrive = await openEarly(page, '/');
  await swipe(page, { x: 300, y: 300 }, -120);
  await arrive();
  await expect.poll(() => shownSlide(page)).toBe(2);
  const turns = (where: string) =>
    page
      .locator(where)
      .first()
      .evaluate((found) => getComputedStyle(found).touchAction);
  expect(await turns('.carousel')).toBe('pan-y');
  await slider(page, homeTexts.customers.title);
  expect(await turns('.react-multi-carousel-track')).toBe('pan-y');
  await page.unrouteAll();
  const come = await openEarly(page, paths.aboutUs);
  const cards = page.getByRole('group', { name: aboutTexts.excel });
  await cards.scrollIntoViewIfNeeded();
  const box = await cards.locator('.slider-plain').boundingBox();
  await swipe(page, { x: 300, y: (box?.y ?? 0) + 40 }, 120);
  await come();
  const moving = await slider(page, aboutTexts.excel);
  await expect.poll(async () => (await shownItems(moving))[0]).toContain(strengths.at(-1)?.title);
  await context.close();
});

test('the focus on a logo stays there when its row begins to move, and the row waits for it', async ({
  page,
}) => {
  const arrive = await openEarly(page, '/');
  const { id, title: name } = customers[2];
  const link = page.locator(`.slider-plain [data-item="${id}"] a`);
  await page.keyboard.press('Tab');
  await link.focus();
  await arrive();
  const moving = await slider(page, homeTexts.customers.title);
  await expect(moving.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(button(moving, sliderTexts.start(homeTexts.customers.logos))).toBeVisible();
});

test('a description unfolded before the script arrives stays, and a second press folds it', async ({
  page,
}) => {
  const arrive = await openEarly(page, paths.ourTeam);
  const [first, second] = team;
  if (!first || !second) throw new Error('The team is empty');
  const unfold = page.locator('summary', { hasText: `Read more about ${first.name}` });
  const height = await page.locator('body').evaluate((body) => body.scrollHeight);
  await unfold.click();
  await expect(page.getByText(first.description[0])).toBeVisible();
  await arrive();
  const other = page.getByRole('button', { name: `Read more about ${second.name}` });
  await expect(other).toBeVisible();
  await expect(page.getByText(first.description[0])).toBeVisible();
  await expect(unfold).toBeFocused();
  await page.keyboard.press('Enter');
  const opener = page.getByRole('button', { name: `Read more about ${first.name}` });
  await expect(opener).toBeFocused();
  expect(await page.locator('body').evaluate((body) => body.scrollHeight)).toBe(height);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: first.name });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(opener).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a keyword typed and sent before the script arrives is searched for', async ({ page }) => {
  const arrive = await openEarly(page, paths.searchComponent);
  await page.getByLabel('Keyword').fill('audio');
  await page.keyboard.press('Enter');
  await arrive();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 pages found');
  await expect(page.getByLabel('Keyword')).toHaveValue('audio');
  await expect(page.getByLabel('Keyword')).toBeFocused();
  await expect(page).toHaveURL(paths.searchComponent);
});

test('a tab chosen before the script arrives is marked, and stays chosen without a flash', async ({
  page,
}) => {
  const { id, title } = caseSummaries[1];
  const arrive = await openEarly(page, paths.aboutCaseStudies);
  await page.getByRole('tab').nth(1).click();
  const panel = page.getByRole('heading', { level: 2, name: title });
  await expect(panel).toBeVisible();
  const marks = () =>
    page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map(
          (tab) =>
            getComputedStyle(tab).boxShadow !== 'none' &&
            !/rgba\(0, 0, 0, 0\)/.test(getComputedStyle(tab).boxShadow),
        ),
      );
  expect(await marks()).toEqual([false, true, false]);
  const seen = await page.evaluateHandle((shown) => {
    const found: boolean[] = [];
    const look = () => {
      const chosen = document.getElementById(shown);
      found.push(chosen !== null && getComputedStyle(chosen).display !== 'none');
      requestAnimationFrame(look);
    };
    look();
    return found;
  }, id);
  await arrive();
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
  expect(await marks()).toEqual([false, true, false]);
  expect(await seen.evaluate((found) => found.every(Boolean))).toBe(true);
  await page.getByRole('tab').nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`#${caseSummaries[2].id}$`));
});

test('what was typed and ticked before the script arrives outlives a load afresh before it arrives, and no copy stays behind', async ({
  page,
}) => {
  const control = (name: string) => page.locator(`main [name="${name}"]`);
  const expectEntered = async ({ text, choice, tick }: (typeof forms)[number]) => {
    for (const [name, value] of Object.entries(text)) await expect(control(name)).toHaveValue(value);
    if (choice) await expect(control('enquiry')).toHaveValue(choice);
    if (tick) await expect(control(tick)).toBeChecked();
  };
  const forms = [
    {
      path: '/career-details/1',
      text: { name: 'Zoë', otherinformation: 'From Monday.\nOr later.' },
      tick: 'consent',
    },
    { path: paths.contactForm, text: { from_name: 'Zoë' }, choice: 'Request a Quote' },
  ];
  for (const form of forms) {
    const arrive = await openEarly(page, form.path);
    for (const [name, value] of Object.entries(form.text)) await control(name).pressSequentially(value);
    if (form.choice) await control('enquiry').selectOption(form.choice);
    if (form.tick) await control(form.tick).check();
    await page.reload({ waitUntil: 'commit' });
    await expectEntered(form);
    await arrive();
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible();
    await expectEntered(form);
    const copies = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((name) => /^typed-/.test(name)),
    );
    expect(copies).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expectEntered(form);
  }
});

/** Letters that change their face within their place are a ten-thousandth. */
const isSeen = (shift: string): boolean => Number(shift.split(' ')[0]) >= 0.0005;

for (const width of [320, 768, 1280]) {
  test(`nothing on these pages moves when their script arrives, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of [
      '/',
      paths.aboutUs,
      paths.ourTeam,
      paths.productList,
      paths.searchComponent,
      paths.aboutCaseStudies,
    ]) {
      const arrive = await openEarly(page, path);
      await page.evaluate(() => document.fonts.ready);
      const before = await page.evaluate(() => window.shifts());
      await arrive();
      await page.evaluate(() => document.querySelector('.slider')?.scrollIntoView());
      if (path === '/' || path === paths.aboutUs)
        await expect(page.locator('.slider-track').first()).toBeVisible();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const after = await page.evaluate(() => window.shifts());
      expect([path, after.slice(before.length).filter(isSeen)]).toEqual([path, []]);
      await page.unrouteAll();
    }
  });
}
