import type { Locator } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { site } from '../../src/content/site.ts';
import { axeViolations } from '../support/axe.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';
import {
  expected,
  expectKept,
  field,
  sendButton,
  stored,
  versions,
  visitor,
  write,
} from '../support/messageForm.ts';
import { themeVariables, type Theme } from '../support/themeColours.ts';

const themes = themeVariables();

/** Text of §8's two colours, by the theme it is seen in: the theme's own token, and a sign beside it. */
const expectColoured = async (sentence: Locator, { theme, token }: { theme: Theme; token: string }) => {
  const colour = themes[theme].get(token) ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  await expect(sentence).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`);
};

for (const { path, form, choice } of versions) {
  for (const width of [320, 1280]) {
    const subject = `${visitor.Subject}, ${form}, ${width}`;
    const theme = width === 320 ? 'dark' : 'light';

    test(`a message from ${path} at ${width} px is stored whole, confirmed in green, and its form is emptied`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await open(page, path);
      await write(page, subject, choice);
      await sendButton(page).click();
      const status = page.getByRole('status').filter({ hasText: texts.emailSent });
      await expect(status).toBeInViewport();
      await expect(page.getByRole('heading', { name: texts.emailSent })).toBeFocused();
      await expect(status).toHaveText(new RegExp(`^${texts.emailSent}`));
      await expectColoured(status.getByText(texts.emailSent), { theme, token: 'success' });
      expect(stored(server, subject)).toEqual([expected(form, subject, choice)]);
      expect(await axeViolations(page)).toEqual([]);
      await expect(field(page, 'Name')).toBeVisible();
      for (const label of Object.keys(visitor)) await expect(field(page, label)).toHaveValue('');
    });

    test(`an empty form on ${path} at ${width} px says in red that it failed, and where`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      await open(page, path);
      await sendButton(page).click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(/^Error sending email\. Please try again\./);
      await expectColoured(alert.getByText(texts.emailFailed), { theme, token: 'danger' });
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(summary.getByRole('link')).toHaveCount(5);
      await expect(page).toHaveTitle(/^Error: Contact/);
      expect(await axeViolations(page)).toEqual([]);
      await summary.getByRole('link', { name: 'Enter your phone number' }).click();
      await expect(field(page, 'Phone')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });
  }

  test(`a failure on ${path} is said with its cause, nothing is lost, and the next try succeeds`, async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(/status of 500/);
    await open(page, path);
    await write(page, visitor.Subject, choice);
    const calls = '**/api/v1.0/email/**';
    const alert = page.getByRole('main').getByRole('alert');
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'Closed for an hour' }));
    await sendButton(page).click();
    await expect(alert).toContainText('Closed for an hour');
    await expect(alert.getByRole('link', { name: site.email })).toBeVisible();
    await expect(alert.getByRole('link', { name: site.phone })).toBeVisible();
    await expectKept(page, choice);
    await page.unroute(calls);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: texts.emailSent })).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
}

test('a double click sends one message, and says meanwhile that it is sending', async ({ page, server }) => {
  const subject = `${visitor.Subject}, clicked twice`;
  const sending = makeGate();
  await page.route('**/api/v1.0/email/send', async (route) => {
    await sending.gate;
    await route.continue();
  });
  await open(page, '/contact_us');
  await write(page, subject);
  await sendButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending message…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  sending.open();
  await expect(page.getByRole('heading', { name: texts.emailSent })).toBeFocused();
  expect(stored(server, subject)).toHaveLength(1);
});

test('text typed before the script has arrived counts', async ({ page, server }) => {
  const subject = `${visitor.Subject}, typed early`;
  let letThrough: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/static/js/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/contact_us', { waitUntil: 'commit' });
  await write(page, subject);
  letThrough();
  await hydrated(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: texts.emailSent })).toBeFocused();
  expect(stored(server, subject)).toEqual([expected('contact', subject, '')]);
});
