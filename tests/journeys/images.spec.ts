import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { paths } from '../../src/content/paths.ts';
import { settled } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { differenceFromKept, keepImage } from '../support/keptImages.ts';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'] as const;

const pages = {
  home: paths.home,
  about: paths.aboutUs,
  services: paths.ourServices,
  practice: paths.networkInfrastructure,
  service: paths.networkAudit,
  team: paths.ourTeam,
  cases: paths.aboutCaseStudies,
  case: paths.caseStudyTwo,
  careers: paths.careers,
  job: '/career-details/1',
  contact: paths.contactUs,
  missing: '/no-such-page',
};

/** Set to keep the pictures of this run instead of comparing them: `KEEP_IMAGES=1 npm run test:browser -- images`. */
const isKeeping = process.env['KEEP_IMAGES'] === '1';

/** A day would differ every day, and a caret from run to run. */
const STEADY = 'time { display: none; } * { caret-color: transparent !important; }';

/** Shows a page to its end once, so that everything is there that comes when it is near. */
const complete = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // The faces of the brand, however busy the machine was while the page began.
    document.documentElement.dataset['fonts'] = '';
    await Promise.all([...document.fonts].map((face) => face.load()));
    for (const picture of document.images) picture.loading = 'eager';
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
  await expect(page.locator('.slider-plain:not(.is-replaced)')).toHaveCount(0);
};

/** Slides that stand out of their row: the carousel measures its row a moment after the window has changed. */
const slidesCutOff = (page: Page): Promise<number> =>
  page
    .locator('.react-multi-carousel-list')
    .evaluateAll(
      (rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('.react-multi-carousel-item--active')].filter(
            (slide) => slide.getBoundingClientRect().right > row.getBoundingClientRect().right + 1,
          ),
        ).length,
    );

const picture = async (page: Page): Promise<Buffer> => {
  await expect.poll(() => slidesCutOff(page)).toBe(0);
  await settled(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', style: STEADY });
};

test.describe('the kept pictures', () => {
  // The style that hides what changes from day to day is put into the page, which its own policy forbids.
  test.use({ bypassCSP: true });

  for (const [name, path] of Object.entries(pages)) {
    test(`of ${name} look the same at ${WIDTHS.join(', ')} px, light and dark`, async ({
      page,
      browser,
      expectedLines,
    }) => {
      test.slow();
      const [major = ''] = browser.version().split('.');
      const folder = `tests/journeys/images/chromium-${major}`;
      const reason = `No pictures are kept for Chromium ${major}`;
      if (!isKeeping && !existsSync(folder)) console.log(`Skipped: ${reason}`);
      test.skip(!isKeeping && !existsSync(folder), reason);
      if (name === 'missing') expectedLines.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const differences: string[] = [];
      for (const width of WIDTHS) {
        // Each from its own start: the carousel measures its row now and then while a window is still changing.
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        await complete(page);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
          const file = `${folder}/${name}-${width}-${colorScheme}.webp`;
          const png = await picture(page);
          if (isKeeping) await keepImage(file, png);
          else differences.push((await differenceFromKept(file, png)) ?? '');
        }
      }
      expect(differences.filter(Boolean)).toEqual([]);
    });
  }
});
