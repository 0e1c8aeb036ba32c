import { expect, test, type Page } from '@playwright/test';
import { applyAs, makeFirstAccount, PASSWORD, startDesk } from '../support/deskJourney.ts';
import { listen } from '../support/spoken.ts';

test.use({ actionTimeout: 30_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');

/** The nodes of a role in Chromium's own accessibility tree. */
const readNodes = async (page: Page, role: string) => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter((node) => node.role?.value === role && !node.ignored)
    .map(({ name, description, properties }) => ({
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      isFocused: properties?.some((each) => each.name === 'focused' && each.value.value === true) ?? false,
    }));
};

/** What a screen reader says while something is done. */
const hear = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const stop = await listen(page);
  await act();
  return stop();
};

test('the desk says what happens', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const desk = await startDesk();
  await applyAs(desk.server, ['Priya Raman', 'Jonas Weber', 'Grace Okafor']);
  await makeFirstAccount(page, desk.link);

  await test.step('a list says its count after a search, a tab and a new order; tables and menus have names', async () => {
    await page.goto(`${desk.url}/applications`);
    await expect(page.getByRole('status').filter({ hasText: '3 found' })).toBeVisible();
    const searched = await hear(page, async () => {
      await page.getByLabel('Search names').fill('priya');
      await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
    });
    expect(searched).toContain('1 found');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('status').filter({ hasText: '3 found' })).toBeVisible();
    const sorted = await hear(page, async () => {
      await page.getByRole('link', { name: 'Name' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'sorted by' })).toBeVisible();
    });
    expect(sorted).toContain('3 found, sorted by name');
    const chosen = await hear(page, async () => {
      await page.getByRole('link', { name: /^Declined/ }).click();
      await expect(page.getByRole('status').filter({ hasText: '0 found' })).toBeVisible();
    });
    expect(chosen).toContainEqual(expect.stringContaining('0 found'));
    for (const path of ['applications', 'openings', 'admin/users']) {
      await page.goto(`${desk.url}/${path}`);
      await expect(page.getByRole('table')).toBeVisible();
      const name = (await heading(page).textContent()) ?? '';
      expect(await readNodes(page, 'table')).toEqual([expect.objectContaining({ name })]);
    }
  });

  await test.step('a menu is named by its button', async () => {
    await page.goto(`${desk.url}/openings/1`);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: 'Close now' })).toBeVisible();
    expect((await readNodes(page, 'generic')).map(({ name }) => name)).toContain('More');
  });

  await test.step('a note and a declined person are named', async () => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Priya Raman' }).click();
    await expect(page.locator('canvas[data-shown]')).toBeVisible();
    await page.getByLabel('New note').fill('Speaks Tamil');
    const noted = await hear(page, async () => {
      await page.getByRole('button', { name: 'Add the note' }).press('Enter');
      await expect(page.getByLabel('New note')).toHaveValue('');
    });
    expect(noted.join('\n')).toContain('The note is added.');

    await page.keyboard.press('Escape');
    await heading(page).focus();
    await page.keyboard.press('d');
    await expect(dialog(page)).toContainText('Dear Priya Raman');
    const [described] = await readNodes(page, 'dialog');
    expect(described?.description).toContain('Dear Priya Raman');
    expect(await readNodes(page, 'group')).toContainEqual(
      expect.objectContaining({ name: 'Preview', isFocused: true }),
    );
    const declined = await hear(page, async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    });
    expect(declined.join('\n')).toContain('Priya Raman: declined.');
  });

  await test.step('the undo says so, and gives the focus back', async () => {
    await page.getByLabel('New note').focus();
    await page.getByRole('button', { name: 'Undo' }).last().focus();
    const undone = await hear(page, async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Stage')).toHaveValue('received');
    });
    expect(undone.join('\n')).toContain('Undone: Priya Raman: declined');
    await expect(page.getByLabel('New note')).toBeFocused();
  });

  await test.step('a missing page has a title, and a new account its next heading', async () => {
    await page.goto(`${desk.url}/nowhere`);
    await expect(heading(page)).toHaveText('Page not found');
    const [root] = await readNodes(page, 'RootWebArea');
    expect(root?.name).toMatch(/^Page not found/);
    await page.goto(`${desk.url}/admin/users`);
    await page.getByRole('button', { name: 'Add a user' }).click();
    await page.getByLabel('Name').fill('Ben Ito');
    await page.getByLabel('Email address').fill('ben@example.com');
    await dialog(page).getByLabel('Role').selectOption('admin');
    await page.getByRole('button', { name: 'Add and make a link' }).click();
    const ben = await (await browser.newContext()).newPage();
    await ben.goto(await page.getByLabel('One-time link').inputValue());
    await ben.getByLabel('New password').fill(PASSWORD);
    await ben.getByLabel('Password again').fill(PASSWORD);
    await ben.getByRole('button', { name: 'Set the password' }).press('Enter');
    await ben.getByText('No camera?').waitFor();
    expect(await readNodes(ben, 'heading')).toContainEqual(expect.objectContaining({ isFocused: true }));
    await ben.context().close();
  });
  await desk.server.stop();
});
