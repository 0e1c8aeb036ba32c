import { site } from '../content/site.ts';
import { wellKnownFiles } from './siteFiles.ts';

const builtAt = new Date('2026-11-21T10:00:00Z');
const files = wellKnownFiles('https://site.example', builtAt);

it('names the contact for vulnerabilities, and expires within a year of the build', () => {
  const text = files['.well-known/security.txt'] ?? '';
  const fields = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.securityEmail}`);
  expect(fields.get('Preferred-Languages')).toBe('en');
  expect(fields.get('Canonical')).toBe('https://site.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - builtAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

it('links to a policy that is among the files', () => {
  const [, path = ''] =
    /^Policy: https:\/\/site\.example\/(.+)$/m.exec(files['.well-known/security.txt'] ?? '') ?? [];
  expect(files[path]).toContain(site.securityEmail);
});

it('names who made the site, and when', () => {
  expect(files['humans.txt']).toContain(site.credit);
  expect(files['humans.txt']).toContain('Last update: 2026-11-21');
});
