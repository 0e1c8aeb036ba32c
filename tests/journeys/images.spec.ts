import type { Locator, Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/content/paths.ts';
import { settled } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { shrinkPicture } from '../support/shrinkPicture.ts';

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

/** The page that shows header and footer; on the others they are covered, so that a change of theirs is one difference. */
const WITH_FRAME = 'missing';

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

const frame = (page: Page): Locator[] => [page.getByRole('banner'), page.getByRole('contentinfo')];

test.describe('the kept pictures', () => {
  // The style that hides what changes from day to day is put into the page, which its own policy forbids.
  test.use({ bypassCSP: true });

  for (const [name, path] of Object.entries(pages)) {
    test(`of ${name} look the same at ${WIDTHS.join(', ')} px, light and dark`, async ({
      page,
      browser,
      expectedLines,
    }, info) => {
      test.slow();
      const [major = ''] = browser.version().split('.');
      const folder = `chromium-${major}`;
      const isRenewing = ['all', 'changed'].includes(info.config.updateSnapshots);
      const isUnknown = !isRenewing && !existsSync(join(import.meta.dirname, 'images', folder));
      const reason = `No pictures are kept for Chromium ${major}`;
      if (isUnknown) console.log(`Skipped: ${reason}`);
      test.skip(isUnknown, reason);
      if (name === 'missing') expectedLines.push(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of WIDTHS) {
        // Each from its own start: the carousel measures its row now and then while a window is still changing.
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        await complete(page);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
          await expect.poll(() => slidesCutOff(page)).toBe(0);
          await settled(page);
          const file = [folder, `${name}-${width}-${colorScheme}.webp`];
          const mask = name === WITH_FRAME ? [] : frame(page);
          await expect.soft(page).toHaveScreenshot(file, { fullPage: true, mask });
          if (isRenewing) await shrinkPicture(info.snapshotPath(...file));
        }
      }
    });
  }
});
