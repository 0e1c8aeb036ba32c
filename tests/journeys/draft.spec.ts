import {
  applicant,
  chooseFile,
  expectConfirmation,
  field,
  fillInForm,
  goToForm,
  KEPT_NOTICE,
  reload,
  resume,
  submit,
} from '../support/applyJourney.ts';
import { axeViolations } from '../support/axe.ts';
import { openingPath } from '../../src/content/paths.ts';
import { expect, open, openEarly, test } from '../support/journey.ts';

const RESTORED_NOTICE = /^We have kept what you typed/;

for (const width of [1280, 320]) {
  test(`typed text is restored, and can be discarded (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await fillInForm(page);
    const path = new URL(page.url()).pathname;
    // Not a reload, with which the browser itself restores a form.
    await open(page, '/careers');
    await open(page, path);
    await goToForm(page);
    await expect(page.getByText(RESTORED_NOTICE)).toBeVisible();
    for (const [label, value] of Object.entries(applicant))
      await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByText('zoe cv.pdf')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(page.getByText(/^Draft discarded/)).toBeVisible();
    await reload(page);
    await expect(page.getByText(KEPT_NOTICE)).toBeVisible();
    await expect(page.getByText(RESTORED_NOTICE)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('');
  });
}

test('a draft ends with its tab, or is kept on the device on a tick until it is sent', async ({
  page,
  context,
}) => {
  await fillInForm(page);
  const path = new URL(page.url()).pathname;
  const openTab = async () => {
    const tab = await context.newPage();
    await open(tab, path);
    await goToForm(tab);
    await expect(tab.getByText(/^What you type is kept/)).toBeVisible();
    return tab;
  };
  const withoutTick = await openTab();
  await expect(field(withoutTick, 'Name')).toHaveValue('');
  await withoutTick.close();
  await page.getByRole('checkbox', { name: 'Keep on this device' }).check();
  await page.close();
  const tab = await openTab();
  await expect(tab.getByText(RESTORED_NOTICE)).toContainText('Only the resume has to be chosen again.');
  for (const [label, value] of Object.entries(applicant)) await expect(field(tab, label)).toHaveValue(value);
  await chooseFile(tab, resume);
  await submit(tab);
  await expectConfirmation(tab);
  await open(tab, path);
  await goToForm(tab);
  await expect(tab.getByText(KEPT_NOTICE)).toBeVisible();
  await expect(tab.getByText(RESTORED_NOTICE)).toHaveCount(0);
  await expect(field(tab, 'Email')).toHaveValue('');
  await expect(tab.getByText(/^You applied on/)).toContainText('see your receipt');
});

test('typing before hydration loses nothing of a draft: typed text wins, field by field', async ({
  page,
}) => {
  await fillInForm(page);
  const path = new URL(page.url()).pathname;
  await open(page, '/careers');
  const loadScripts = await openEarly(page, path);
  await field(page, 'Name').fill('Later');
  await loadScripts();
  await goToForm(page);
  await expect(page.getByText(RESTORED_NOTICE)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Later');
  await expect(field(page, 'Email')).toHaveValue(applicant.Email);
  await expect(field(page, 'Other information')).toHaveValue(applicant['Other information']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, '/careers');
  await open(page, path);
  await goToForm(page);
  await expect(field(page, 'Name')).toHaveValue('Later');
  await expect(field(page, 'Email')).toHaveValue(applicant.Email);
});

test('leaving a half-filled form shows no dialog and loses nothing', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await fillInForm(page);
  await page.getByRole('link', { name: 'Careers' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Your draft waits there.' })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText(RESTORED_NOTICE)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(applicant.Name);
  expect(dialogs).toEqual([]);
});

test('slow storage loses nothing of what was typed, before and after hydration', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: unknown[]) => unknown;
      Object.defineProperty(Storage.prototype, name, {
        value(this: Storage, ...args: unknown[]) {
          const until = performance.now() + 100;
          while (performance.now() < until);
          return original.apply(this, args);
        },
      });
    }
  });
  await fillInForm(page);
  const path = new URL(page.url()).pathname;
  await open(page, '/careers');
  const loadScripts = await openEarly(page, path);
  await field(page, 'Name').pressSequentially('Later');
  const loading = loadScripts();
  await field(page, 'Phone No.').pressSequentially('020 7946');
  await loading;
  await goToForm(page);
  await expect(page.getByText(RESTORED_NOTICE)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Later');
  await expect(field(page, 'Phone No.')).toHaveValue(/020 7946$/);
  await expect(field(page, 'Email')).toHaveValue(applicant.Email);
});

test('a form works where the browser refuses storage, and promises nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await open(page, openingPath(1));
  await goToForm(page);
  for (const [label, value] of Object.entries(applicant)) await field(page, label).fill(value);
  await expect(page.getByText(/^What you type is kept/)).toHaveCount(0);
  await chooseFile(page, resume);
  await submit(page);
  await expectConfirmation(page);
});
