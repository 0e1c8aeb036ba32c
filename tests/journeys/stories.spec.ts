import { careerPosts } from '../../src/content/careerPosts.ts';
import { caseSummaries } from '../../src/content/caseStudies/caseSummaries.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';

const visiblePanels = 'main [role="tabpanel"]:visible';

test('the case studies open at the first tab; arrows choose, and the address follows', async ({ page }) => {
  await open(page, paths.aboutCaseStudies);
  const tabs = page.getByRole('tab');
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: caseSummaries[0].title })).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${paths.aboutCaseStudies}#${caseSummaries[1].id}`);
  await expect(page.getByRole('heading', { level: 2, name: caseSummaries[1].title })).toBeVisible();
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Read more about: ${caseSummaries[0].title}` })).toBeFocused();
});

test('choosing a tab moves nothing on the page and adds nothing to the history', async ({ page }) => {
  await open(page, paths.aboutCaseStudies);
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await page.evaluate(() => [window.scrollY, history.length]);
  await page.getByRole('tab').nth(2).click();
  await expect(page).toHaveURL(/#messaging$/);
  await page.waitForTimeout(150);
  expect(await page.evaluate(() => [window.scrollY, history.length])).toEqual(before);
});

test('an address with a tab opens that tab, after a load and after Back', async ({ page }) => {
  const { id, title, page: study } = caseSummaries[2];
  await open(page, `${paths.aboutCaseStudies}#${id}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id);
  await page.getByRole('link', { name: `Read more about: ${title}` }).click();
  await expect(page).toHaveURL(paths[study]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contactUs);
});

test("each study's Read more leads to its page and to the top of it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const [at, { page: study, title }] of caseSummaries.entries()) {
    await open(page, paths.aboutCaseStudies);
    await page.getByRole('tab').nth(at).click();
    const more = page.getByRole('link', { name: `Read more about: ${title}` });
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(page).toHaveURL(paths[study]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a tab works before its script arrives', async ({ page }) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/view-stories*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(paths.aboutCaseStudies, { waitUntil: 'commit' });
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: caseSummaries[1].title })).toBeVisible();
  await expect(page.locator(visiblePanels)).toHaveCount(1);
  release();
  await hydrated(page);
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(visiblePanels)).toHaveCount(1);
});

test('without JavaScript, and on paper, every panel stands in the page', async ({
  browser,
  server,
  page,
}) => {
  const plain = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await plain.goto(paths.aboutCaseStudies);
  for (const { text } of caseSummaries) await expect(plain.getByText(text)).toBeVisible();
  await plain.goto(paths.careerPosts);
  for (const { title, requirements } of careerPosts) {
    await expect(plain.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const text of requirements) await expect(plain.getByText(text)).toBeVisible();
  }
  await plain.close();
  await open(page, paths.careerPosts);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of careerPosts)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('each role has an address of its own, below the header, and leads to the openings', async ({ page }) => {
  for (const { id, title } of careerPosts) {
    await page.goto('about:blank');
    await open(page, `${paths.careerPosts}#${id}`);
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeInViewport();
    const tab = page.getByRole('tab', { name: title });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport();
  }
  await page.getByRole('link', { name: /See the current openings/ }).click();
  // The address changes before the page does: the old one stays until the new one's chunk is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the charts of the telecom study have a name and keep their proportions', async ({ page }) => {
  await open(page, paths.caseStudyTwo);
  const charts = page.getByRole('main').getByRole('img', { name: /shorter|succeed/ });
  await expect(charts).toHaveCount(3);
  for (const [at, name, ratio] of [
    [0, /time to notify.*80% shorter/, 0.2],
    [1, /time to restore.*75% shorter/, 0.25],
    [2, /all planned changes, 99% succeed/, 0.99],
  ] as const) {
    await expect(charts.nth(at)).toHaveAccessibleName(name);
    const share = async () => {
      const [before = 1, after = 0] = await charts
        .nth(at)
        .locator('rect')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      return after / before;
    };
    // The bars grow once they are seen.
    await charts.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(share).toBeCloseTo(ratio, 2);
  }
});

const visited = [
  paths.aboutCaseStudies,
  paths.caseStudyOne,
  paths.caseStudyTwo,
  paths.caseStudyThree,
  paths.caseStudiesInner,
  paths.clientExperience,
  paths.companyNews,
  paths.careerPosts,
  paths.managedServices,
  paths.engineering,
  paths.devOps,
  paths.commissioning,
];

test('nothing overflows or is cut off at 320 px, with text spacing neither', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [...visited, '/our_team', '/our_board', '/product_list']) {
    await open(page, path);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect([path, await isWide()]).toEqual([path, false]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect([path, 'spaced', await isWide()]).toEqual([path, 'spaced', false]);
  }
});
