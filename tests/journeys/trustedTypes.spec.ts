import { paths } from '../../src/content/paths.ts';
import { expect, open, test } from '../support/journey.ts';

test('Trusted Types reject plain strings as markup and as script URLs', async ({ page, expectedLines }) => {
  expectedLines.push(/TrustedHTML|TrustedScript|policy|Trusted Type/i);
  await open(page, paths.home);
  const allowed = await page.evaluate(() => {
    const policies = (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes;
    const attempts: Record<string, () => void> = {
      markup: () => (document.createElement('p').innerHTML = '<img src="x">'),
      'script URL': () => (document.createElement('script').src = '/static/js/x.js'),
      'another policy': () => policies.createPolicy('other', {}),
      'the policy of the inline script again': () => policies.createPolicy('late', {}),
    };
    return Object.entries(attempts)
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
  expect(allowed).toEqual([]);
});
