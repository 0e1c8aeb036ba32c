import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';

/**
 * Returns the axe violations of a page that runs no script. axe needs timers, which such a page lacks, so it checks the
 * same document in a page that has them.
 */
export const axeWithoutScript = async (page: Page): Promise<string[]> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  const other = await browser.newPage({ viewport: page.viewportSize(), javaScriptEnabled: true });
  try {
    const url = page.url().replace(/#.*$/, '');
    const body = await page.content();
    await other.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await other.goto(url);
    return await axeViolations(other);
  } finally {
    await other.close();
  }
};
