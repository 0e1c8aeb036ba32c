import { routes } from '../bench/navigation/routes.ts';
import { expect, open, test } from '../support/journey.ts';
import { watchRequests } from '../support/requests.ts';

test('a click on the home page and on the list of openings asks for nothing: all is there (PERF-1)', async ({
  page,
}) => {
  test.slow();
  const requests = await watchRequests(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const { name, from, find } of routes) {
    await open(page, from);
    const link = await find(page);
    await link.hover();
    await requests.quiet();
    const before = (await heading.textContent()) ?? '';
    await link.click();
    await expect(heading).not.toHaveText(before);
    await requests.quiet();
    expect([name, await requests.sinceClick()]).toEqual([name, []]);
  }
});
