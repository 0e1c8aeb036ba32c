import { draftTexts } from '../../src/content/draftTexts.ts';
import { pages } from '../../src/content/pages.ts';
import { site } from '../../src/content/site.ts';
import { expect, open, test } from '../support/journey.ts';
import { expectEntriesKept, field, visitor, write } from '../support/contactJourney.ts';

test('Reach Us passes on the service, and an unknown service is ignored', async ({ page }) => {
  await open(page, '/network_audit');
  await page.getByRole('link', { name: 'Reach Us' }).click();
  await expect(page).toHaveURL('/contact_us?service=network_audit');
  await expect(field(page, 'Subject')).toHaveValue(pages.networkAudit.title);
  await open(page, '/contact_form?service=VIDEO_walls');
  await expect(field(page, 'Subject')).toHaveValue(pages.videoWalls.title);
  await open(page, '/contact_us?service=no_such_service');
  await expect(field(page, 'Subject')).toHaveValue('');
});

test('typed text survives the privacy link beside the button, Back, and a reload', async ({ page }) => {
  await open(page, '/contact_form');
  await write(page, visitor.Subject, 'Request a Quote');
  await page.getByRole('link', { name: 'What we keep, and why' }).click();
  await expect(page).toHaveURL('/privacy');
  // The URL changes before the page; going back at once would never leave the form.
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(draftTexts.restored)).toBeVisible();
  await expectEntriesKept(page, 'Request a Quote');
  await page.reload();
  await expectEntriesKept(page, 'Request a Quote');
  await page.getByRole('button', { name: draftTexts.discard }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a map is loaded from its host only after a click on its button', async ({
  page,
  context,
  server,
  expectedLines,
}) => {
  expectedLines.push(/request to another host: https:\/\/www\.openstreetmap\.org\//);
  const otherRequests: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url)) otherRequests.push(request.url());
  });
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>A map</p>' }),
  );
  await open(page, '/contact_us');
  for (const office of site.offices) {
    const button = page.getByRole('button', { name: `Show map of ${office.city}` });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    for (const line of office.address)
      await expect(page.getByRole('main').getByText(line, { exact: true })).toBeVisible();
  }
  expect(otherRequests).toEqual([]);
  const office = site.offices.at(-1);
  if (!office) throw new Error('The brand has no office');
  await page.getByRole('button', { name: `Show map of ${office.city}` }).click();
  await expect(page.frameLocator(`iframe[title="Map of ${office.city}"]`).getByText('A map')).toBeVisible();
  expect(otherRequests).toHaveLength(1);
  expect(otherRequests[0]).toContain(`marker=${office.latitude.toFixed(5)},${office.longitude.toFixed(5)}`);
  await expect(page.locator('iframe')).toHaveCount(1);
  await open(page, '/contact_form');
  await expect(page.getByRole('button', { name: /^Show map/ })).toHaveCount(0);
});
