import type { Locator, Page } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { draftTexts } from '../../src/content/draftTexts.ts';
import { pages } from '../../src/content/pages.ts';
import { site } from '../../src/content/site.ts';
import { axeViolations } from '../support/axe.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, test } from '../support/journey.ts';
import { themeVariables, type Theme } from '../support/themeColours.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';

const visitor = {
  Name: 'Zoë O’Brien-Łukasiewicz',
  Email: 'zoe@example.org',
  Phone: '+44 (0)20 7946-0958',
  Subject: 'The rack hums in B-flat',
  Message: 'Since Monday.\nKönnen Sie vorbeikommen?',
};

const versions = [
  { path: '/contact_us', form: 'contact', choice: '' },
  { path: '/contact_form', form: 'enquiry', choice: 'Request a Quote' },
] as const;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label} \\(`) });
const dropdown = (page: Page) => page.getByRole('combobox', { name: /^What you're looking for\?/ });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing)? message/ });

const write = async (page: Page, subject: string, choice = '') => {
  for (const [label, value] of Object.entries({ ...visitor, Subject: subject }))
    await field(page, label).fill(value);
  if (choice) await dropdown(page).selectOption(choice);
};

const themes = themeVariables();

/** Text of §8's two colours, by the theme it is seen in: the theme's own token, and a sign beside it. */
const expectColoured = async (sentence: Locator, { theme, token }: { theme: Theme; token: string }) => {
  const colour = themes[theme].get(token) ?? '';
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  await expect(sentence).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`);
};

const expectKept = async (page: Page, choice = '') => {
  for (const [label, value] of Object.entries(visitor)) await expect(field(page, label)).toHaveValue(value);
  if (choice) await expect(dropdown(page)).toHaveValue(choice);
};

interface StoredMessage {
  form: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  enquiry: string;
}

/** What the server has on disk under a subject. */
const stored = ({ dataDir }: TestServer, subject: string): StoredMessage[] =>
  queryDatabase<StoredMessage>(
    dataDir,
    'select form, name, email, phone, subject, message, enquiry from messages',
  ).filter((message) => message.subject === subject);

const expected = (form: string, subject: string, enquiry: string): StoredMessage => ({
  form,
  name: visitor.Name,
  email: visitor.Email,
  phone: visitor.Phone,
  subject,
  message: visitor.Message,
  enquiry,
});

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
      await expect(field(page, 'Name')).toHaveCount(0);
      await page.getByRole('button', { name: 'Send another message' }).click();
      await expect(field(page, 'Name')).toBeFocused();
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

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(`a message from ${path} at ${width} px is stored and led to its confirmation`, async ({
        page,
        server,
      }) => {
        const other = `${subject}, by the browser alone`;
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await write(page, other, choice);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          sendButton(page).click(),
        ]);
        expect(answer.status()).toBe(303);
        await expect(page).toHaveURL(/\/message_sent\?reference=(?:\w{5}-){3}\w{5}$/);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          new RegExp(`^${texts.emailSent}`),
        );
        await expect(page.getByRole('link', { name: 'london@quillmere.example' })).toBeVisible();
        expect(stored(server, other)).toEqual([expected(form, other, choice)]);
      });
    });
  }

  test(`a failure on ${path} is said with its cause, nothing is lost, and the next try succeeds`, async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(/net::ERR_FAILED/, /status of 500/);
    await open(page, path);
    await write(page, visitor.Subject, choice);
    const calls = '**/api/v1.0/email/**';
    const alert = page.getByRole('main').getByRole('alert');
    await page.route(calls, (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByText('Checking whether it arrived…')).toBeVisible();
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await expect(alert).toHaveText(/^Error sending email\. Please try again\.You stopped waiting/);
    await expect(alert.getByRole('link', { name: site.email })).toBeVisible();
    await expect(alert.getByRole('link', { name: site.phone })).toBeVisible();
    await expectKept(page, choice);
    await page.unroute(calls);
    await page.route(calls, (route) => route.fulfill({ status: 500, body: 'Closed for an hour' }));
    await sendButton(page).click();
    await expect(alert).toContainText('Closed for an hour');
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

test('Reach Us carries the service along, and what is typed stays', async ({ page }) => {
  await open(page, '/network_audit');
  await page.getByRole('link', { name: 'Reach Us' }).click();
  await expect(page).toHaveURL('/contact_us?service=network_audit');
  await expect(field(page, 'Subject')).toHaveValue(pages.networkAudit.title);
  await open(page, '/contact_form?service=VIDEO_walls');
  await expect(field(page, 'Subject')).toHaveValue(pages.videoWalls.title);
  await open(page, '/contact_us?service=no_such_service');
  await expect(field(page, 'Subject')).toHaveValue('');
});

test('what was typed survives the privacy link beside the button, the way back, and a reload', async ({
  page,
}) => {
  await open(page, '/contact_form');
  await write(page, visitor.Subject, 'Request a Quote');
  await page.getByRole('link', { name: 'What we keep, and why' }).click();
  await expect(page).toHaveURL('/contact_us#privacy');
  // The address changes before the page does: gone back at once, the form would never have been left.
  await expect(page.locator('#privacy')).toBeFocused();
  await page.goBack();
  await expect(page.getByText(draftTexts.restored)).toBeVisible();
  await expectKept(page, 'Request a Quote');
  await page.reload();
  await expect(page.getByText(draftTexts.restored)).toBeVisible();
  await expectKept(page, 'Request a Quote');
  await page.getByRole('button', { name: draftTexts.discard }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a map comes from its host after a click on its own button, and not before', async ({
  page,
  context,
  server,
  expectedLines,
}) => {
  expectedLines.push(/request to another host: https:\/\/www\.openstreetmap\.org\//);
  const others: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) others.push(request.url());
  });
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>A map</p>' }),
  );
  await open(page, '/contact_us');
  for (const office of site.offices) {
    const button = page.getByRole('button', { name: `Show map of ${office.city}` });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    for (const line of office.address)
      await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible();
  }
  expect(others).toEqual([]);
  await page.getByRole('button', { name: 'Show map of London' }).click();
  await expect(page.frameLocator('iframe[title="Map of London"]').getByText('A map')).toBeVisible();
  expect(others).toHaveLength(1);
  expect(others[0]).toContain('marker=51.52370,-0.08400');
  await expect(page.locator('iframe')).toHaveCount(1);
  await open(page, '/contact_form');
  await expect(page.getByRole('button', { name: /^Show map/ })).toHaveCount(0);
});

test('the page for a message that was not sent names the fields, and no others', async ({ page }) => {
  await open(page, '/message_not_sent?fields=from_email,password,enquiry');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Error sending email\. Please try again\./);
  await expect(alert.getByRole('listitem')).toHaveText(['Email', "What you're looking for?"]);
  await page.getByRole('main').getByRole('link', { name: pages.contactForm.title }).click();
  await expect(page).toHaveURL('/contact_form');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message that the server refuses comes back as it was filled in, and says why', async ({
    page,
    server,
    expectedLines,
  }) => {
    expectedLines.push(/status of 400/);
    const subject = `${visitor.Subject}, refused`;
    await page.goto('/contact_form');
    await write(page, subject, 'Information on Services');
    await field(page, 'Phone').fill('none');
    await sendButton(page).click();
    await expect(page).toHaveTitle(/^Error: Contact/);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(/^Error sending email\. Please try again\./);
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    expect(page.url()).not.toContain('?');
    expect(stored(server, subject)).toEqual([]);
    for (const [label, value] of Object.entries({ ...visitor, Subject: subject, Phone: 'none' }))
      await expect(field(page, label)).toHaveValue(value);
    await expect(dropdown(page)).toHaveValue('Information on Services');
    expect(await axeWithoutScript(page)).toEqual([]);
    await field(page, 'Phone').fill(visitor.Phone);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/message_sent\?reference=(?:\w{5}-){3}\w{5}$/);
    expect(stored(server, subject)).toHaveLength(1);
  });

  test('a form with a gap is held back by the browser itself', async ({ page }) => {
    await page.goto('/contact_us');
    await field(page, 'Name').fill(visitor.Name);
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(page).toHaveURL('/contact_us');
  });

  test('no map button stands there that could not work', async ({ page }) => {
    await page.goto('/contact_us');
    await expect(page.getByRole('button', { name: /^Show map/ })).toHaveCount(0);
  });
});
