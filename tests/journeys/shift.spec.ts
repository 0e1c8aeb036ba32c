import { paths } from '../../src/content/paths.ts';
import { expect, hydrated, test } from '../support/journey.ts';
import { haltingSite } from '../support/inTwoParts.ts';
import { layoutShift, watchLayoutShifts } from '../support/layoutShift.ts';

const WIDTHS = [320, 768, 1280];
const LARGEST_SHIFT = 0.005;

/** One page of each build, and those whose headings break into other lines in another face. */
const KINDS = [
  paths.home,
  paths.aboutUs,
  paths.ourServices,
  paths.networkInfrastructure,
  paths.networkOperationsCenter,
  paths.ourTeam,
  paths.clientExperience,
  paths.aboutCaseStudies,
  paths.caseStudyTwo,
  paths.careers,
  '/career-details/1',
  paths.careerPosts,
  paths.contactUs,
  paths.nmsp,
  paths.searchComponent,
  paths.productListTwo,
  '/no-such-page',
];

/** Late enough that the page has been painted without them. */
const LATE_MS = 400;

for (const width of WIDTHS) {
  test(`nothing moves by itself at ${width} px, however late fonts, scripts and styles come (SHELL-20)`, async ({
    page,
    expectedLines,
  }) => {
    test.setTimeout(120_000);
    expectedLines.push(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    await page.route(/\.(woff2|js|css)$/, async (route) => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      await route.continue();
    });
    const moved: string[] = [];
    for (const path of KINDS) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const { sum, places } = await layoutShift(page);
      if (sum > LARGEST_SHIFT) moved.push(`${path}: ${sum.toFixed(4)}`, ...places);
    }
    expect(moved).toEqual([]);
  });
}

/** Where a page stands when it is painted too early: at shares of its body; those of lists and drawings among them. */
const HALTS = {
  [paths.aboutUs]: [0.15, 0.25, 0.35, 0.45, 0.55, 0.75],
  [paths.ourServices]: [0.555, 0.568],
  [paths.ourTeam]: [0.43, 0.439],
  [paths.contactUs]: [0.43, 0.438],
  [paths.home]: [0.36, 0.4, 0.44, 0.48],
  [paths.careers]: [0.56, 0.6, 0.64, 0.68],
  [paths.caseStudyTwo]: [0.56, 0.6, 0.64, 0.68],
  '/career-details/1': [0.51, 0.529, 0.533, 0.545, 0.58],
};

for (const [path, shares] of Object.entries(HALTS)) {
  test(`nothing moves when ${path} is painted before all of it has come (SHELL-20)`, async ({
    browser,
    server,
  }) => {
    const site = await haltingSite(server.url);
    const moved: string[] = [];
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await watchLayoutShifts(page);
      for (const share of shares) {
        site.halt(share);
        await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        site.goOn();
        await hydrated(page);
        const { sum, places } = await layoutShift(page);
        if (sum > LARGEST_SHIFT) moved.push(`${width} px, ${share}: ${sum.toFixed(4)}`, ...places);
      }
      await page.close();
    }
    await site.close();
    expect(moved).toEqual([]);
  });
}

test('a face that came late is used on the first page, too, where nothing in sight moves by it (SHELL-20)', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  await page.goto(paths.home);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  const { sum, places } = await layoutShift(page);
  expect(sum < LARGEST_SHIFT ? [] : places).toEqual([]);
});

test('a paragraph that has a line more in a face that came late is set closer until the next page (SHELL-20)', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
  const closer = page.locator('main [data-spacing^="-"]');
  // A page of which a block has a line more in the brand's face at this width.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(paths.caseStudyTwo);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await expect(closer.first()).toBeVisible();
  const style = await closer.first().evaluate((block) => {
    const { fontFamily, letterSpacing } = getComputedStyle(block);
    return { fontFamily, letterSpacing: Number.parseFloat(letterSpacing) };
  });
  expect(style.fontFamily).toContain('late');
  expect(style.letterSpacing).toBeLessThan(0);
  const { sum, places } = await layoutShift(page);
  expect(sum < LARGEST_SHIFT ? [] : places).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page.locator('[data-spacing]')).toHaveCount(0);
});
