import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { expect, waitForHydration, open, startSite, test as journey } from '../support/journey.ts';
import type { TestServer } from '../support/server.ts';
import { startMailServer, type MailServer } from '../support/smtp.ts';
import { applyNow } from '../server/client.ts';

const MAIL = { MAIL_FROM: 'website@quillmere.example', MAIL_TO: 'office@quillmere.example' };

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
  const isLink = ({ to, email }: MailServer['mails'][number]) =>
    to.includes(address) && email.subject === 'The link to your data';
  await expect.poll(() => mailServer.mails.some(isLink)).toBe(true);
  return /\/your_data\?token=\S+/.exec(mailServer.mails.findLast(isLink)?.email.text ?? '')?.[0] ?? '';
};

interface Visit {
  mailServer: MailServer;
  email: string;
  findViolations: (page: Page) => Promise<string[]>;
  waitUntilReady?: (page: Page) => Promise<void>;
}

const useOwnPage = async (
  page: Page,
  { mailServer, email, findViolations, waitUntilReady }: Visit,
): Promise<void> => {
  await page.goto('/privacy');
  await waitUntilReady?.(page);
  await page.getByRole('main').getByRole('link', { name: 'Your Data' }).click();
  await expect(heading(page, 'Your data')).toBeVisible();
  await page.getByLabel(/^Your email address/).fill('nobody');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('main')).toContainText('Enter an email address in the correct format');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel(/^Your email address/).fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(heading(page, 'Check your mailbox')).toBeVisible();

  const link = await findLink(mailServer, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(heading(page, 'What we hold about you')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Available from May');
  expect(await findViolations(page)).toEqual([]);

  await page.locator('summary', { hasText: 'Correct' }).click();
  await page.getByLabel(/^Phone/).fill('none');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('main')).toContainText('Enter a phone number');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel(/^Phone/).fill('+1 512 555 0199');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The correction is saved.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('+1 512 555 0199');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything as a ZIP file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('your-data.zip');
  await page.getByRole('button', { name: 'Withdraw and delete this application' }).click();
  await expect(page.getByRole('main')).toContainText('Nothing is stored under your address any more.');
  await page.goto(link);
  await expect(heading(page, 'This link is no longer valid')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
};

test.beforeEach(({ expectedLines }) => {
  expectedLines.push(/status of 40\d/);
});

test('people see, correct, download and delete their data by a link to their mailbox', async ({
  page,
  server,
  mailServer,
}) => {
  const email = 'ada@example.com';
  await applyNow(server, { email });
  const findViolations = axeViolations;
  await useOwnPage(page, { mailServer, email, findViolations, waitUntilReady: waitForHydration });
});

test('the same works without JavaScript', async ({ browser, server, mailServer }) => {
  const email = 'grace@example.com';
  await applyNow(server, { email });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await useOwnPage(page, { mailServer, email, findViolations: axeWithoutScript });
  await context.close();
});

for (const width of [320, 1280]) {
  test(`the pages about privacy are accessible and fit the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/privacy', '/your_data', '/your_data?sent=1']) {
      await open(page, path);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
