import { expect, type Page } from '@playwright/test';
import { choose, field, fillIn, openFirstJob, resume } from './applying.ts';
import { hydrated } from './journey.ts';

export const UPLOAD = '**/career-file-upload.php';
export const KEPT = 'What you type is kept on this device until you send or discard it.';

/** Fills in the form of the first job, its file chosen, and does not send it. */
export const prepare = async (page: Page) => {
  await openFirstJob(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await fillIn(page);
  await choose(page, resume);
};

/** Ticks the box and waits until the form says that the copy is written: before, a page that is left loses it. */
export const keepFile = async (page: Page) => {
  const box = page.getByRole('checkbox', { name: 'Keep on this device' });
  await box.check();
  await expect(box).toHaveAccessibleDescription(/^A copy of the file is kept/);
};

/** What is kept on the device comes back when the form is near, and a document may begin at its top. */
export const goToForm = (page: Page) => field(page, 'Email').scrollIntoViewIfNeeded();

export const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
  await goToForm(page);
};
