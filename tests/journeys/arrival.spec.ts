import type { Page } from '@playwright/test';
import { BUILD_FILE } from '../../src/contract/constants.ts';
import { homeTexts } from '../../src/content/homeTexts.ts';
import { paths } from '../../src/content/paths.ts';
import { shellTexts } from '../../src/content/shellTexts.ts';
import { slider } from '../support/carousels.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** Whether an element's top is in sight and not under the header. */
const isBelowHeader = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? -1;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= bar - 1 && top < window.innerHeight;
  }, id);

test('a link to a place takes the focus there, below the header, on the way and after a load', async ({
  page,
}) => {
  await open(page, '/');
  await footerLink(page, 'Privacy Policy').click();
  const place = page.locator('#privacy');
  await expect(place).toBeFocused();
  await expect.poll(() => isBelowHeader(page, 'privacy')).toBe(true);
  await page.getByRole('main').locator('a[href$="#privacy"]').first().click();
  await expect(place).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(place).toBeFocused();
});

test('no fragment and no query harms a page', async ({ page, expectedLines }) => {
  expectedLines.push(/status of 404/);
  for (const address of [
    '/#%',
    '/about_case_studies#50%',
    '/contact_us?service=%&%E0%A4#%00',
    '/careers?q=%#%zz',
  ]) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL(paths.careers);
  }
  await open(page, '/50%');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a page that is long in coming shows a bar, and the old page is busy, until it is there', async ({
  page,
}) => {
  const late = makeGate();
  // Before the page: what its links lead to is fetched ahead.
  await page.route('**/view-contact*.js', async (route) => {
    await late.gate;
    await route.continue();
  });
  await open(page, '/');
  await footerLink(page, 'Contact Us').click();
  const bar = page.locator('#root [role="status"] > div').filter({ hasText: shellTexts.loading });
  await expect(bar).toHaveText('Loading…');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  late.open();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('a job is announced by its name', async ({ page }) => {
  await open(page, paths.careers);
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = (await link.textContent()) ?? 'nothing';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ has: page.getByRole('heading', { level: 1 }) }),
  ).toHaveText(title);
  await expect(page.locator('[data-route-announcer]')).toHaveText('');
  // Known already: the frame says it.
  await page.goBack();
  await link.click();
  await expect(page.locator('[data-route-announcer]')).toHaveText(new RegExp(`^${title} – `));
});

test.describe('after a release', () => {
  const release = async (page: Page, build: string) => {
    await page.route(`**${BUILD_FILE}`, (route) => route.fulfill({ body: `${build}\n` }));
  };
  const withoutChunk = (page: Page, chunk: string, options: { times?: number } = {}) =>
    page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), options);

  test('an old tab loads the wanted page afresh, also after a reload', async ({ page, expectedLines }) => {
    expectedLines.push(/Loading chunk|status of 404|MIME type/);
    await withoutChunk(page, '**/view-contact*.js');
    await open(page, paths.ourServices);
    await page.reload();
    await hydrated(page);
    await release(page, '/static/js/main.another.js');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect.poll(() => loads).toBe(1);
    // The other build lacks the chunk, too: the words stay, and no circle begins.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(paths.contactUs);
    await page.unroute('**/view-contact*.js');
    await page.reload();
    await hydrated(page);
    expect(loads).toBe(2);
  });

  test('where the same build is served, a missing chunk shows the error page and nothing is loaded afresh', async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(/Loading chunk|status of 404|MIME type/);
    await withoutChunk(page, '**/view-contact*.js');
    await open(page, '/');
    const compared = page.waitForResponse(`**${BUILD_FILE}`);
    await footerLink(page, 'Contact Us').click();
    expect((await compared).headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('sliders come, and a search goes on where it was, each after a release of its own', async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(/Loading chunk|status of 404|MIME type/);
    await open(page, '/');
    await release(page, '/static/js/main.second.js');
    // Gone for the old tab only: the document of the new build asks for one that is there.
    await withoutChunk(page, '**/slider*.js', { times: 1 });
    const withSliders = page.waitForEvent('load');
    await page.getByRole('group', { name: homeTexts.customers.title }).scrollIntoViewIfNeeded();
    await withSliders;
    await hydrated(page);
    await slider(page, homeTexts.customers.title);

    await release(page, '/static/js/main.third.js');
    await withoutChunk(page, '**/catalogue*.js');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const query = page.getByRole('search').getByRole('textbox');
    const withSearch = page.waitForEvent('load');
    await query.fill('network audit');
    await page.keyboard.press('Enter');
    await withSearch;
    await page.unroute('**/catalogue*.js');
    await expect(query).toHaveValue('network audit');
  });
});

test('Back leads to the place also where another document came between (SHELL-3)', async ({ page }) => {
  await open(page, paths.ourServices);
  const PLACE = 700;
  await page.evaluate((top) => window.scrollTo(0, top), PLACE);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE);
  await page.locator(`main a[href="${paths.networkInfrastructure}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(paths.networkInfrastructure);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.ourServices);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE);
});

test('blocked storage costs nothing but the memory of places', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await footerLink(page, 'Careers').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
});

test('a page whose stylesheet never comes is taken over all the same, with the styles that it began with', async ({
  page,
}) => {
  await page.route(/\.css$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});
