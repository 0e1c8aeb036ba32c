import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeDatabase } from '../server/changeDatabase.ts';
import { applyAs, expectAccessible, makeFirstAccount, startDesk } from '../support/deskJourney.ts';
import { makeGate } from '../support/gate.ts';
import { bombs, makePagesOfImages, makeScan } from '../support/heavyPdfs.ts';
import { makePages, pdfWith } from '../support/pdf.ts';
import { documents, makeDocxWithLinks, zip } from '../support/resumes.ts';

test.use({ actionTimeout: 30_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages of the desk' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('lists keep their place, and several people get an owner, a stage and a tag', async ({ page }) => {
  test.setTimeout(180_000);
  const desk = await startDesk();
  await applyAs(desk.server, ['Zoë Ångström', 'Priya Raman', 'Jonas Weber']);
  changeDatabase(
    desk.server.dataDir,
    "update applications set received_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-60 days') where name = 'Priya Raman'",
  );
  await makeFirstAccount(page, desk.link);

  await test.step('the start page leads to who waits, and n opens the next unread', async () => {
    await page.goto(desk.url);
    await page.getByRole('link', { name: /waiting longer than/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Priya Raman');
    await page.goto(desk.url);
    await expect(heading(page)).toContainText('Anna');
    await page.keyboard.press('n');
    await expect(heading(page)).toHaveText('Jonas Weber');
  });

  await test.step('the list opens at the record that was seen last', async () => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Zoë Ångström' }).click();
    await expect(heading(page)).toHaveText('Zoë Ångström');
    await page.keyboard.press('u');
    await expect(page.getByRole('link', { name: 'Zoë Ångström' })).toBeFocused();
  });

  await test.step('accents do not matter to the search', async () => {
    await page.getByLabel('Search names').fill('zoe angstrom');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('an owner, a stage and a tag for two at once, and undo', async () => {
    for (const name of ['Jonas Weber', 'Priya Raman']) await page.getByLabel(`Select ${name}`).check();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await bar.getByRole('button', { name: 'Tag…' }).click();
    await dialog(page).getByLabel('Tag', { exact: true }).fill('Night shift');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add the tag' }).click();
    await expect(toasts(page)).toContainText('2 people: tag ‘Night shift’');
    await page.getByLabel('Tag', { exact: true }).selectOption('Night shift');
    await expect(rows(page)).toHaveCount(2);
    for (const name of ['Jonas Weber', 'Priya Raman']) await page.getByLabel(`Select ${name}`).check();
    await bar.getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('button', { name: 'In review' }).click();
    await expect(toasts(page)).toContainText('2 people: In review');
    await expect(rows(page).first()).toContainText('In review');
    await page.keyboard.press('z');
    await expect(rows(page).first()).toContainText('Received');
  });

  await test.step('a key that is pressed while the list loads acts when it is there', async () => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name: 'Zoë Ångström' }).click();
    await expect(heading(page)).toHaveText('Zoë Ångström');
    const list = makeGate();
    await page.route(/api\/applications\?/, async (route) => {
      await list.gate;
      await route.continue();
    });
    await page.reload();
    await expect(heading(page)).toHaveText('Zoë Ångström');
    await page.keyboard.press('j');
    list.open();
    await expect(heading(page)).toHaveText('Priya Raman');
    await page.keyboard.press('j');
    await expect(toasts(page)).toContainText('This is the last one in this list.');
  });
  await desk.server.stop();
});

test('resumes of each type are shown, and a damaged one says so', async ({ page }) => {
  test.setTimeout(120_000);
  const desk = await startDesk();
  for (const [type, bytes] of Object.entries(documents))
    await applyAs(desk.server, [`Person ${type}`], () => ({ name: `cv.${type}`, bytes }));
  await makeFirstAccount(page, desk.link);
  const open = async (name: string) => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
  };
  const frame = page.frameLocator('iframe[title="The resume"]');

  await test.step('DOCX and ODT with headings, tables and lists, in a frame without scripts', async () => {
    await open('Person docx');
    await expect(frame.getByRole('heading', { name: 'Network engineer' })).toBeVisible();
    await expect(frame.getByRole('cell', { name: 'Cisco' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    await open('Person odt');
    await expect(frame.getByRole('heading', { name: 'Network engineer' })).toBeVisible();
    await expect(frame.getByRole('listitem')).toHaveText('Cisco');
  });

  await test.step('links are shown as text: a click leaves the document as it is and asks no other server', async () => {
    let requests = 0;
    const stranger = createServer((_request, response) => {
      requests += 1;
      response.end('stranger');
    });
    await new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
    await applyAs(desk.server, ['Person links'], () => ({ name: 'cv.docx', bytes: makeDocxWithLinks(url) }));
    await open('Person links');
    await expect(frame.getByText(`My portfolio (${url})`)).toBeVisible();
    for (const name of ['My portfolio', 'My profile'])
      for (const modifiers of [[], ['Control']] as const)
        await frame.getByText(name).click({ modifiers: [...modifiers] });
    await expect(frame.getByText('My profile')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(requests).toBe(0);
    await new Promise((closed) => stranger.close(closed));
  });

  await test.step('a PDF with a page that cannot be drawn shows the others, and says which one is damaged', async () => {
    const bytes = pdfWith(['Ten years of networks'], { hasMissingPage: true });
    await applyAs(desk.server, ['Person pages'], () => ({ name: 'cv.pdf', bytes }));
    await open('Person pages');
    const pages = page.getByRole('region', { name: 'Pages of the resume' });
    await expect(pages).toContainText('Page 2 is damaged and cannot be shown here. Pages behind it');
    await expect(pages).toContainText('Ten years of networks');
    await expect(pages.locator('canvas[data-shown]')).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a PDF of 51 pages shows 50', async () => {
    const blank = { contents: '3 0 R', resources: '' };
    const bytes = makePages(Array(51).fill(blank), [{ dictionary: '', data: Buffer.from('q Q') }]);
    await applyAs(desk.server, ['Person long'], () => ({ name: 'cv.pdf', bytes }));
    await open('Person long');
    const pages = page.getByRole('region', { name: 'Pages of the resume' });
    await expect(pages).toContainText('The file has 1 more page: download it to read on.');
    await expect(pages.locator('canvas')).toHaveCount(50);
  });

  await test.step('a PDF that would fill the memory is only downloaded, a scan of ten pages is shown', async () => {
    const [bytes] = Object.values(bombs).map((make) => make());
    await applyAs(desk.server, ['Person bomb'], () => ({ name: 'cv.pdf', bytes: bytes ?? Buffer.alloc(0) }));
    await applyAs(desk.server, ['Person scan'], () => ({ name: 'cv.pdf', bytes: makeScan() }));
    await open('Person bomb');
    await expect(page.getByRole('alert')).toContainText('This file is too large to show here. Download it');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect(readFileSync(await (await download).path())).toEqual(bytes);
    await open('Person scan');
    const canvases = page.getByRole('region', { name: 'Pages of the resume' }).locator('canvas');
    await expect(canvases).toHaveCount(10);
    await canvases.last().scrollIntoViewIfNeeded();
    await expect(canvases.last()).toHaveAttribute('data-shown');
    // Pages far from the view give their memory back, and are drawn again.
    await expect(canvases.first()).not.toHaveAttribute('data-shown');
    await canvases.first().scrollIntoViewIfNeeded();
    await expect(canvases.first()).toHaveAttribute('data-shown');
  });

  await test.step('the text of RTF', async () => {
    await open('Person rtf');
    await expect(page.getByRole('region', { name: 'Resume' })).toContainText('Network engineer');
  });

  await test.step('a damaged document', async () => {
    await page.route(/resume\?view/, (route) =>
      route.fulfill({ body: zip([{ name: 'readme.txt', content: 'torn' }]) }),
    );
    await open('Person docx');
    await expect(page.getByText('This file is damaged or protected')).toBeVisible();
    await page.unroute(/resume\?view/);
  });

  await test.step('a resume that could not be loaded is not called damaged, and is shown at the next visit', async () => {
    for (const failure of ['abort', 'status'] as const)
      for (const name of ['Person docx', 'Person scan']) {
        await page.route(/resume\?view/, (route) =>
          failure === 'abort' ? route.abort() : route.fulfill({ status: 503 }),
        );
        await open(name);
        await expect(page.getByRole('alert')).toContainText('The resume could not be loaded');
        await page.unroute(/resume\?view/);
        // Without a new page, so that what the failure left in memory is used.
        await page.goBack();
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('region', { name: 'Resume' })).toContainText(
          name === 'Person docx' ? 'Shown without its layout' : 'Resume',
        );
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
  });

  await test.step('a resume that could not be loaded is asked for again by a button', async () => {
    for (const [name, blocked] of [
      ['Person docx', '**/resume?view'],
      ['Person scan', '**/resume?view'],
      ['Person docx', '**/documentWorker.js'],
      ['Person scan', '**/pdf.worker.js?*'],
    ] as const) {
      await page.route(blocked, (route) => route.abort());
      await open(name);
      await expect(page.getByRole('alert')).toContainText('The resume could not be loaded');
      await page.unroute(blocked);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Resume' })).toBeFocused();
      await expect(page.locator('iframe, canvas[data-shown]').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  await test.step('a worker whose script never comes is given up after a while', async () => {
    await page.route('**/pdf.worker.js?*', () => undefined);
    await open('Person scan');
    await expect(page.getByRole('status').filter({ hasText: 'Loading the resume…' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The resume could not be loaded');
    await page.unroute('**/pdf.worker.js?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('canvas[data-shown]').first()).toBeVisible();
  });
  await desk.server.stop();
});

test('scans at 400 dots per inch are shown, several large images on a page are not', async ({ page }) => {
  const desk = await startDesk();
  await makeFirstAccount(page, desk.link);
  const open = async (name: string) => {
    await page.goto(`${desk.url}/applications`);
    await page.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
  };
  const a4 = { width: 3308, height: 4677 };
  const large = { width: 3400, height: 3500 };
  const files = {
    'Person fine': makePagesOfImages(a4, [[0], [1]]),
    'Person twice': makePagesOfImages(large, [[0, 1]]),
    // pdf.js keeps an image that a second page shows.
    'Person again': makePagesOfImages(large, [[0], [1], [0, 1]]),
  };
  for (const [name, bytes] of Object.entries(files))
    await applyAs(desk.server, [name], () => ({ name: 'cv.pdf', bytes }));
  await open('Person fine');
  const canvases = page.getByRole('region', { name: 'Pages of the resume' }).locator('canvas');
  for (const number of [0, 1]) {
    await canvases.nth(number).scrollIntoViewIfNeeded();
    await expect(canvases.nth(number)).toHaveAttribute('data-shown');
  }
  const tooLarge = page.getByRole('alert').filter({ hasText: 'This file is too large to show here' });
  await open('Person twice');
  await expect(tooLarge).toBeVisible();
  await open('Person again');
  await expect(async () => {
    await canvases
      .last()
      .scrollIntoViewIfNeeded({ timeout: 1000 })
      .catch(() => undefined);
    await expect(tooLarge).toBeVisible({ timeout: 1000 });
  }).toPass();
  await desk.server.stop();
});
