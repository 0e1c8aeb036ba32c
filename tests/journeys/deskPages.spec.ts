import { expect, test, type Page } from '@playwright/test';
import { changeDatabase } from '../server/changeDatabase.ts';
import { applyAs, makeFirstAccount, startDesk } from '../support/deskJourney.ts';

test.use({ actionTimeout: 30_000 });

const COUNT = 130;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Copies the only application, a minute apart: Person 1 is the oldest one. */
const copyApplication = (dataDir: string): void => {
  const copies = Array.from({ length: COUNT }, (_, at) => at + 1).map(
    (number) => `
      update resume set id = 1000 + ${number}, stored_name = 'copy-${number}.pdf', claimed_by = 'C0PY-${number}';
      insert into resumes select * from resume;
      update application set id = 1000 + ${number}, reference = 'C0PY-${number}', name = 'Person ${number}',
        resume_id = 1000 + ${number}, read_at = received_at,
        received_at = strftime('%Y-%m-%dT%H:%M:00.000Z', '2026-01-01', '+${number} minutes');
      insert into applications select * from application;`,
  );
  changeDatabase(
    dataDir,
    `create temporary table resume as select * from resumes;
    create temporary table application as select * from applications;
    ${copies.join('')}
    delete from applications where id < 1000;`,
  );
};

test('pages of a list stay where they are when an application arrives, and its records lead on across them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const desk = await startDesk();
  await applyAs(desk.server, ['Ada Example']);
  copyApplication(desk.server.dataDir);
  await makeFirstAccount(page, desk.link);
  await page.goto(`${desk.url}/applications`);
  await expect(pages(page)).toContainText('1–50 of 130');

  await test.step('the last page begins after the last row of the one before', async () => {
    await link(page, 'Next page').click();
    await expect(pages(page)).toContainText('51–100 of 130');
    await expect(rows(page).first()).toContainText('Person 80');
    await applyAs(desk.server, ['Grace New']);
    await link(page, 'Next page').click();
    await expect(pages(page)).toContainText('102–131 of 131');
    await expect(rows(page).first()).toContainText('Person 30');
    await expect(rows(page)).toHaveCount(30);
    await expect(link(page, 'Next page')).toHaveCount(0);
  });

  await test.step('j and k lead across the pages, and u to the row in its page', async () => {
    await link(page, 'Person 30').click();
    for (const name of ['Person 30', 'Person 31', 'Person 32']) {
      if (name !== 'Person 30') await page.keyboard.press('k');
      await expect(heading(page)).toHaveText(name);
    }
    await page.keyboard.press('u');
    await expect(link(page, 'Person 32')).toBeFocused();
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).last()).toContainText('Person 31');
    await page.keyboard.press('o');
    for (const name of ['Person 32', 'Person 31', 'Person 30', 'Person 29']) {
      await expect(heading(page)).toHaveText(name);
      await page.keyboard.press('j');
    }
    await expect(heading(page)).toHaveText('Person 28');
    await page.keyboard.press('u');
    await expect(link(page, 'Person 28')).toBeFocused();
    await expect(rows(page)).toHaveCount(30);
  });

  await test.step('n opens the next unread one of the whole list', async () => {
    await link(page, 'Person 28').click();
    await expect(heading(page)).toHaveText('Person 28');
    await page.keyboard.press('n');
    await expect(heading(page)).toHaveText('Grace New');
    await page.goBack();
    await page.keyboard.press('u');
  });

  await test.step('back from the end, every row is on one page', async () => {
    for (const first of ['Person 80', 'Person 130']) {
      await link(page, 'Previous page').click();
      await expect(rows(page).first()).toContainText(first);
      await expect(rows(page)).toHaveCount(50);
    }
    await link(page, 'Previous page').click();
    await expect(rows(page).first()).toContainText('Grace New');
    await expect(pages(page)).toContainText('1–50 of 131');
    await expect(link(page, 'Previous page')).toHaveCount(0);
  });

  await test.step('a number alone finds a page, and another order begins at its first one', async () => {
    await page.goto(`${desk.url}/applications?page=2`);
    await expect(pages(page)).toContainText('51–100 of 131');
    await expect(rows(page).first()).toContainText('Person 81');
    await link(page, 'Next page').click();
    await expect(page).toHaveURL(/page=3&after=C0PY-32$/);
    await link(page, 'Name').click();
    await expect(page).toHaveURL(/applications\?sort=name&order=asc$/);
  });
});
