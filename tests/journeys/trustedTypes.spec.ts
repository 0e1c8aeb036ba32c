import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

test("text never becomes markup or a script's address", async ({ page, expectedLines }) => {
  expectedLines.push(/TrustedHTML|TrustedScript|policy|Trusted Type/i);
  await open(page, paths.home);
  const failures = await page.evaluate(() => {
    const factory = (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes;
    const tries: Record<string, () => void> = {
      markup: () => (document.createElement('p').innerHTML = '<img src="x">'),
      address: () => (document.createElement('script').src = '/static/js/x.js'),
      'a policy of its own': () => factory.createPolicy('other', {}),
      'the policy of the inline script again': () => factory.createPolicy('late', {}),
    };
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      })
      .map(([name]) => name);
  });
  expect(failures).toEqual([]);
});
