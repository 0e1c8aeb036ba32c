import { expect, test, type Page } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { open } from './journey.ts';
import { resumes } from './resumes.ts';

/**
 * What an applicant of a journey types, by label. It differs between journeys, because equal content counts as one
 * application (ONCE-10).
 */
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
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/career-details\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
};

export const expectInputKept = async (page: Page) => {
  for (const [label, value] of Object.entries(applicant)) await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByText('zoe cv.pdf').first()).toBeVisible();
};

export const expectConfirmation = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible({
    timeout: 15_000,
  });
