import type { Page, Route } from '@playwright/test';
import { IDEMPOTENCY_KEY } from '../../src/contract/constants.ts';
import { expectConfirmation, fillInForm, submit } from '../support/applyJourney.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { countStored } from '../support/server.ts';

const APPLY = '**/career-form.php';

/** Drops the server's first response. Returns the idempotency keys of all requests, in order. */
const loseFirstResponse = async (page: Page, url: string) => {
  const keys: (string | undefined)[] = [];
  await page.route(url, async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
};

for (const width of [1280, 320]) {
  test(`an application whose response is lost is retried automatically, and stored once (${width} px)`, async ({
    page,
    server,
    expectedLines,
  }) => {
    expectedLines.push(/net::ERR_FAILED/);
    await page.setViewportSize({ width, height: 800 });
    await fillInForm(page);
    const keys = await loseFirstResponse(page, APPLY);
    const before = countStored(server.dataDir).applications;
    await submit(page);
    await expect(page.getByText('Checking whether it arrived…')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await expectConfirmation(page);
    expect(countStored(server.dataDir).applications).toBe(before + 1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(IDEMPOTENCY_KEY);
    expect(keys[1]).toBe(keys[0]);
  });
}
