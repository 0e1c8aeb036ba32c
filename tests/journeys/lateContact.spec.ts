import type { Page } from '@playwright/test';
import { draftTexts } from '../../src/content/draftTexts.ts';
import { pages } from '../../src/content/pages.ts';
import { paths } from '../../src/content/paths.ts';
import { texts } from '../../src/contract/texts.ts';
import { makeGate } from '../support/gate.ts';
import { expect, open, test } from '../support/journey.ts';
import { watchShifts } from '../support/shifts.ts';

const FORM = '**/static/js/contact-form.*.js';
const BOTH = [paths.contactUs, paths.contactForm];

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing)? message/ });
const expectSent = (page: Page) => expect(page.getByRole('heading', { name: texts.emailSent })).toBeVisible();

const visitor = {
  from_name: 'Zoë',
  from_email: 'zoe@example.org',
  phone_number: '+44 20 7946 0958',
  subject: 'The rack hums',
  message: 'Since Monday.',
};
const write = async (page: Page) => {
  for (const [name, value] of Object.entries(visitor)) await field(page, name).fill(value);
};

/** Holds the form's code back until it may come. */
const holdForm = async (page: Page) => {
  const late = makeGate();
  await page.route(FORM, async (route) => {
    await late.gate;
    await route.continue();
  });
  return late.open;
};

for (const path of BOTH) {
  test(`what is typed, chosen and sent on ${path} before the form's code has come is sent once, whole`, async ({
    page,
  }) => {
    const letCome = await holdForm(page);
    await open(page, path);
    await write(page);
    if (path === paths.contactForm) await field(page, 'enquiry').selectOption('Request a Quote');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
    await sendButton(page).dblclick();
    await field(page, 'subject').press('Enter');
    letCome();
    await expectSent(page);
    const messages = sent.filter((body) => body.includes(visitor.subject));
    expect(messages).toHaveLength(1);
    for (const value of Object.values(visitor)) expect(messages[0]).toContain(value);
    if (path === paths.contactForm) expect(messages[0]).toContain('Request a Quote');
  });
}

test('an empty form sent before its code has come is answered in our words once it has', async ({ page }) => {
  const letCome = await holdForm(page);
  await open(page, paths.contactUs);
  await sendButton(page).click();
  letCome();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
});

test('where the code of the contact form does not come, it is sent as without a script', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/Failed to load resource|Loading chunk/);
  await page.route(FORM, (route) => route.abort());
  await open(page, paths.contactUs);
  await write(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/message_sent\?reference=/);
});

test('letters typed while the form is taken over stay, with the focus, and nothing moves', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const letCome = await holdForm(page);
  await open(page, paths.contactUs);
  const name = field(page, 'from_name');
  await name.pressSequentially('Zo');
  const drawn = await name.elementHandle();
  letCome();
  await name.pressSequentially('ë of Łódź');
  await expect(page.getByText(draftTexts.kept)).toBeVisible();
  await expect(name).toHaveValue('Zoë of Łódź');
  await expect(name).toBeFocused();
  expect(await name.evaluate((now, before) => now === before, drawn)).toBe(true);
  expect(
    (await page.evaluate(() => window.shifts())).filter((shift) => Number(shift.split(' ')[0]) >= 0.0005),
  ).toEqual([]);
});

for (const path of BOTH)
  test(`what was kept of the form on ${path} comes back without a sign, and nothing else brings it`, async ({
    page,
  }) => {
    await open(page, path);
    await field(page, 'from_name').fill(visitor.from_name);
    await expect(page.getByRole('button', { name: draftTexts.discard })).toBeVisible();
    await page.reload();
    await expect(page.getByText(draftTexts.restored)).toBeVisible();
    await expect(field(page, 'from_name')).toHaveValue(visitor.from_name);
    await page.getByRole('button', { name: draftTexts.discard }).click();
    await expect(page.getByText(draftTexts.discarded)).toBeVisible();
    await page.mouse.move(0, 0);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.draft-line')).toHaveAttribute('data-room', draftTexts.kept);
  });

test('an address that names a service fills in the subject without a sign', async ({ page }) => {
  await page.goto(`${paths.contactUs}?service=network_audit`);
  await expect(field(page, 'subject')).toHaveValue(pages.networkAudit.title);
});

test('where bytes are dear the form comes with the first sign, and not before', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => /\/contact-form\.\w+\.chunk\.js$/.test(url));
  await open(page, paths.contactUs);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);
  await field(page, 'from_name').focus();
  await expect.poll(isAsked).toBe(true);
});
