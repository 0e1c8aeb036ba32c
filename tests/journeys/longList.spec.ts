import { replaceOpenings } from '../server/replaceOpenings.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, open, startSite, test as journey } from '../support/journey.ts';

const COUNT = 150;
const TEXT = 'You look after networks and meeting rooms at the sites of our customers, with care. '.repeat(
  20,
);

/** A site whose list of openings is longer than the 100 kB that a page contains. */
const test = journey.extend({
  server: [
    async ({}, use) => {
      const server = await startSite();
      replaceOpenings(server.dataDir, COUNT, TEXT);
      await new Promise((done) => setTimeout(done, 500));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('a list above 100 kB is fetched in full once, and filtered and searched in the browser', async ({
  page,
}) => {
  const listCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/career.php') listCalls.push(search);
  });
  await open(page, paths.careers);
  const main = page.getByRole('main');
  const count = main.locator('[data-list-count]');
  await expect(count).toHaveText('150 openings, page 1 of 8');
  await expect.poll(() => listCalls).toEqual(['']);
  await page.waitForLoadState('networkidle');
  const response = await page.request.get('/career.php');
  expect((await response.body()).length).toBeGreaterThan(100_000);

  // It is on the last page, so the document does not contain it.
  await main.getByRole('textbox', { name: 'Search by word' }).fill('Manager 148');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('1 of 150 openings');
  await expect(main.getByRole('article')).toContainText(['Project Manager 148']);
  expect(listCalls).toEqual(['']);
});
