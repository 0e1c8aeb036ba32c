import { createHash } from 'node:crypto';
import { logLines, texts } from '../../src/contract/texts.ts';
import { resumeErrors } from '../../src/contract/applicationRules.ts';
import {
  applicant,
  chooseFile,
  expectInputKept,
  field,
  fillIn,
  openFirstJob,
  resume,
  submit,
} from '../support/applyJourney.ts';
import { expect, waitForHydration, open, startSite, test } from '../support/journey.ts';
import { fakeResumes, resumes } from '../support/resumes.ts';
import { countStored, queryDatabase } from '../support/server.ts';
import { addOpening, closeOpening, withOpenings } from '../support/openings.ts';
import { waitForCaches } from '../support/waitForCaches.ts';

/** A ZIP without a Word document. Named .docx, it passes the browser's check. */
const archive = fakeResumes['a plain zip']?.bytes ?? Buffer.alloc(0);
const picture = fakeResumes['a picture']?.bytes ?? Buffer.alloc(0);

const sha256 = createHash('sha256').update(resume.buffer).digest('hex');

test('an applicant finds an opening from the home page and applies, and the stored resume is byte-identical, even after a restart', async ({
  browser,
}) => {
  test.slow();
  const server = await startSite();
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const card = page.getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}, .* – `));
    await expect(field(page, 'Job Role')).toHaveValue(title);

    await fillIn(page);
    await chooseFile(page, resume);
    await expect(page.getByText('zoe cv.pdf').first()).toBeVisible();
    await submit(page);

    await expect(page).toHaveURL(/\/applications\/[0-9A-Z-]{20,}$/);
    await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
    const reference = page.url().split('/').pop() ?? '';
    const main = page.getByRole('main');
    await expect(main).toContainText(reference);
    await expect(main).toContainText('zoe cv.pdf');
    await expect(main).toContainText(/\d+ (bytes|kB)/);
    await expect(main).not.toContainText(applicant.Email);

    await page.reload();
    await waitForHydration(page);
    await expect(main).toContainText(reference);

    const checkStored = () => {
      const [row] = queryDatabase<Record<string, unknown>>(
        server.dataDir,
        `select * from applications where reference = '${reference}'`,
      );
      for (const value of Object.values(applicant).flatMap((text) => text.split('\n')))
        expect(JSON.stringify(row)).toContain(value);
      expect(
        queryDatabase(server.dataDir, `select sha256 from resumes where claimed_by = '${reference}'`),
      ).toEqual([{ sha256 }]);
    };
    checkStored();
    await server.restart();
    checkStored();
    await page.goto(`${server.url}/applications/${reference}`);
    await expect(main).toContainText(reference);
    await page.close();
  } finally {
    await server.stop();
  }
});

test('an opening that staff add appears on the site, closes, and comes back', async ({
  page,
  server,
  expectedLines,
}) => {
  test.slow();
  const { id } = await addOpening(server, { job_title: 'Lighthouse keeper', location: 'Skerryvore' });
  await waitForCaches();
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Read more about the opening Lighthouse keeper' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' })).toBeVisible();

  expectedLines.push(/status of 410/);
  await closeOpening(server, id);
  await waitForCaches();
  await open(page, `/career-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This job is closed' })).toBeVisible();
  await open(page, '/careers');
  await expect(page.getByRole('link', { name: 'Read more about the opening Lighthouse keeper' })).toHaveCount(
    0,
  );

  await withOpenings(server, (openings) => openings.reopen(id, { actor: 'ada' }));
  await waitForCaches();
  await open(page, `/career-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' })).toBeVisible();
  await closeOpening(server, id);
});

test('an empty form says what is missing, and each error disappears once it is corrected', async ({
  page,
}) => {
  await openFirstJob(page);
  await submit(page);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Enter your phone number',
    resumeErrors.missing,
  ]);
  await summary.getByRole('link', { name: 'Enter your email address' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');

  await field(page, 'Email').fill('nonsense');
  await submit(page);
  await expect(summary).toContainText('correct format');
  await fillIn(page);
  await submit(page);
  await expect(summary.getByRole('link')).toHaveText([resumeErrors.missing]);
  await chooseFile(page, resume);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
});

test.describe('a resume that is not accepted', () => {
  const cases = [
    {
      what: 'another kind of file',
      file: { name: 'cv.png', mimeType: 'image/png', buffer: picture },
      says: resumeErrors.type,
    },
    {
      what: 'an empty file',
      file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      says: resumeErrors.empty,
    },
    {
      what: 'a file over the limit',
      file: {
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([resumes.pdf, Buffer.alloc(5 * 1024 * 1024)]),
      },
      says: resumeErrors.tooLarge,
    },
  ];
  for (const { what, file, says } of cases) {
    test(`${what} is reported before it is uploaded`, async ({ page }) => {
      await openFirstJob(page);
      await fillIn(page);
      await chooseFile(page, file);
      await submit(page);
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(says);
    });
  }

  test('a ZIP file renamed to .docx is refused by the server, and the form can be sent with another file', async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(/status of 4(00|15|22)/);
    await openFirstJob(page);
    await fillIn(page);
    await chooseFile(page, { ...resume, name: 'zoe cv.docx', buffer: archive });
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: texts.uploadFailed });
    await expect(alert).toContainText(resumeErrors.type);
    await expect(field(page, 'Name')).toHaveValue(applicant.Name);
    await chooseFile(page, resume);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
  });
});

test('an upload that fails is reported, nothing is lost, and the next attempt succeeds', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/status of 500/);
  await openFirstJob(page);
  await fillIn(page);
  await chooseFile(page, resume);
  await page.route('**/career-file-upload.php', (route) => route.fulfill({ status: 500, body: '' }));
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: texts.uploadFailed })).toBeVisible();
  await expectInputKept(page);
  await page.unroute('**/career-file-upload.php');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
});

test('an application that is refused is reported and logged, and the resume is not uploaded again', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(new RegExp(`error: ${logLines.applyFailed}$`), /status of 500/);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/career-file-upload.php')) uploads.push(request.url());
  });
  await openFirstJob(page);
  await fillIn(page);
  await chooseFile(page, resume);
  const [logged] = await Promise.all([
    page.waitForEvent('console', (message) => message.text() === logLines.applyFailed),
    page
      .route('**/career-form.php', (route) => route.fulfill({ status: 500, json: { error: 'Out of order' } }))
      .then(() => submit(page)),
  ]);
  expect(logged.type()).toBe('error');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/not|could/i);
  await expectInputKept(page);
  await page.unroute('**/career-form.php');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
  expect(uploads).toHaveLength(1);
});

test('a double click sends one application', async ({ page, server }) => {
  await openFirstJob(page);
  await fillIn(page);
  await chooseFile(page, resume);
  const count = () => countStored(server.dataDir).applications;
  const before = count();
  await page.getByRole('button', { name: /^Send application/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
  expect(count()).toBe(before + 1);
});
