import { readFileSync } from 'node:fs';
import { exceeded } from '../../scripts/budgets/exceeded.ts';
import type { Budgets } from '../../scripts/budgets/figures.ts';
import { measureSite } from '../../scripts/budgets/measureSite.ts';
import { distFolder } from '../support/builtSite.ts';

const budgets = JSON.parse(readFileSync('tests/site/budgets.json', 'utf8')) as Budgets;
const found = measureSite(distFolder);

it('holds every figure of every kind of page, to the byte (PERF-3)', () => {
  expect(exceeded(budgets, found)).toEqual([]);
});

it('fails at one byte more, whichever figure it is (PERF-3)', () => {
  for (const [kind, figures] of Object.entries(found.kinds))
    for (const [name, figure] of Object.entries(figures)) {
      const less = { ...found.kinds, [kind]: { ...figures, [name]: figure - 1 } };
      expect(exceeded({ ...found, kinds: less }, found)).not.toEqual([]);
    }
});
