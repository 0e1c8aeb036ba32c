import { texts } from '../../src/contract/texts.ts';
import { pages } from '../../src/content/pages.ts';
import { site } from '../../src/content/site.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { expect, open, test } from '../support/journey.ts';
import {
  dropdown,
  makeMessage,
  field,
  sendButton,
  readMessages,
  forms,
  visitor,
  write,
} from '../support/contactJourney.ts';

for (const { path, form, choice } of forms) {
  for (const width of [320, 1280]) {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(`a message from ${path} at ${width} px is stored and confirmed`, async ({ page, server }) => {
        const subject = `${visitor.Subject}, ${form}, ${width}, without JavaScript`;
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await write(page, subject, choice);
        const [response] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          sendButton(page).click(),
        ]);
        expect(response.status()).toBe(303);
        await expect(page).toHaveURL(/\/message_sent\?reference=(?:\w{5}-){3}\w{5}$/);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          new RegExp(`^${texts.emailSent}`),
        );
        for (const { email } of site.offices)
          await expect(page.getByRole('link', { name: email })).toBeVisible();
        expect(readMessages(server, subject)).toEqual([makeMessage(form, subject, choice)]);
      });
    });
  }
}

test('the page for a message that was not sent names only real fields', async ({ page }) => {
  await open(page, '/message_not_sent?fields=from_email,password,enquiry');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(/^Error sending email\. Please try again\./);
  await expect(alert.getByRole('listitem')).toHaveText(['Email', "What you're looking for?"]);
  await page.getByRole('main').getByRole('link', { name: pages.contactForm.title }).click();
  await expect(page).toHaveURL('/contact_form');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused message comes back as it was filled in, with the reasons', async ({
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
    await expect(page.getByRole('group', { name: /^Not sent yet: / })).toBeFocused();
    expect(page.url()).not.toContain('?');
    expect(readMessages(server, subject)).toEqual([]);
    for (const [label, value] of Object.entries({ ...visitor, Subject: subject, Phone: 'none' }))
      await expect(field(page, label)).toHaveValue(value);
    await expect(dropdown(page)).toHaveValue('Information on Services');
    expect(await axeWithoutScript(page)).toEqual([]);
    await field(page, 'Phone').fill(visitor.Phone);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/message_sent\?reference=(?:\w{5}-){3}\w{5}$/);
    expect(readMessages(server, subject)).toHaveLength(1);
  });
});
