import { readFileSync } from 'node:fs';
import { VERSION, versionLine } from './version.ts';

it('the version is the one of package.json, which the changelog knows', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  expect(versionLine()).toBe(`${VERSION} (Node ${process.versions.node})`);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${VERSION}] - `);
});
