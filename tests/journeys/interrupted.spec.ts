import { texts } from '../../src/contract/texts.ts';
import {
  applicant,
  choose,
  expectConfirmation,
  expectInputKept,
  fillIn,
  resume,
  submit,
} from '../support/applying.ts';
import { axeViolations } from '../support/axe.ts';
import { prepare, UPLOAD } from '../support/filledApplication.ts';
import { expect, open, staff, test } from '../support/journey.ts';
import { countStored } from '../support/server.ts';

const OFFLINE = 'You are offline. Your application will be sent as soon as the connection is back.';

test('offline is said at once; sending waits for the connection, can be cancelled, and goes on by itself', async ({
  page,
  context,
  server,
  expectedLines,
}) => {
  // Of what was fetched ahead at that moment.
  expectedLines.push(/ERR_INTERNET_DISCONNECTED/);
  await prepare(page);
  const before = countStored(server.dataDir).applications;
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. You can go on/)).toBeVisible();
  await submit(page);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectInputKept(page);
  await submit(page);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expectConfirmation(page);
  expect(countStored(server.dataDir).applications).toBe(before + 1);
});

test('an upload can be cancelled while it runs, and sent afterwards', async ({ page, server }) => {
  await prepare(page);
  const before = countStored(server.dataDir).applications;
  await page.route(UPLOAD, () => new Promise(() => undefined));
  await submit(page);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText(/^Cancelled\. Your application was not sent/)).toBeVisible();
  await expectInputKept(page);
  await page.unroute(UPLOAD);
  await submit(page);
  await expectConfirmation(page);
  expect(countStored(server.dataDir).applications).toBe(before + 1);
});

test('a limit is said with the time until it is over', async ({ page, expectedLines }) => {
  expectedLines.push(/status of 429/);
  await prepare(page);
  let attempts = 0;
  await page.route(UPLOAD, (route) => {
    attempts += 1;
    const json = { error: 'Too many requests came from your network' };
    return route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json });
  });
  await submit(page);
  const alert = page.getByRole('alert').filter({ hasText: texts.uploadFailed });
  await expect(alert).toContainText('Try again in 2 minutes.');
  expect(attempts).toBe(1);
  await expectInputKept(page);
  expect(await axeViolations(page)).toEqual([]);
});

for (const width of [1280, 320]) {
  test(`a job that closes while somebody fills in its form is said, with all input kept (${width} px)`, async ({
    page,
    server,
    expectedLines,
  }) => {
    test.slow();
    expectedLines.push(/status of 410/);
    const file = staff(server, ['openings', 'template'])
      .text.replace(/^job_title:.*$/m, `job_title: Bell ringer ${width}`)
      .replace(/^location:.*$/m, 'location: Bruges')
      .replace('## Requirements\n\n-', 'You ring.\n\n## Requirements\n\n- A strong arm');
    const id = /\d+/.exec(staff(server, ['openings', 'add', '-', '--yes'], file).text)?.[0] ?? '';
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/career-details/${id}`);
    await fillIn(page);
    await choose(page, resume);
    expect(staff(server, ['openings', 'close', id]).status).toBe(0);
    await submit(page);
    const heading = page.getByRole('heading', { name: 'This job has just closed.' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectInputKept(page);
    const others = page.getByRole('heading', { name: 'Other openings' });
    await expect(others.locator('xpath=following-sibling::ul[1]/li')).toHaveCount(3);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy my text' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      Object.values(applicant).join('\n\n'),
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'See the current openings' }).click();
    await expect(page).toHaveURL('/careers');
  });
}
