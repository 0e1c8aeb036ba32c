import type { Page, Route } from '@playwright/test';
import { SUBMISSION_KEY } from '../../src/contract/constants.ts';
import { logLines, texts } from '../../src/contract/texts.ts';
import {
  applicant,
  choose,
  expectConfirmation,
  expectInputKept,
  field,
  fillIn,
  openFirstJob,
  resume,
  submit,
} from '../support/applying.ts';
import { axeViolations } from '../support/axe.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, staff, test } from '../support/journey.ts';
import { countStored, queryDatabase, type TestServer } from '../support/server.ts';

const UPLOAD = '**/career-file-upload.php';
const APPLY = '**/career-form.php';
const SEND = '**/api/v1.0/email/send';
const RESTORED = /^We have kept what you typed on this device/;
const KEPT = 'What you type is kept on this device until you send or discard it.';
const OFFLINE = 'You are offline. Your application will be sent as soon as the connection is back.';

const prepare = async (page: Page) => {
  await openFirstJob(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await fillIn(page);
  await choose(page, resume);
};

/** Ticks the box and waits until the form says that the copy is written: before, a page that is left loses it. */
const keepFile = async (page: Page) => {
  const box = page.getByRole('checkbox', { name: 'Keep on this device' });
  await box.check();
  await expect(box).toHaveAccessibleDescription(/^A copy of the file is kept/);
};

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

/** What is kept on the device comes back when the form is near (FAST-11), and a document may begin at its top. */
const goToForm = (page: Page) => field(page, 'Email').scrollIntoViewIfNeeded();

const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
  await goToForm(page);
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

for (const width of [1280, 320]) {
  test(`what was typed comes back after a reload, and can be discarded (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await prepare(page);
    await reload(page);
    await expect(page.getByText(RESTORED)).toBeVisible();
    for (const [label, value] of Object.entries(applicant))
      await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByText('zoe cv.pdf')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByText(/^Draft discarded/)).toBeVisible();
    await reload(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('');
  });
}

test('the file comes back where that was ticked, is sent from there, and nothing stays behind', async ({
  page,
}) => {
  await prepare(page);
  await keepFile(page);
  const address = page.url();
  await reload(page);
  await expect(page.getByText(RESTORED)).toContainText('Your resume was kept too.');
  await expectInputKept(page);
  const named = page
    .getByLabel(/Upload Resume/)
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(await named).toBe(resume.name);
  await submit(page);
  await expectConfirmation(page);
  await open(page, new URL(address).pathname);
  await goToForm(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue('');
});

test('leaving a half-filled form asks nothing and loses nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await prepare(page);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(applicant.Name);
  expect(dialogs).toEqual([]);
});

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

test('a double click, with the time of a hand between its clicks, sends one application', async ({
  page,
  server,
}) => {
  await prepare(page);
  const before = countStored(server.dataDir).applications;
  const button = page.getByRole('button', { name: /^Send application/ });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const uploading = makeGate();
  await page.route(UPLOAD, async (route) => {
    await uploading.gate;
    await route.continue();
  });
  await page.mouse.click(x, y);
  await page.waitForTimeout(200);
  await page.mouse.click(x, y);
  uploading.open();
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
