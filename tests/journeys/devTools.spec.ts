import type { Page } from '@playwright/test';
import { openingPath, paths } from '../../src/content/paths.ts';
import { bannerButtons } from '../support/carousels.ts';
import { expect, open, test } from '../support/journey.ts';

interface ShownAction {
  type: string;
  payload?: unknown;
  error?: unknown;
}

declare global {
  interface Window {
    shownActions: ShownAction[];
  }
}

type Reducer = (state: unknown, action: ShownAction) => unknown;
type CreateStore = (reducer: Reducer, state?: unknown) => unknown;

/** Stands in for the Redux DevTools extension and records what it would show. Runs in the page. */
const recordActions = () => {
  window.shownActions = [];
  const compose =
    (options: {
      predicate: (state: unknown, action: ShownAction) => boolean;
      actionSanitizer: (action: ShownAction) => ShownAction;
    }) =>
    (...enhancers: ((next: CreateStore) => CreateStore)[]) =>
    (createStore: CreateStore) =>
      enhancers.reduceRight<CreateStore>(
        (next, enhance) => enhance(next),
        (reducer, initial) =>
          createStore((state, action) => {
            const next = reducer(state, action);
            if (options.predicate(next, action)) window.shownActions.push(options.actionSanitizer(action));
            return next;
          }, initial),
      );
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
};

const readActions = async (page: Page) => {
  // RTK Query collects some actions for a moment.
  await page.waitForTimeout(200);
  const actions = await page.evaluate(() => JSON.stringify(window.shownActions));
  return JSON.parse(actions) as ShownAction[];
};
const listActions = (actions: readonly ShownAction[], ...types: string[]) =>
  actions
    .filter(({ type }) => types.includes(type))
    .map(({ type, payload }) => (payload === undefined ? type : `${type} ${JSON.stringify(payload)}`));

test.beforeEach(({ page }) => page.addInitScript(recordActions));

test('Redux DevTools tell a visit: pages, menu, search, banner and tabs, each once', async ({ page }) => {
  // The banner does not move by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, paths.home);
  await bannerButtons(page).next.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('textbox', { name: /Search our services/ }).fill('network audit');
  await page.keyboard.press('Enter');
  await page.locator('#site-search li a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Learn' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL(paths.aboutCaseStudies);
  await page.getByRole('tab').nth(1).click();
  const actions = await readActions(page);
  const told = listActions(
    actions,
    ...['visit/pageOpened', 'ui/pageSelected', 'ui/searchToggled', 'ui/groupToggled', 'tabs/tabSelected'],
    ...['search/queryChanged', 'banner/slideSelected'],
  );
  expect(told).toEqual([
    'visit/pageOpened {"page":"home","jobId":null}',
    'banner/slideSelected 1',
    'ui/searchToggled',
    'search/queryChanged "network audit"',
    'ui/pageSelected "networkAudit"',
    'visit/pageOpened {"page":"networkAudit","jobId":null}',
    'ui/groupToggled "Learn"',
    'ui/pageSelected "aboutCaseStudies"',
    'visit/pageOpened {"page":"aboutCaseStudies","jobId":null}',
    'tabs/tabSelected 2',
  ]);
  expect(actions.filter(({ error }) => error)).toEqual([]);
});

test('pointing at openings, however often, leaves no failed action', async ({ page }) => {
  await open(page, paths.careers);
  const links = page.locator('main article a');
  const openings = await links.count();
  expect(openings).toBeGreaterThan(0);
  for (let turn = 0; turn < 3; turn += 1)
    for (const link of await links.all()) {
      await link.hover();
      await page.mouse.move(0, 0);
    }
  await page.locator(`main article a[href="${openingPath(1)}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Full Stack Developer' })).toBeFocused();
  const actions = await readActions(page);
  expect(actions.filter(({ error }) => error)).toEqual([]);
  expect(listActions(actions, 'visit/pageOpened').at(-1)).toBe(
    'visit/pageOpened {"page":"careerDetails","jobId":1}',
  );
  const requests = actions.filter(({ type }) => /executeQuery.*pending/.test(type));
  expect(requests).toHaveLength(openings);
});
