import type { Page } from '@playwright/test';
import { closedTexts } from '../../src/content/careersTexts.ts';
import { logLines, texts } from '../../src/contract/texts.ts';
import { choose, expectInputKept, field, fillIn, resume } from '../support/applying.ts';
import { makeGate } from '../support/gate.ts';
import { expect, hydrated, open, staff, test } from '../support/journey.ts';
import { pagesFollow } from '../support/pagesFollow.ts';

const JOB = '/career-details/1';
const FORM = '**/static/js/application.*.js';

/** Holds files back until they may come. */
const hold = async (page: Page, files: string) => {
  const late = makeGate();
  await page.route(files, async (route) => {
    await late.gate;
    await route.continue();
  });
  return late.open;
};

const sendButton = (page: Page) => page.getByRole('button', { name: /^Send application/ });
const consent = (page: Page) => page.locator('[name="consent"]');
const expectSent = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: texts.applicationSent })).toBeVisible();
const countApplications = (server: Parameters<typeof staff>[0]): number =>
  (JSON.parse(staff(server, ['applications', 'list', '--json']).text) as unknown[]).length;

test('what is typed, ticked and chosen before any script has come is kept on a slow line, and can be sent', async ({
  page,
  server,
}) => {
  test.slow();
  const letCome = await hold(page, '**/static/js/**');
  await page.goto(JOB, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await fillIn(page);
  await choose(page, resume);
  await consent(page).check();
  await field(page, 'Email').focus();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  letCome();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expectInputKept(page);
  await expect(consent(page)).toBeChecked();
  await expect(field(page, 'Email')).toBeFocused();
  const before = countApplications(server);
  await sendButton(page).click();
  await expectSent(page);
  expect(countApplications(server)).toBe(before + 1);
});

test('a form that is sent while its code is on its way is sent once it has come, once', async ({
  page,
  server,
}) => {
  const letCome = await hold(page, FORM);
  await open(page, JOB);
  await fillIn(page);
  await choose(page, resume);
  const before = countApplications(server);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.method()));
  await sendButton(page).dblclick();
  await field(page, 'Name').press('Enter');
  expect(countApplications(server)).toBe(before);
  letCome();
  await expectSent(page);
  expect(documents).toEqual([]);
  expect(countApplications(server)).toBe(before + 1);
});

test('where its code does not come, the form is sent as without a script', async ({
  page,
  expectedLines,
}) => {
  expectedLines.push(/Failed to load resource|Loading chunk/);
  await page.route(FORM, (route) => route.abort());
  await open(page, JOB);
  await fillIn(page);
  await choose(page, resume);
  await sendButton(page).click();
  await expectSent(page);
});

test('a job that closes while its page is read says so once the device is back online', async ({
  page,
  server,
  expectedLines,
}) => {
  expectedLines.push(/status of 410/, /ERR_INTERNET_DISCONNECTED/, new RegExp(logLines.fetchFailed));
  const file = staff(server, ['openings', 'template'])
    .text.replace(/^job_title:.*$/m, 'job_title: Bell ringer')
    .replace(/^location:.*$/m, 'location: Skerryvore')
    .replace('## Requirements\n\n-', 'You ring the bells.\n\n## Requirements\n\n- A good ear');
  const id = /\d+/.exec(staff(server, ['openings', 'add', '-', '--yes'], file).text)?.[0] ?? '';
  await pagesFollow();
  await open(page, `/career-details/${id}`);
  expect(staff(server, ['openings', 'close', id]).status).toBe(0);
  await pagesFollow();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: closedTexts.title })).toBeFocused();
  await expect(sendButton(page)).toHaveCount(0);
});
