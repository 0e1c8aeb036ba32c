import {
  applicant,
  chooseFile,
  expectConfirmation,
  expectInputKept,
  field,
  fillIn,
  resume,
  submit,
} from '../support/applyJourney.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';
import { addOpening, closeOpening } from '../support/openings.ts';
import { waitForCaches } from '../support/waitForCaches.ts';

for (const width of [1280, 320]) {
  test(`a job that closes before its form is submitted is announced, and all input is kept (${width} px)`, async ({
    page,
    server,
    expectedLines,
  }) => {
    test.slow();
    expectedLines.push(/status of 410/);
    const { id } = await addOpening(server, { job_title: `Bell ringer ${width}`, location: 'Bruges' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/career-details/${id}`);
    await fillIn(page);
    await chooseFile(page, resume);
    await closeOpening(server, id);
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

test('a job that closes while its form is open says so before more is typed, and takes what was begun', async ({
  page,
  server,
  expectedLines,
}) => {
  expectedLines.push(/status of 410|Network response was not ok/);
  const { id } = await addOpening(server, { job_title: 'Bell founder', location: 'Bruges' });
  await page.clock.install();
  await open(page, `/career-details/${id}`);
  await fillIn(page);
  await chooseFile(page, resume);
  await closeOpening(server, id, { isNow: true });
  await waitForCaches();
  // The age at which the opening is checked again.
  await page.clock.fastForward(31_000);
  await field(page, 'Name').focus();
  const notice = page.getByRole('alert').filter({ hasText: 'This job has just closed.' });
  await expect(notice).toContainText(/We still take what you have begun: send it by \d\d:\d\d\./);
  await expect(notice).toBeInViewport();
  await expect(field(page, 'Name')).toBeFocused();
  await expectInputKept(page);
  await submit(page);
  await expectConfirmation(page);
});
