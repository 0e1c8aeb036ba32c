import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

/** Sends files of the site with something added on the way, as a machine in between might. */
const addOnTheWay = (page: Page, files: string, added: string) =>
  page.route(files, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()) + added });
  });

const wasRun = (page: Page) => page.evaluate(() => 'planted' in window);

test('a script that was changed on its way is not run: the page stays as it was built', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/integrity/);
  await addOnTheWay(page, '**/static/js/main.*.js', ';window.planted=1');
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto(paths.aboutUs);
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await wasRun(page)).toBe(false);
});

for (const [what, files] of [
  ['a chunk', '**/static/js/view-contact.*.js'],
  ['the table of all chunks', '**/static/js/chunk-table.*.js'],
] as const)
  test(`${what} that was changed on its way is not run`, async ({ page, expectedLines }) => {
    expectedLines.push(/integrity|ChunkLoadError|Loading chunk/);
    // Before anything of it can have been fetched ahead.
    await addOnTheWay(page, files, ';window.planted=1');
    await open(page, paths.home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await wasRun(page)).toBe(false);
    // Other chunks may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a stylesheet that was changed on its way is not used', async ({ page, expectedLines }) => {
  expectedLines.push(/integrity/);
  await addOnTheWay(page, '**/static/css/styles.*.css', 'main{display:none}');
  await open(page, paths.aboutUs);
  await expect(page.getByRole('main')).toBeVisible();
});

test('text never becomes markup or the address of a script', async ({ page, expectedLines }) => {
  expectedLines.push(/TrustedHTML|TrustedScript|policy|Trusted Type/i);
  await open(page, paths.home);
  const failures = await page.evaluate(() => {
    const factory = (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes;
    const tries: Record<string, () => void> = {
      markup: () => (document.createElement('p').innerHTML = '<img src="x">'),
      address: () => (document.createElement('script').src = '/static/js/x.js'),
      'a policy of its own': () => factory.createPolicy('other', {}),
      'the policy of the inline script again': () => factory.createPolicy('late', {}),
    };
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      })
      .map(([name]) => name);
  });
  expect(failures).toEqual([]);
});
