import {
  applicant,
  expectConfirmation,
  expectInputKept,
  field,
  fillInForm,
  goToForm,
  keepFile,
  KEPT_NOTICE,
  reload,
  resume,
  submit,
} from '../support/applyJourney.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, open, test } from '../support/journey.ts';

const RESTORED_NOTICE = /^We have kept what you typed on this device/;

for (const width of [1280, 320]) {
  test(`typed text is restored after a reload, and can be discarded (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await fillInForm(page);
    await reload(page);
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

test('the file is restored if the visitor asked to keep it, is sent after a reload, and is then deleted', async ({
  page,
}) => {
  await fillInForm(page);
  await keepFile(page);
  const jobUrl = page.url();
  await reload(page);
  await expect(page.getByText(RESTORED_NOTICE)).toContainText('Your resume was kept too.');
  await expectInputKept(page);
  const fileName = page
    .getByLabel(/Upload Resume/)
    .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(await fileName).toBe(resume.name);
  await submit(page);
  await expectConfirmation(page);
  await open(page, new URL(jobUrl).pathname);
  await goToForm(page);
  await expect(page.getByText(KEPT_NOTICE)).toBeVisible();
  await expect(page.getByText(RESTORED_NOTICE)).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue('');
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
  await page.goBack();
  await expect(page.getByText(RESTORED_NOTICE)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(applicant.Name);
  expect(dialogs).toEqual([]);
});
