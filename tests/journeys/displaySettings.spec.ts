import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { waitForTransitions } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { addRules, enlargeText, findLayoutErrors } from '../support/layout.ts';
import { site } from '../../src/content/site.ts';

/** One page of each layout. */
const LAYOUT_PATHS = [
  paths.home,
  paths.aboutUs,
  paths.ourServices,
  paths.networkInfrastructure,
  paths.staffAugmentation,
  paths.networkAudit,
  paths.ourTeam,
  paths.aboutCaseStudies,
  paths.caseStudyTwo,
  paths.careers,
  '/career-details/1',
  paths.careerPosts,
  paths.contactUs,
];

/** WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
  'p { margin-block-end: 2em !important; }';

/** Opens each page, changes it, and collects its layout problems. */
const findProblems = async (page: Page, change: () => Promise<unknown> = async () => undefined) => {
  const problems: string[] = [];
  for (const path of LAYOUT_PATHS) {
    await open(page, path);
    await change();
    await waitForTransitions(page);
    problems.push(...(await findLayoutErrors(page)).map((problem) => `${path}: ${problem}`));
  }
  return problems;
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 256 } });

    test('every layout works with wider text spacing', async ({ page }) => {
      expect(await findProblems(page, () => addRules(page, TEXT_SPACING))).toEqual([]);
    });

    test('every layout works from right to left', async ({ page }) => {
      const setRightToLeft = () => page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect(await findProblems(page, setRightToLeft)).toEqual([]);
      await open(page, paths.ourServices);
      await setRightToLeft();
      await expect(page.locator('.link-rows .is-directional').first()).toHaveCSS(
        'transform',
        'matrix(-1, 0, 0, 1, 0, 0)',
      );
    });
  });
}

test('every layout works with text at 200 %, set by a style or in the browser', async ({ page }) => {
  expect(await findProblems(page, () => addRules(page, 'html { font-size: 32px; }'))).toEqual([]);
  await enlargeText(page, 32);
  expect(await findProblems(page)).toEqual([]);
  // The layout for a screen half as wide.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('a table with long words fits a phone with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, paths.managedServices);
  await enlargeText(page, 32);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the header is not sticky in a very short window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.networkAudit);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Finds elements with this selector that have no visible border. */
  const findBorderless = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(element);
          return borderTopStyle === 'none' || !(parseFloat(borderTopWidth) || parseFloat(borderBottomWidth));
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );

  test('buttons, cards and inputs keep a border, and the selected one is recognisable', async ({ page }) => {
    for (const path of [paths.home, '/career-details/1', paths.contactUs, paths.ourTeam]) {
      await open(page, path);
      const borderless = await findBorderless(
        page,
        'main :is(.btn, .btn-square, .card, .panel, .form-control, .form-select)',
      );
      expect([path, borderless]).toEqual([path, []]);
    }
    await open(page, paths.aboutCaseStudies);
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('tab', { selected: false }).first()).toHaveCSS('outline-style', 'none');
    await open(page, paths.home);
    await expect(page.locator('header li > [aria-current]')).toHaveCSS('outline-style', 'solid');
    const transforms = await page
      .locator('main button:empty')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::after').transform));
    expect(new Set(transforms).size).toBe(2);
  });
});

test.describe('in print', () => {
  test.use({ contextOptions: { colorScheme: 'dark' } });

  const countSheets = async (page: Page): Promise<number | undefined> =>
    (await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length;

  test('a case study takes three sheets, and each sample document one, expanded or not', async ({ page }) => {
    await open(page, paths.caseStudyTwo);
    expect(await countSheets(page)).toBeLessThanOrEqual(3);
    await open(page, paths.sampleDocuments);
    expect(await countSheets(page)).toBe(3);
    await page.locator('main section[id] summary').first().click();
    expect(await countSheets(page)).toBe(3);
  });

  test('a dark page is black on white, without navigation, and a job takes two sheets at most', async ({
    page,
  }) => {
    await open(page, '/career-details/1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // Only the header's logo is printed.
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(new RegExp(site.name));
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    const colours = await page
      .locator('main :is(h1, h2, p, li, dt, dd)')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0)']);
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
  });
});

test('every focused element has an outline and a shadow', async ({ page }) => {
  test.slow();
  for (const path of [paths.home, paths.aboutCaseStudies, '/career-details/1', paths.contactUs]) {
    await open(page, path);
    const seen = new Set<string>();
    const withoutRing: string[] = [];
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const { name, hasRing } = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return { name: '', hasRing: true };
        const card = element.closest('.card') ?? element;
        const styles = [getComputedStyle(element), getComputedStyle(card)];
        const hasRing = styles.some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && boxShadow !== 'none',
        );
        const index = [...document.querySelectorAll('*')].indexOf(element);
        return { name: `${index} ${element.outerHTML.slice(0, 80)}`, hasRing };
      });
      if (name === '' || seen.has(name)) break;
      seen.add(name);
      if (!hasRing) withoutRing.push(name);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect([path, withoutRing]).toEqual([path, []]);
  }
});
