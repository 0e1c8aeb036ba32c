import { pages } from '../../src/content/pages.ts';
import { openingPath, paths } from '../../src/content/paths.ts';
import { staticPageNames } from '../../src/content/resolvePath.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { findBrokenWords, enlargeText } from '../support/layout.ts';

/** The first page of each kind. */
const firstOfEachKind = staticPageNames.filter(
  (name) => staticPageNames.find((other) => pages[other].kind === pages[name].kind) === name,
);
const routes = [...firstOfEachKind.map((name) => paths[name]), openingPath(1), '/no-such-page'];

const APPEARANCES = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

/** Open menus, dialogs and invalid forms are checked by other journeys. */
for (const route of routes) {
  test(`${route} is accessible, and fits 320 px with text of twice the size`, async ({
    page,
    expectedLines,
  }) => {
    if (route === '/no-such-page') expectedLines.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const { colorScheme, width } of APPEARANCES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
      expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await enlargeText(page, 32);
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth).toBeLessThanOrEqual(320);
    expect(await findBrokenWords(page)).toEqual([]);
  });
}
