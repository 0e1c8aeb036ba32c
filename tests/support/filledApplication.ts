import { expect, type Page } from '@playwright/test';
import { chooseFile, field, fillIn, openFirstJob, resume } from './applying.ts';
import { hydrated } from './journey.ts';

export const UPLOAD = '**/career-file-upload.php';
export const KEPT_NOTICE = 'What you type is kept on this device until you send or discard it.';

/** Fills in the form of the first job, with its file, and does not send it. */
export const fillInForm = async (page: Page) => {
  await openFirstJob(page);
  await expect(page.getByText(KEPT_NOTICE)).toBeVisible();
  await fillIn(page);
  await chooseFile(page, resume);
};

/** Ticks the box and waits until the form says that the copy is stored; leaving the page earlier loses it. */
export const keepFile = async (page: Page) => {
  const box = page.getByRole('checkbox', { name: 'Keep on this device' });
  await box.check();
  await expect(box).toHaveAccessibleDescription(/^A copy of the file is kept/);
};

/** Scrolls to the form, which reads its draft once it is near the viewport. */
export const goToForm = (page: Page) => field(page, 'Email').scrollIntoViewIfNeeded();

export const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
  await goToForm(page);
};
