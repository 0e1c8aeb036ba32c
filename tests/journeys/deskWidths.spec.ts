import { expect, test } from '@playwright/test';
import {
  applyAs,
  expectAccessible,
  makeFirstAccount,
  startDesk,
  writeMessage,
} from '../support/deskJourney.ts';

const PATHS = [
  '/',
  '/applications',
  '/openings',
  '/openings/1',
  '/openings/new',
  '/messages',
  '/account',
  '/admin/people',
  '/admin/users',
  '/admin/templates',
  '/admin/settings',
];

test('every page is usable on a phone, on a large screen and with text of twice the size', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const desk = await startDesk();
  await applyAs(desk.server, ['Priya Raman', 'Bartholomew Featherstonehaugh-Cholmondeley']);
  await writeMessage(desk.server);
  await makeFirstAccount(page, desk.link);
  await page.goto(`${desk.url}/messages`);
  await page.getByRole('link', { name: 'Grace Hopper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network audit');
  const message = new URL(page.url()).pathname;
  await page.goto(`${desk.url}/applications`);
  await page.getByRole('link', { name: 'Bartholomew' }).click();
  await expect(page.locator('canvas[data-shown]')).toBeVisible();
  const application = new URL(page.url()).pathname;
  for (const path of [...PATHS, message, application])
    await test.step(path, async () => {
      await page.goto(desk.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      const overflowing = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const isCut = (element: Element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          element.matches('h1, h2, h3, .btn, .nav-link, .panel, .overflow-hidden');
        return [
          ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
          ...[...document.querySelectorAll('body *')]
            .filter(isCut)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ];
      });
      expect(overflowing).toEqual([]);
    });
  await desk.server.stop();
});
