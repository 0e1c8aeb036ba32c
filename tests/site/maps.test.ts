import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, siteFolder } from '../support/builtSite.ts';

it('keeps source maps where no host serves them', () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map(\.|$)/i.test(file))).toEqual([]);
  expect(readdirSync(join(distFolder, 'maps')).length).toBeGreaterThan(20);
});
