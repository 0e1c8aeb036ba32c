import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureSite } from './measureSite.ts';

/** `npm run budgets` takes the figures of the build for what pages may weigh from now on. */
const dist = resolve('dist');
if (existsSync(resolve(dist, 'build.json')))
  writeFileSync('tests/site/budgets.json', `${JSON.stringify(measureSite(dist), null, 2)}\n`);
else {
  console.error('There is no build: npm run build first');
  process.exitCode = 1;
}
