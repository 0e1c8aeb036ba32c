import type { Page } from '@playwright/test';
import { texts } from '../../src/contract/texts.ts';
import { axeWithoutScript } from '../support/axeWithoutScript.ts';
import { expect, waitForHydration, test } from '../support/journey.ts';
import { addOpening, closeOpening } from '../support/openings.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';

const XSS = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;

const applicant = {
  Name: `Zoë O’Brien ${XSS}`,
  Email: 'zoe@example.org',
  'Phone No.': '+44 (0)20 7946-0958',
  'Other information': `</textarea>${XSS}\nMöchte gern am Montag anfangen.`,
};

const resume = { name: `cv ${'of Zoë & Co'}.pdf`, mimeType: 'application/pdf', buffer: resumes.pdf };

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replace('.', '\\.')} `) });
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const problems = (page: Page) => main(page).getByRole('group', { name: 'There is a problem' });

const fillIn = async (page: Page, entries: Record<string, string>) => {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
};

const openFirstJob = async (page: Page) => {
  await page.goto('/careers');
  await main(page)
    .getByRole('link', { name: /^Read more about/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/career-details\/\d+$/);
};

const readStored = (server: TestServer) =>
  queryDatabase<Record<string, unknown>>(
    server.dataDir,
    'select name, email, phone, other_information, is_suspect, client_name from applications join resumes on resumes.id = resume_id order by applications.id',
  );

/** Reads a page's scripts and their data as text. */
const readScripts = (page: Page) =>
  page.locator('script').evaluateAll((scripts) => scripts.map((script) => script.outerHTML).join('\n'));

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.use({ javaScriptEnabled: false });
test.beforeEach(({ expectedLines }) => {
  expectedLines.push(/status of 4\d\d/);
});

for (const width of [320, 1280]) {
  test(`an application at ${width} px works from the list to the confirmation, including its errors`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const before = readStored(server).length;
    await openFirstJob(page);
    await fillIn(page, { ...applicant, Email: 'zoe', 'Phone No.': '' });
    await page.getByLabel(/Upload Resume/).setInputFiles(resume);
    await send(page);

    await expect(page).toHaveTitle(/^Error: /);
    await expect(page).toHaveURL(/\/career-details\/\d+$/);
    await expect(problems(page)).toBeFocused();
    await expect(problems(page).getByRole('link')).toHaveText([
      'Enter an email address in the correct format, like name@example.com',
      'Enter your phone number',
    ]);
    await expect(field(page, 'Phone No.')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Phone No.')).toHaveAccessibleDescription(/Error: Enter your phone number/);
    for (const [label, value] of Object.entries({ ...applicant, Email: 'zoe', 'Phone No.': '' }))
      await expect(field(page, label)).toHaveValue(value);
    await expect(main(page)).toContainText(
      `Your resume ${resume.name} is already with us. Choose another file only to replace it.`,
    );
    expect(await readScripts(page)).not.toMatch(/zoe|Brien|owned|application\/json| src=/i);
    expect(await fitsWidth(page)).toBe(true);
    expect(await axeWithoutScript(page)).toEqual([]);
    expect(readStored(server)).toHaveLength(before);
    await problems(page).getByRole('link', { name: 'Enter your phone number' }).click();
    await expect(page).toHaveURL(/#application-phone$/);

    const phone = `${applicant['Phone No.']} x ${width}`;
    await fillIn(page, { Email: applicant.Email, 'Phone No.': phone });
    await send(page);
    await expect(page).toHaveURL(/\/applications\/[0-9A-Z-]{23}$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
    await expect(main(page)).toContainText(resume.name);
    expect(await fitsWidth(page)).toBe(true);
    expect(readStored(server).slice(before)).toEqual([
      {
        name: applicant.Name,
        email: applicant.Email,
        phone,
        other_information: applicant['Other information'],
        is_suspect: 0,
        client_name: resume.name,
      },
    ]);
    const reference = page.url().split('/').pop();

    await openFirstJob(page);
    await fillIn(page, { ...applicant, 'Phone No.': phone });
    await page.getByLabel(/Upload Resume/).setInputFiles(resume);
    await send(page);
    await expect(page).toHaveURL(new RegExp(`/applications/${reference}$`));
    expect(readStored(server)).toHaveLength(before + 1);
  });
}

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: true });

  test('the browser itself submits the form, and the response needs no script', async ({
    page,
    server,
    expectedLines,
  }) => {
    expectedLines.push(/net::ERR_FAILED/);
    const before = readStored(server).length;
    await page.route('**/static/js/**', (route) => route.abort());
    await openFirstJob(page);
    await fillIn(page, { ...applicant, Email: 'early' });
    await page.getByLabel(/Upload Resume/).setInputFiles(resume);
    await send(page);
    await expect(problems(page)).toBeFocused();
    await page.unroute('**/static/js/**');
    await expect(page).toHaveTitle(/^Error: /);
    await field(page, 'Email').fill('early@example.org');
    await send(page);
    await expect(page).toHaveURL(/\/applications\/[0-9A-Z-]{23}$/);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
    expect(readStored(server)).toHaveLength(before + 1);
  });
});

test('a page of a job that has closed says so, and shows the typed text', async ({ page, server }) => {
  const { id } = await addOpening(server, { job_title: 'Ferry pilot', location: 'Ullapool' });
  await page.goto(`/career-details/${id}`);
  await fillIn(page, applicant);
  await page.getByLabel(/Upload Resume/).setInputFiles(resume);
  await closeOpening(server, id);
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'This job is closed' })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: This job is closed/);
  for (const value of Object.values(applicant).flatMap((text) => text.split('\n')))
    await expect(main(page)).toContainText(value);
  expect(await readScripts(page)).not.toMatch(/zoe|Brien|application\/json/i);
  expect(await axeWithoutScript(page)).toEqual([]);
});
