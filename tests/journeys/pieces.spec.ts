import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

declare global {
  interface Window {
    /** Elements below the window that were given the brand's faces by themselves, and the page if they were taken back. */
    tried: string[];
    /** Who drove the header when a script had just been run. */
    drivenBy: (string | undefined)[];
  }
}

test('the brand’s faces are tried on nothing but what is in sight (FAST-8)', async ({ page }) => {
  await page.addInitScript(() => {
    window.tried = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { tagName, dataset } = target as HTMLElement;
        const isBelow = (target as HTMLElement).getBoundingClientRect().top >= innerHeight;
        const isTakenBack = tagName === 'HTML' && dataset['fonts'] === undefined;
        if (isTakenBack || isBelow) window.tried.push(`${tagName} ${dataset['fonts'] ?? 'taken back'}`);
      }
    }).observe(document, { attributeFilter: ['data-fonts'], subtree: true });
  });
  // Its introduction has a line more in the brand's face at this width.
  await page.setViewportSize({ width: 1280, height: 720 });
  const faces = [page.waitForResponse(/hanken.*woff2$/), page.waitForResponse(/bricolage.*woff2$/)];
  await open(page, paths.managedServices);
  await Promise.all(faces);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  expect(await page.evaluate(() => window.tried)).toEqual([]);
});

test('a script is read in one task, and what it does then in others (FAST-8)', async ({ page }) => {
  await page.addInitScript(() => {
    window.drivenBy = [];
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement)
        window.drivenBy.push(document.documentElement.dataset['script']);
    };
    document.addEventListener('load', note, true);
  });
  await open(page, paths.home);
  const drivenBy = await page.evaluate(() => window.drivenBy);
  expect(drivenBy.slice(0, 2)).toEqual(['early', 'early']);
});
