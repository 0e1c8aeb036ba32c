import { expect, test, type Page } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { waitForHydration, open } from './journey.ts';
import { resumes } from './resumes.ts';

/** What an applicant types, by label. It differs between journeys, because equal content counts as one application. */
export const applicant = {
  Name: 'Zoë O’Brien-Łukasiewicz',
  Email: 'zoe@example.org',
  'Phone No.': '+44 (0)20 7946-0958',
  get 'Other information'() {
    const { testId, retry } = test.info();
    return `Two weeks’ notice.\nMöchte gern am Montag anfangen.\n${testId} ${retry}`;
  },
};

export const resume = { name: 'zoe cv.pdf', mimeType: 'application/pdf', buffer: resumes.pdf };

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replace('.', '\\.')} `) });

export const fillIn = async (page: Page) => {
  for (const [label, value] of Object.entries(applicant)) await field(page, label).fill(value);
};

export const chooseFile = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel(/Upload Resume/).setInputFiles(file);

export const submit = (page: Page) => page.getByRole('button', { name: /^Send application/ }).click();

export const openFirstJob = async (page: Page) => {
  await open(page, '/careers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read more about/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/career-details\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
};

export const expectInputKept = async (page: Page) => {
  for (const [label, value] of Object.entries(applicant)) await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByText('zoe cv.pdf').first()).toBeVisible();
};

export const expectConfirmation = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();

export const KEPT_NOTICE = 'What you type is kept in this tab until you send or discard it.';

/** Fills in the form of the first job, with its file, and does not send it. */
export const fillInForm = async (page: Page) => {
  await openFirstJob(page);
  await expect(page.getByText(KEPT_NOTICE)).toBeVisible();
  await fillIn(page);
  await chooseFile(page, resume);
};

/** Scrolls to the form, which reads its draft once it is near the viewport. */
export const goToForm = (page: Page) => field(page, 'Email').scrollIntoViewIfNeeded();

export const reload = async (page: Page) => {
  await page.reload();
  await waitForHydration(page);
  await goToForm(page);
};
