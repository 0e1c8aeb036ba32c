import type { Page } from '@playwright/test';
import { paths, receiptPath, withdrawPath } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { axeViolations } from '../support/axe.ts';
import { readElementTexts } from '../support/builtSite.ts';
import { expect, waitForHydration, open, startSite, test as journey } from '../support/journey.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { startMailServer, type MailServer } from '../support/smtp.ts';

const MAIL = {
  MAIL_FROM: 'website@site.example',
  MAIL_TO: 'office@site.example',
  CAREERS_MAIL_TO: 'jobs@site.example',
};

/** A site that sends email through a real mail server. */
const test = journey.extend<object, { mailServer: MailServer; server: TestServer }>({
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      const server = await startSite({ ...MAIL, SMTP_URL: mailServer.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const findLink = async (mailServer: MailServer, address: string) => {
  await expect.poll(() => mailServer.mails.some(({ to }) => to.includes(address))).toBe(true);
  const mail = mailServer.mails.findLast(({ to }) => to.includes(address));
  const [link = ''] = /\/job_alerts\/[^/\s]+\?token=\S+/.exec(mail?.email.text ?? '') ?? [];
  return link;
};
const readAlerts = (server: TestServer, email: string) =>
  queryDatabase<{ list_query: string; is_confirmed: number }>(
    server.dataDir,
    `select list_query, case when confirmed_at is null then 0 else 1 end as is_confirmed from alerts where email = '${email}'`,
  );

const subscribe = async (
  page: Page,
  { server, mailServer, email }: { server: TestServer; mailServer: MailServer; email: string },
  waitUntilReady?: (page: Page) => Promise<void>,
) => {
  await page.goto('/careers?location=London');
  await waitUntilReady?.(page);
  await page.getByRole('link', { name: 'Get new openings by email' }).click();
  await expect(page.getByRole('main')).toContainText('London');
  await page.getByLabel(/^Email/).fill('nobody');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('main')).toContainText('Enter an email address in the correct format');
  await expect(page.getByLabel(/^Email/)).toHaveValue('nobody');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(heading(page, 'Check your mailbox')).toBeVisible();
  expect(readAlerts(server, email)).toEqual([{ list_query: 'location=London', is_confirmed: 0 }]);

  await page.goto(await findLink(mailServer, email));
  await expect(page.getByRole('main')).toContainText('London');
  expect(readAlerts(server, email)).toMatchObject([{ is_confirmed: 0 }]);
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(heading(page, 'Your job alert is confirmed')).toBeVisible();
  expect(readAlerts(server, email)).toMatchObject([{ is_confirmed: 1 }]);

  await page.goto(await findLink(mailServer, email));
  await page.getByRole('button', { name: 'End the alert' }).click();
  await expect(heading(page, 'Your job alert has ended')).toBeVisible();
  expect(readAlerts(server, email)).toEqual([]);
  await page.goto(await findLink(mailServer, email));
  await expect(heading(page, 'This link is no longer valid')).toBeVisible();
};

test.beforeEach(({ expectedLines }) => {
  expectedLines.push(/status of 40\d/);
});

test('an alert is requested from the list, confirmed and ended', async ({ page, server, mailServer }) => {
  await subscribe(page, { server, mailServer, email: 'ada@example.com' }, waitForHydration);
});

test('an alert works the same way without JavaScript', async ({ browser, server, mailServer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await subscribe(page, { server, mailServer, email: 'grace@example.com' });
  await context.close();
});

for (const width of [320, 1280]) {
  test(`the alert pages are accessible and fit the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/job_alerts?location=London&q=cable', '/job_alerts?sent=1', '/job_alerts/NONE']) {
      await open(page, path);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a general application is sent, starting from the list of openings', async ({ page, server }) => {
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Apply anyway' }).click();
  await expect(heading(page, 'General application')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Apply without an opening' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(/^Name/).fill('Zoe Example');
  await page.getByLabel(/^Email/).fill('zoe@example.com');
  await page.getByLabel(/^Phone/).fill('+44 20 7946 0000');
  await page.getByLabel(/^Upload Resume/).setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: resumes.pdf,
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Form submitted successfully!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('General application');
  const rows = queryDatabase(
    server.dataDir,
    "select opening_id from applications where name = 'Zoe Example'",
  );
  expect(rows).toEqual([{ opening_id: 0 }]);
});

test('the title is that of the heading, in every state of a page, also without JavaScript', async ({
  request,
}) => {
  for (const path of [
    `${paths.jobAlerts}?sent`,
    `${paths.jobAlerts}?confirmed`,
    `${paths.jobAlerts}?ended`,
    `${paths.jobAlerts}/unknown?token=1`,
    receiptPath('7K2M9-P4X1R-6B8TD-0J5VW-3QHN2'),
    withdrawPath('7K2M9-P4X1R-6B8TD-0J5VW-3QHN2'),
  ]) {
    const html = await (await request.get(path)).text();
    const [heading = ''] = readElementTexts(html, 'h1');
    expect([path, ...readElementTexts(html, 'title')]).toEqual([path, `${heading} – ${site.name}`]);
  }
});
