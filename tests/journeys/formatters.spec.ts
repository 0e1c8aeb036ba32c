import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, hydrated, test } from '../support/journey.ts';

declare global {
  interface Window {
    /** Where formatters of the browser's were made. */
    made: string[];
    /** What waits for the browser to be idle. */
    waiting: (() => void)[];
  }
}

const PAGES = [
  paths.home,
  paths.aboutUs,
  paths.careers,
  '/career-details/1',
  paths.contactUs,
  paths.caseStudyOne,
  paths.companyNews,
];

const noteFormatters = (page: Page) =>
  page.addInitScript(() => {
    window.made = [];
    const note = () => window.made.push(String(new Error('made').stack));
    const makers: [object, string[]][] = [
      [Intl, ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules', 'ListFormat']],
      [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
      [Number.prototype, ['toLocaleString']],
    ];
    for (const [holder, names] of makers)
      for (const name of names) {
        const value: unknown = new Proxy(Reflect.get(holder, name) as () => unknown, {
          apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
          construct: (target, given) => (note(), Reflect.construct(target, given) as object),
        });
        Object.defineProperty(holder, name, { value });
      }
  });

/** The browser is idle when the test says so. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    window.waiting = [];
    window.requestIdleCallback = (task) => {
      const isLooked = { didTimeout: false, timeRemaining: () => 50 };
      return window.waiting.push(() => task(isLooked));
    };
  });

/** Header and footer come first, and then the page between them; after that, what follows from it. */
const takenOver = async (page: Page) => {
  await hydrated(page);
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
};

for (const path of PAGES) {
  test(`no formatter of the browser’s is made while ${path} is taken over (FAST-7)`, async ({ page }) => {
    await noteFormatters(page);
    await holdIdle(page);
    await page.goto(path);
    // A visitor's sign, which does not wait for an idle moment.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await takenOver(page);
    expect(await page.evaluate(() => window.made)).toEqual([]);
  });
}

test('the local times follow when the browser is idle (FAST-7, SEE-4)', async ({ page }) => {
  await holdIdle(page);
  await page.goto(paths.home);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await takenOver(page);
  const times = page.getByRole('figure').locator('time');
  await expect(times).toHaveCount(0);
  await page.evaluate(() => window.waiting.splice(0).forEach((task) => task()));
  await expect(times).toHaveCount(3);
});
