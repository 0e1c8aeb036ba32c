import type { Browser, Page } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { formatLongDay } from '../../src/lib/formatDate.ts';
import { changeDatabase } from '../server/changeDatabase.ts';
import { applyNow } from '../server/client.ts';
import { avoidMidnight } from '../support/avoidMidnight.ts';
import { axeViolations } from '../support/axe.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { expect, waitForHydration, open, startSite, test } from '../support/journey.ts';
import { startMailServer, until } from '../support/smtp.ts';
import type { TestServer } from '../support/server.ts';

const main = (page: Page) => page.getByRole('main');

const applicant = { name: 'Grace Canary', email: 'grace.canary@example.org' };

const applyForReference = async (server: TestServer): Promise<string> =>
  String((await applyNow(server, applicant))['reference']);

const formatDay = (days: number) => formatLongDay(new Date(Date.now() + days * 86_400_000).toISOString());

test('the receipt says what was stored, what happens next, its status and when it is deleted', async ({
  page,
  server,
}) => {
  await avoidMidnight();
  const reference = await applyForReference(server);
  await open(page, `/applications/${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
  await expect(main(page)).toContainText(reference);
  await expect(main(page)).toContainText(`within 10 days, by ${formatDay(10)}`);
  await expect(main(page)).toContainText(
    /deleted automatically together with your resume, .+ after our decision/,
  );
  await expect(main(page)).not.toContainText(/grace|canary/i);
  expect(await page.content()).not.toMatch(/grace|canary/i);

  const steps = main(page).locator('ol > li[data-state]');
  const currentStep = main(page).locator('[aria-current="step"]');
  const names = ['Received', 'Read by the team', 'Conversation', 'Meeting', 'Decision'];
  for (const [status, reached] of [
    ['received', 0],
    ['inReview', 1],
    ['interview', 2],
    ['offer', 4],
    ['declined', 4],
  ] as const) {
    changeDatabase(
      server.dataDir,
      `update applications set status = '${status}' where reference = '${reference}'`,
    );
    await page.reload();
    await waitForHydration(page);
    const toState = (index: number) => (index < reached ? 'done' : index === reached ? 'now' : 'to come');
    await expect(steps).toHaveText(names.map((name, index) => `${name} ${toState(index)}`));
    await expect(currentStep).toHaveCount(1);
    await expect(currentStep).toContainText('now');
  }
});

for (const width of [320, 1280]) {
  test(`the receipt is accessible and prints on one sheet at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 800 });
    const reference = await applyForReference(server);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, `/applications/${reference}?withdrawal=sent`);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await main(page).getByRole('button', { name: 'Print this page' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const name of ['Print this page', 'Withdraw and delete my application'])
      await expect(main(page).getByRole('button', { name })).toBeHidden();
    await expect(main(page).getByText(/^[\da-f]{64}$/)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await main(page).getByRole('link', { name: 'See the current openings' }).click();
    await expect(page).toHaveURL('/careers');
  });
}

const makeSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'website@site.example',
  MAIL_TO: 'office@site.example',
});

const withPage = async (
  browser: Browser,
  { server, javaScriptEnabled }: { server: TestServer; javaScriptEnabled: boolean },
  visit: (page: Page) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  await visit(page);
  expect(lines.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  await page.close();
};

for (const javaScriptEnabled of [true, false]) {
  const axe = javaScriptEnabled ? axeViolations : axeWithoutScript;
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`an application is withdrawn with the email address if email is not configured, ${how}`, async ({
    browser,
    server,
  }) => {
    test.slow();
    const reference = await applyForReference(server);
    await withPage(browser, { server, javaScriptEnabled }, async (page) => {
      await page.goto(`/applications/${reference}`);
      const button = main(page).getByRole('button', { name: 'Withdraw and delete my application' });
      const email = main(page).getByRole('textbox', { name: /^Your email address/ });
      await email.fill('eve@example.com');
      await button.click();
      await expect(page).toHaveTitle(/^Error: /);
      const problem = main(page).getByRole('group', { name: 'There is a problem' });
      await expect(problem).toBeFocused();
      await expect(problem).toContainText('This is not the address that the application was sent with');
      await expect(email).toHaveValue('eve@example.com');
      expect(page.url()).not.toContain('eve');
      expect(await page.locator('script[src], script[type="application/json"]').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      await email.fill(applicant.email.toUpperCase());
      await button.click();
      await expect(page).toHaveURL('/application_withdrawn');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Your application is withdrawn and deleted' }),
      ).toBeVisible();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      expect(await axe(page)).toEqual([]);
      await page.goto(`/applications/${reference}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'We have no application under this reference' }),
      ).toBeVisible();
    });
  });

  test(`an application is withdrawn with the link in an email, ${how}`, async ({ browser }) => {
    test.slow();
    const mailServer = await startMailServer();
    const server = await startSite(makeSettings(mailServer.url));
    try {
      const reference = await applyForReference(server);
      await withPage(browser, { server, javaScriptEnabled }, async (page) => {
        await page.goto(`/applications/${reference}`);
        await main(page).getByRole('button', { name: 'Send me the link' }).click();
        await expect(page).toHaveURL(`/applications/${reference}?withdrawal=sent`);
        await expect(main(page).getByText('An email with a link is on its way')).toBeVisible();
        const link = () =>
          mailServer.mails.flatMap(
            ({ email }) => /\/applications\/\S+\?token=\S+/.exec(email.text ?? '') ?? [],
          )[0];
        await until(() => link() !== undefined, 'the email with the link');
        const confirm = main(page).getByRole('button', { name: 'Withdraw and delete my application' });

        await page.goto(String(link()).replace(/.$/, '!'));
        await expect(
          page.getByRole('heading', { level: 1, name: 'This link is no longer valid' }),
        ).toBeVisible();
        await expect(confirm).toHaveCount(0);
        expect(await axe(page)).toEqual([]);

        await page.goto(String(link()));
        if (javaScriptEnabled) await waitForHydration(page);
        expect(await axe(page)).toEqual([]);
        await confirm.click();
        await expect(page).toHaveURL('/application_withdrawn');
        const secondResponse = await page.goto(String(link()));
        expect(secondResponse?.status()).toBe(404);
        await expect(
          page.getByRole('heading', { level: 1, name: 'We have no application under this reference' }),
        ).toBeVisible();
        if (javaScriptEnabled) await waitForHydration(page);
      });
    } finally {
      await server.stop();
      await mailServer.stop();
    }
  });
}
