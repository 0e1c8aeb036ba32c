import { expect, test, type Page } from '@playwright/test';
import { changeDatabase } from '../server/changeDatabase.ts';
import { applyAs, expectAccessible, makeFirstAccount, startDesk } from '../support/deskJourney.ts';

test.use({ actionTimeout: 15_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages of the desk' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('lists keep their place, and several people get an owner, a stage and a tag', async ({ page }) => {
  test.setTimeout(180_000);
  const desk = await startDesk();
  await applyAs(desk.server, ['Zoë Ångström', 'Priya Raman', 'Jonas Weber']);
  changeDatabase(
    desk.server.dataDir,
    "update applications set received_at = '2020-01-01T00:00:00.000Z' where name = 'Priya Raman'",
  );
  await makeFirstAccount(page, desk.link);

  await test.step('the start page leads to who waits, and n opens the next unread', async () => {
    await page.goto(desk.url);
    await page.getByRole('link', { name: /waiting longer than/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Priya Raman');
    await page.goto(desk.url);
    await expect(heading(page)).toContainText('Anna');
    await page.keyboard.press('n');
    await expect(heading(page)).toHaveText('Jonas Weber');
  });

  await test.step('the list opens at the record that was seen last', async () => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Zoë Ångström' }).click();
    await expect(heading(page)).toHaveText('Zoë Ångström');
    await page.keyboard.press('u');
    await expect(page.getByRole('link', { name: 'Zoë Ångström' })).toBeFocused();
  });

  await test.step('accents do not matter to the search', async () => {
    await page.getByLabel('Search names').fill('zoe angstrom');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('an owner, a stage and a tag for two at once, and undo', async () => {
    for (const name of ['Jonas Weber', 'Priya Raman']) await page.getByLabel(`Select ${name}`).check();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await bar.getByRole('button', { name: 'Tag…' }).click();
    await dialog(page).getByLabel('Tag', { exact: true }).fill('Night shift');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add the tag' }).click();
    await expect(toasts(page)).toContainText('2 people: tag ‘Night shift’');
    await page.getByLabel('Tag', { exact: true }).selectOption('Night shift');
    await expect(rows(page)).toHaveCount(2);
    for (const name of ['Jonas Weber', 'Priya Raman']) await page.getByLabel(`Select ${name}`).check();
    await bar.getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('button', { name: 'In review' }).click();
    await expect(toasts(page)).toContainText('2 people: In review');
    await expect(rows(page).first()).toContainText('In review');
    await page.keyboard.press('z');
    await expect(rows(page).first()).toContainText('Received');
  });
  await desk.server.stop();
});
