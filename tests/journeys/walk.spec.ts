import { pages } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { brokenWords, enlargeText } from '../support/layout.ts';

const WIDTHS = [320, 768, 1280];
/** Of phones, where text at 200 % leaves the room of half a window. */
const SMALL_WIDTHS = [320, 390];
const TWICE_THE_SIZE = 32;
const THEMES = ['light', 'dark'] as const;

/** The first page of each kind. */
const firsts = staticPageNames.filter(
  (name) => staticPageNames.find((other) => pages[other].kind === pages[name].kind) === name,
);
const routes = [...firsts.map((name) => paths[name]), '/career-details/1', '/no-such-page'];

/** Each kind of page as it stands at every width in both colour modes; open menus, dialogs and errors have journeys of their own. */
for (const route of routes) {
  test(`${route} is in order at 320, 768 and 1280 px, light and dark, and on phones with text of twice the size`, async ({
    page,
    expectedLines,
  }) => {
    if (route === '/no-such-page') expectedLines.push(/status of 404/);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    // Nothing moves, so that a picture taken twice is the same.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    const found: string[] = [];
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The menu takes a frame to change from a drawer into a bar.
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrollWidth, `at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(width);
        const headings = await page.locator('h1').count();
        if (headings !== 1) found.push(`${width} px ${colorScheme}: ${headings} h1`);
        found.push(...(await axeViolations(page)).map((line) => `${width} px ${colorScheme}: ${line}`));
      }
    }
    await enlargeText(page, TWICE_THE_SIZE);
    for (const width of SMALL_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(scrollWidth, `at ${width} px, text of twice the size`).toBeLessThanOrEqual(width);
      found.push(...(await brokenWords(page)).map((line) => `${width} px, text of twice the size: ${line}`));
    }
    await expect(page.getByRole('banner')).not.toHaveCSS('position', 'sticky');
    expect(found).toEqual([]);
    expect(failed).toEqual([]);
  });
}
