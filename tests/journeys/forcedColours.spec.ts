import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/journey.ts';

test.use({ forcedColors: 'active' });

const readStyle = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test('under forced colours the system draws ticks', async ({ page }) => {
  await open(page, '/managed_Services');
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.check();
  expect(await readStyle(box, 'appearance')).toBe('auto');
  expect(await readStyle(box, 'background-image')).toBe('none');
});

test('markers of lists are not spoken, and cards say what their links say', async ({ page }) => {
  await open(page, '/engineering_and_iT_services');
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = nodes.map(({ name }) => String(name?.value ?? ''));
  expect(names.filter((name) => /[■▪•]/.test(name))).toEqual([]);
  expect(names).toContain('Explore DevOps');
});
