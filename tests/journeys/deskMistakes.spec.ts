import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  applyAs,
  makeFirstAccount,
  PASSWORD,
  startDesk,
  writeMessage,
  type DeskSite,
} from '../support/deskJourney.ts';
import { makeGate } from '../support/gate.ts';
import { startMailServer } from '../support/smtp.ts';

test.use({ actionTimeout: 30_000 });

const MAIL = { MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages of the desk' });

/** A second recruiter in a browser of her own. */
const addColleague = async (page: Page, browser: Browser, { url }: DeskSite): Promise<Page> => {
  await page.goto(`${url}/admin/users`);
  await page.getByRole('button', { name: 'Add a user' }).click();
  await page.getByLabel('Name').fill('Ben Ito');
  await page.getByLabel('Email address').fill('ben@example.com');
  await page.getByRole('button', { name: 'Add and make a link' }).click();
  const link = await page.getByLabel('One-time link').inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(link);
  await colleague.getByLabel('New password').fill(PASSWORD);
  await colleague.getByLabel('Password again').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Set the password' }).click();
  await expect(heading(colleague)).toContainText('Ben');
  return colleague;
};

test('two recruiters at once send no email by mistake', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const mail = await startMailServer();
  const desk = await startDesk({ SMTP_URL: mail.url, DESK_UNDO_SECONDS: '4', ...MAIL });
  await applyAs(desk.server, ['Priya Raman', 'Jonas Weber', 'Grace Okafor']);
  await writeMessage(desk.server);
  await makeFirstAccount(page, desk.link);
  const ben = await addColleague(page, browser, desk);
  const declined = () => mail.mails.filter(({ email }) => email.subject?.startsWith('Your application for'));
  const openRecord = async (who: Page, name: string) => {
    await who.goto(`${desk.url}/applications`);
    await who.getByRole('link', { name }).click();
    await expect(heading(who)).toHaveText(name);
  };

  await test.step('a person who was hired after the tick gets no email, however often Enter is pressed', async () => {
    await ben.goto(`${desk.url}/applications`);
    for (const name of ['Priya Raman', 'Jonas Weber']) await ben.getByLabel(`Select ${name}`).check();
    await openRecord(page, 'Priya Raman');
    await page.getByLabel('Stage').selectOption('Hired');
    await expect(toasts(page)).toContainText('Priya Raman: Hired');
    // The list is fetched again and shows the new stage; what was ticked stays what was seen.
    await ben.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(ben.getByRole('row', { name: /Priya Raman/ })).toContainText('Hired');
    await ben.getByRole('button', { name: 'Decline 2…' }).click();
    await expect(dialog(ben)).toContainText('Priya Raman <priya.raman@example.org>');
    await ben.getByRole('button', { name: 'Decline and send' }).press('Enter');
    await expect(dialog(ben)).toContainText('Priya Raman: hired by Anna Keller');
    await expect(ben.getByRole('button', { name: /^Decline and send/ })).not.toBeFocused();
    await ben.keyboard.press('Enter');
    await ben.keyboard.press('Enter');
    await expect(dialog(ben)).toContainText('No email to: Priya Raman');
    await ben.getByRole('button', { name: 'Decline and send all the same' }).click();
    await expect(dialog(ben)).toHaveCount(0);
    await expect.poll(() => declined().map(({ to }) => to.join())).toEqual(['jonas.weber@example.org']);
  });

  await test.step('ticks end with the list that they were made in', async () => {
    await ben.goto(`${desk.url}/applications`);
    await ben.getByLabel('Select Grace Okafor').check();
    let isLate = true;
    await ben.route('**/api/applications?*status=declined*', async (route) => {
      await expect.poll(() => isLate).toBe(false);
      await route.continue();
    });
    await ben.getByRole('link', { name: /^Declined/ }).click();
    await expect(ben.getByRole('region', { name: 'Selected applications' })).toHaveCount(0);
    // The rows of the former list are still shown.
    await expect(ben.getByRole('row', { name: /Grace Okafor/ })).toBeVisible();
    await ben.keyboard.press('d');
    await expect(dialog(ben)).toHaveCount(0);
    isLate = false;
    await expect(ben.getByRole('row', { name: /Grace Okafor/ })).toHaveCount(0);
    await ben.keyboard.press('d');
    await expect(dialog(ben)).toHaveCount(0);
  });

  await test.step('an email is taken back by the key z, with the stage', async () => {
    const before = declined().length;
    await openRecord(ben, 'Grace Okafor');
    await ben.keyboard.press('d');
    await expect(dialog(ben)).toContainText('Dear Grace Okafor');
    await ben.getByRole('button', { name: 'Decline and send' }).click();
    await expect(toasts(ben)).toContainText('Grace Okafor: declined. The email leaves in 4 seconds.');
    await ben.keyboard.press('z');
    await expect(toasts(ben)).toContainText('Undone: Grace Okafor: declined');
    await expect(ben.getByLabel('Stage')).toHaveValue('received');
    await ben.waitForTimeout(7000);
    expect(declined()).toHaveLength(before);
  });

  await test.step('arrow keys choose a stage, and only Enter saves it, once', async () => {
    const changes: (string | null)[] = [];
    ben.on('request', (request) => request.method() === 'PATCH' && changes.push(request.postData()));
    await ben.getByLabel('Stage').focus();
    await ben.keyboard.press('ArrowDown');
    await ben.keyboard.press('ArrowDown');
    await expect(ben.getByText('Enter saves the stage')).toBeVisible();
    await ben.keyboard.press('Escape');
    await expect(ben.getByLabel('Stage')).toHaveValue('received');
    await ben.keyboard.press('ArrowDown');
    await ben.keyboard.press('Enter');
    await expect(toasts(ben)).toContainText('Grace Okafor: In review');
    await expect(ben.getByLabel('Stage')).toHaveValue('inReview');
    expect(changes).toHaveLength(1);
    await ben.keyboard.press('z');
    await expect(ben.getByLabel('Stage')).toHaveValue('received');
  });

  await test.step('two changes of one person right after each other are no conflict with oneself', async () => {
    const gates = [makeGate(), makeGate()];
    let changes = 0;
    await ben.route('**/api/applications/*', async (route) => {
      if (route.request().method() !== 'GET') await gates[changes++]?.gate;
      await route.continue();
    });
    await ben.getByLabel('Stage').selectOption('In review');
    await ben.getByLabel('Owner').selectOption('Anna Keller');
    const owner = ben.getByLabel('Owner').locator(':checked');
    await expect(owner).toHaveText('Anna Keller');
    gates[0]?.open();
    await expect(toasts(ben)).toContainText('Grace Okafor: In review');
    // The first answer names the old owner, and leaves the second change on the page.
    await expect.poll(() => changes).toBe(2);
    expect(await owner.textContent()).toBe('Anna Keller');
    gates[1]?.open();
    await expect(toasts(ben)).toContainText('Grace Okafor has a new owner');
    await ben.unroute('**/api/applications/*');
    await ben.reload();
    await expect(ben.getByLabel('Stage')).toHaveValue('inReview');
    await expect(ben.getByLabel('Owner').locator(':checked')).toHaveText('Anna Keller');
  });

  await test.step('a message that is handled says so before a second answer', async () => {
    for (const who of [page, ben]) {
      await who.goto(`${desk.url}/messages`);
      await who.getByRole('link', { name: 'Grace Hopper' }).click();
      await who.getByRole('button', { name: 'Answer…' }).click();
      await who.getByLabel('Text').fill('We will call you.');
      await who.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog(who)).toContainText('We will call you.');
    }
    await page.getByRole('button', { name: 'Send and mark as handled' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await ben.getByRole('button', { name: 'Send and mark as handled' }).click();
    await expect(dialog(ben)).toContainText('handled by Anna Keller');
    await expect(dialog(ben)).toContainText('This message is handled already');
    await ben.keyboard.press('Escape');
  });

  await test.step('undoing the extension of a closed opening closes it again', async () => {
    await page.goto(`${desk.url}/openings/1`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Close now' }).click();
    await expect(toasts(page)).toContainText('closed');
    await page.getByRole('button', { name: /^Extend/ }).click();
    await page.getByRole('button', { name: /^30 days/ }).click();
    await expect(toasts(page)).toContainText('Accepts applications until');
    await page.keyboard.press('z');
    await expect(toasts(page)).toContainText('Undone');
    expect((await fetch(`${desk.server.url}/careerdetail.php/1`)).status).toBe(410);
  });

  await ben.context().close();
  await desk.server.stop();
  await mail.stop();
});
