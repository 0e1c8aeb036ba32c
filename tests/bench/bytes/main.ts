import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { KindFigures } from '../../../scripts/budgets/figures.ts';
import { measureSite } from '../../../scripts/budgets/measureSite.ts';

/** What a visitor of each kind of page fetches, out of the build that is there: exact, and held by tests/site/budgets.json. */
const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });

const heads: Readonly<Record<keyof KindFigures, string>> = {
  html: 'HTML with its styles',
  styles: 'first styles',
  scripts: 'scripts',
  scriptsAhead: 'scripts ahead',
  fonts: 'fonts',
  requests: 'requests',
  nodes: 'elements',
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const run = (dist: string): void => {
  const head = ['page', ...Object.values(heads)];
  console.log([row(head), row(head.map(() => '---'))].join('\n'));
  const figures = Object.keys(heads) as (keyof KindFigures)[];
  for (const [kind, found] of Object.entries(measureSite(dist).kinds))
    console.log(row([kind, ...figures.map((figure) => found[figure])]));
  console.log('\nBytes as they are sent, compressed with brotli.');
};

const dist = resolve('dist');
if (values.help) console.log('Usage: npm run bench -- bytes\n\nBuild first (npm run build).');
else if (existsSync(resolve(dist, 'build.json'))) run(dist);
else {
  console.error('There is no build: npm run build first');
  process.exitCode = 1;
}
