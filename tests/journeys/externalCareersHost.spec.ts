import { paths } from '../../src/content/paths.ts';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { texts } from '../../src/contract/texts.ts';
import { chooseFile, fillIn, resume, submit } from '../support/applyJourney.ts';
import { startCareersServer, type CareersServer } from '../support/careersServer.ts';
import { buildWith } from '../support/buildWith.ts';
import { expect, waitForHydration, open, startSite, test as journey } from '../support/journey.ts';
import { sampleOpening } from '../support/sampleApplication.ts';
import { countStored } from '../support/server.ts';

/** None of our own openings has this id. */
const opening = { ...sampleOpening, id: 7077, job_title: 'Lighthouse Keeper' };
const jobPath = `/career-details/${opening.id}`;

const calls = {
  list: 'GET /career.php',
  detail: `GET /careerdetail.php/${opening.id}`,
  upload: 'POST /career-file-upload.php',
  apply: 'POST /career-form.php',
};

/** The site built with `CAREERS_HOST`, which names a real server on another port. */
const test = journey.extend<object, { host: CareersServer }>({
  host: [
    async ({}, use) => {
      const host = await startCareersServer({
        [calls.list]: { body: [opening] },
        [calls.detail]: { body: opening },
        [calls.upload]: { body: { filename: 'stored-elsewhere.pdf' } },
        [calls.apply]: { body: { message: 'thanks' } },
      });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ host }, use) => {
      const server = await startSite({ DIST_DIR: buildWith({ careersHost: host.url }) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ expectedLines, host }) => {
  expectedLines.push(new RegExp(`request to another host: ${host.url}/`));
});

test('openings of another host are listed, applications go to that host, and none of our openings appears', async ({
  page,
  host,
  server,
}) => {
  const before = countStored(server.dataDir);
  const main = page.getByRole('main');
  await open(page, paths.careers);
  const links = main.getByRole('link', { name: /^Read more about/ });
  await expect(links).toHaveText([`Read more about the opening ${opening.job_title}`]);
  for (const { job_title } of sampleOpenings) await expect(main).not.toContainText(job_title);
  expect(host.requestsTo(calls.list)).toHaveLength(1);

  await links.click();
  await expect(page).toHaveURL(jobPath);
  await expect(main.getByRole('heading', { level: 1, name: opening.job_title })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(main.getByRole('heading', { level: 1, name: opening.job_title })).toBeVisible();
  for (const text of opening.requirements) await expect(main.getByText(text)).toBeVisible();
  expect(host.requestsTo(calls.detail)).toHaveLength(2);

  await fillIn(page);
  await chooseFile(page, resume);
  await submit(page);
  await expect(main.getByText(texts.applicationSent)).toBeVisible();
  expect(host.requestsTo(calls.upload)).toHaveLength(1);
  const [sent, ...more] = host.requestsTo(calls.apply);
  expect(more).toEqual([]);
  expect(JSON.parse(sent?.text ?? '')).toMatchObject({
    job_id: opening.id,
    job_role: opening.job_title,
    resumefile: 'stored-elsewhere.pdf',
  });
  expect(countStored(server.dataDir)).toEqual(before);
});
