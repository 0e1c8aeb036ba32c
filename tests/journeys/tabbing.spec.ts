import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

/**
 * Gives the focus to all that takes it, from the end of a page to its beginning, as Shift+Tab does: the browser scrolls
 * to each by the same rules. What then lies beneath something else is told, a line each. One call instead of a key
 * press for each, of which a page has a hundred.
 */
const coveredStops = (page: Page) =>
  page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button, input, select, textarea, summary, iframe)',
    );
    const covered: string[] = [];
    let count = 0;
    scrollTo(0, document.body.scrollHeight);
    for (const stop of [...stops].reverse()) {
      stop.focus();
      if (document.activeElement !== stop || stop.tabIndex < 0) continue;
      count += 1;
      // Of a link on two lines the middle of the first: between both there may be nothing of it.
      const [line] = stop.getClientRects();
      const over = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      if (!over || !(stop.contains(over) || over.contains(stop))) covered.push(stop.outerHTML.slice(0, 100));
    }
    return { count, covered };
  });

test.use({ viewport: { width: 1280, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

test('a page says nothing and keeps nothing as it opens, and no focus lies beneath the header on the way back', async ({
  page,
  context,
}) => {
  for (const path of [paths.ourServices, paths.contactUs]) {
    await open(page, path);
    await expect(page.locator('[data-route-announcer]')).toHaveText('');
    // But for the places of a tab, which end with it: Back returns to them.
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((name) => name !== 'places'),
      ...(await caches.keys()),
    ]);
    expect([path, kept, await context.cookies()]).toEqual([path, [], []]);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    const { count, covered } = await coveredStops(page);
    expect(count).toBeGreaterThan(15);
    expect([path, covered]).toEqual([path, []]);
  }
  const border = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bs-border-color'));
  const usual = await border();
  await page.emulateMedia({ contrast: 'more' });
  expect(await border()).not.toBe(usual);
});
