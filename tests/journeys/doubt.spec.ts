import type { Page, Route } from '@playwright/test';
import { SUBMISSION_KEY } from '../../src/contract/constants.ts';
import { logLines, texts } from '../../src/contract/texts.ts';
import { applicant, expectConfirmation, field, submit } from '../support/applying.ts';
import { axeViolations } from '../support/axe.ts';
import { keepFile, prepare, reload, UPLOAD } from '../support/filledApplication.ts';
import { expect, open, test } from '../support/journey.ts';
import { countStored, queryDatabase, type TestServer } from '../support/server.ts';

const APPLY = '**/career-form.php';
const SEND = '**/api/v1.0/email/send';

/** The server takes the request, and its answer never reaches the browser; later ones do. */
const loseFirstAnswer = async (page: Page, call: string) => {
  const keys: (string | undefined)[] = [];
  await page.route(call, async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
};

const messagesUnder = ({ dataDir }: TestServer, subject: string) =>
  queryDatabase<{ subject: string }>(dataDir, 'select subject from messages').filter(
    (message) => message.subject === subject,
  );

for (const width of [1280, 320]) {
  test(`an application whose answer is lost is asked after by itself, and stored once (${width} px)`, async ({
    page,
    server,
    expectedLines,
  }) => {
    expectedLines.push(/net::ERR_FAILED/);
    await page.setViewportSize({ width, height: 800 });
    await prepare(page);
    const keys = await loseFirstAnswer(page, APPLY);
    const before = countStored(server.dataDir).applications;
    await submit(page);
    await expect(page.getByText('Checking whether it arrived…')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectConfirmation(page);
    expect(countStored(server.dataDir).applications).toBe(before + 1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(SUBMISSION_KEY);
    expect(keys[1]).toBe(keys[0]);
  });
}

test('an upload whose answer is lost is stored once, and the application follows', async ({
  page,
  server,
  expectedLines,
}) => {
  expectedLines.push(/net::ERR_FAILED/);
  await prepare(page);
  await loseFirstAnswer(page, UPLOAD);
  const before = countStored(server.dataDir);
  await submit(page);
  await expect(page.getByText('The connection broke. Uploading your resume again…')).toBeVisible();
  await expectConfirmation(page);
  const { resumes, applications } = countStored(server.dataDir);
  expect([resumes, applications]).toEqual([before.resumes + 1, before.applications + 1]);
});

for (const [what, change, stored] of [
  ['sent again is stored once', undefined, 1],
  ['changed before it is sent again is a second one', 'Changed my mind.', 2],
] as const) {
  test(`an application left in doubt by a reload and ${what}`, async ({ page, server, expectedLines }) => {
    const status = /status of 422/;
    const failed = new RegExp(`error: ${logLines.applyFailed}$`);
    expectedLines.push(/net::ERR_FAILED/, failed, ...(change ? [status] : []));
    await prepare(page);
    await keepFile(page);
    const before = countStored(server.dataDir).applications;
    await page.route(APPLY, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(page.getByText('Checking whether it arrived…')).toBeVisible();
    await reload(page);
    await page.unroute(APPLY);
    await expect(page.getByText(/^Whether your last attempt arrived could not be confirmed/)).toBeVisible();
    if (change) await field(page, 'Other information').fill(`${change} ${applicant['Other information']}`);
    await submit(page);
    await expectConfirmation(page);
    expect(countStored(server.dataDir).applications).toBe(before + stored);
  });
}

test('a message whose answer is lost is asked after by itself, and stored once', async ({
  page,
  server,
  expectedLines,
}) => {
  expectedLines.push(/net::ERR_FAILED/);
  const subject = 'Heard twice, meant once';
  await open(page, '/contact_us');
  const message = { Name: 'Zoë', Email: 'zoe@example.org', Phone: '+44 20 7946 0958', Message: 'Once.' };
  for (const [label, value] of Object.entries({ ...message, Subject: subject }))
    await page.getByRole('textbox', { name: new RegExp(`^${label} \\(`) }).fill(value);
  const keys = await loseFirstAnswer(page, SEND);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Checking whether it arrived…')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: texts.emailSent })).toBeFocused();
  expect(messagesUnder(server, subject)).toHaveLength(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(SUBMISSION_KEY);
  expect(keys[1]).toBe(keys[0]);
});
