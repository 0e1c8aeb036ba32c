import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { applyNow } from '../server/client.ts';
import { applyAs, makeFirstAccount, PASSWORD, startDesk } from '../support/deskJourney.ts';
import { makeCode } from '../support/desk.ts';
import { startMailServer } from '../support/smtp.ts';

test.use({ actionTimeout: 30_000 });

const DAY_MS = 86_400_000;
const MAIL = { MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages of the desk' });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a record shows the whole person: other applications, emails in order, a corrected address, an interview', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const mail = await startMailServer({ recipient: [550, 'no such user'] });
  const desk = await startDesk({ SMTP_URL: mail.url, DESK_UNDO_SECONDS: '1', ...MAIL });
  await applyNow(desk.server, { name: 'Priya Raman', email: 'priya@exmaple.org' });
  await applyNow(desk.server, { name: 'Priya R. Raman', email: 'Priya+jobs@exmaple.org' });
  await makeFirstAccount(page, desk.link);
  await page.goto(`${desk.url}/applications`);
  await page.getByRole('link', { name: 'Priya Raman' }).click();
  await expect(heading(page)).toHaveText('Priya Raman');

  await test.step('the other application of the mailbox, with its stage and a link', async () => {
    const others = region(page, 'Other applications of this person');
    await expect(others.getByRole('listitem')).toHaveCount(1);
    await expect(others).toContainText('Received');
    await others.getByRole('link').click();
    await expect(heading(page)).toHaveText('Priya R. Raman');
    await page.goBack();
    await expect(heading(page)).toHaveText('Priya Raman');
  });

  await test.step('why an email did not leave, and the corrected address', async () => {
    await expect(async () => {
      await page.reload();
      await expect(region(page, 'History')).toContainText('550 no such user', { timeout: 3000 });
    }).toPass();
    await page.getByRole('button', { name: 'Correct the address and send again' }).first().click();
    await dialog(page).getByLabel('Email address').fill('priya@example.org');
    mail.setBehaviour({});
    await dialog(page).getByRole('button', { name: 'Correct and send' }).click();
    await expect(toasts(page)).toContainText('The address is corrected.');
    await expect.poll(() => mail.mails.flatMap(({ to }) => to)).toContain('priya@example.org');
    await page.reload();
    await expect(region(page, 'History')).toContainText('Email address corrected');
    await expect(page.getByText('priya@example.org').first()).toBeVisible();
  });

  await test.step('a message of the desk covers no button', async () => {
    for (const [width, height] of [
      [992, 704],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await heading(page).focus();
      await page.keyboard.press('z');
      await expect(toasts(page).getByText('There is nothing to undo.').last()).toBeVisible();
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.desk-toasts li')].map((each) =>
          each.getBoundingClientRect(),
        );
        return [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
        ]
          .filter((control) => control.closest('.desk-toasts') === null && control.checkVisibility())
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return boxes.some(
              (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
            );
          })
          .map(({ textContent }) => textContent);
      });
      expect([width, height, covered]).toEqual([width, height, []]);
    }
  });

  await test.step('an interview with length and link, which a later email moves', async () => {
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    await heading(page).focus();
    await page.keyboard.press('i');
    await page.getByLabel('Date and time').fill(`${day(-2)}T10:30`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page)).toContainText('The interview is in the past');
    await expect(page.getByRole('button', { name: 'Invite and send' })).toBeDisabled();
    await page.getByRole('button', { name: 'Edit the text' }).click();
    await page.getByLabel('Date and time').fill(`${day(5)}T10:30`);
    await page.getByLabel('Length').selectOption('45 minutes');
    await page.getByLabel('Place or link').fill('https://meet.example.com/priya');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page)).toContainText('https://meet.example.com/priya');
    await page.getByRole('button', { name: 'Invite and send' }).click();
    await expect(page.getByText(/^Interview: .*10:30, 45 minutes/)).toBeVisible();
    const invitations = () => mail.mails.filter(({ raw }) => /text\/calendar/.test(raw));
    await expect.poll(() => invitations().length).toBe(1);
    await page.getByRole('button', { name: 'Change the interview…' }).click();
    await page.getByLabel('Date and time').fill(`${day(6)}T11:00`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: /send$/ }).click();
    await expect.poll(() => invitations().length).toBe(2);
  });

  await test.step('paper shows the record without the menu, the buttons and the resume', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(region(page, 'Pages of the resume')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(region(page, 'History')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await desk.server.stop();
  await mail.stop();
});

test('a list by Shift and Escape; an account of one’s own; another person signs in over a page', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const desk = await startDesk();
  const long = `Bartholomew ${'Featherstonehaugh-'.repeat(4)}Cholmondeley`;
  await applyAs(desk.server, ['Ada Byron', 'Ben Ito', 'Cleo Weber']);
  await applyNow(desk.server, { name: long, email: 'bartholomew@example.org' });
  const secret = await makeFirstAccount(page, desk.link);

  await test.step('Shift and a click tick a range, Escape unticks it; a long name is cut, with a title', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${desk.url}/applications`);
    await page.getByLabel('Select Ada Byron').check();
    await page.getByLabel('Select Cleo Weber').click({ modifiers: ['Shift'] });
    const bar = region(page, 'Selected applications');
    await expect(bar).toContainText('3 selected');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    const link = page.getByRole('link', { name: /^Bartholomew/ });
    await expect(link).toHaveAttribute('title', long);
    expect(await link.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });

  const ben = await (await browser.newContext()).newPage();
  await test.step('a link has a button that copies it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: desk.url });
    await page.goto(`${desk.url}/admin/users`);
    await page.getByRole('button', { name: 'Add a user' }).click();
    await page.getByLabel('Name').fill('Ben Ito');
    await page.getByLabel('Email address').fill('ben@example.com');
    await page.getByRole('button', { name: 'Add and make a link' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog(page)).toContainText('Copied');
    const link = await page.getByLabel('One-time link').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await ben.goto(link);
    await ben.getByLabel('New password').fill(PASSWORD);
    await ben.getByLabel('Password again').fill(PASSWORD);
    await ben.getByRole('button', { name: 'Set the password' }).click();
    await expect(heading(ben)).toContainText('Ben');
  });

  const changed = randomUUID();
  await test.step('one’s own name and password, and the other sessions', async () => {
    await ben.goto(`${desk.url}/account`);
    await ben.getByLabel('Your name').fill('Benjamin Ito');
    await ben.getByRole('button', { name: 'Change the name' }).click();
    await expect(ben.getByRole('button', { name: 'Benjamin Ito' })).toBeVisible();
    const second = await (await browser.newContext()).newPage();
    await second.goto(desk.url);
    await second.getByLabel('Email address').fill('ben@example.com');
    await second.getByLabel('Password').fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(second)).toContainText('Benjamin');
    await ben.reload();
    await ben.getByRole('button', { name: /^End/ }).click();
    await expect(toasts(ben)).toContainText('The other session is ended.');
    await second.reload();
    await expect(heading(second)).toHaveText('Sign in');
    await second.context().close();
    await ben.getByLabel('Current password').fill(PASSWORD);
    await ben.getByLabel('New password', { exact: true }).fill(changed);
    await ben.getByLabel('New password again').fill(changed);
    await ben.getByRole('button', { name: 'Change the password' }).click();
    await expect(toasts(ben)).toContainText('Your password is changed.');
  });

  await test.step('sign-in over an open answer returns to it', async () => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await expect(heading(page)).toHaveText('Ada Byron');
    await page.keyboard.press('a');
    const answer = page.getByRole('dialog', { name: 'Write' });
    await dialog(page).getByLabel('Subject').fill('Friday');
    await dialog(page).getByLabel('Text').fill('Would Friday suit you?');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Preview' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in again' });
    await signIn.getByLabel('Password').fill(PASSWORD);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await signIn.getByLabel('Code').fill(await makeCode(secret, 1));
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toHaveCount(0);
    await expect(answer).toContainText('Would Friday suit you?');
    await page.keyboard.press('Escape');
  });

  await test.step('sign-in over a page asks, if it is another person', async () => {
    await page.getByLabel('New note').fill('Anna wrote this');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(dialog(page)).toContainText('Your session has ended');
    await dialog(page).getByLabel('Email address').fill('ben@example.com');
    await dialog(page).getByLabel('Password').fill(changed);
    await dialog(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog(page)).toContainText('Anna Keller was signed in before');
    await dialog(page).getByRole('button', { name: 'Start afresh' }).click();
    await expect(heading(page)).toContainText('Benjamin');
  });
  await ben.context().close();
  await desk.server.stop();
});
