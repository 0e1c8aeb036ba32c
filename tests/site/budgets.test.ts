import { readFileSync } from 'node:fs';
import { BUDGETS_FILE, measureSite, listOverBudget, type Budgets } from '../../scripts/budgets.ts';
import { siteFolder } from '../support/builtSite.ts';

it('keeps each kind of page within 5 % of its budget; npm run budgets accepts the current sizes', () => {
  const budgets = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Budgets;
  expect(listOverBudget(budgets, measureSite(siteFolder))).toEqual([]);
});

it('reports a figure that grew by more than 5 %, and a kind of page without a budget', () => {
  const figures = { html: 1000, styles: 1000, scripts: 1000, fonts: 1000 };
  const home = { ...figures, scripts: 1051 };
  expect(listOverBudget({ home: figures }, { home: figures })).toEqual([]);
  expect(listOverBudget({ home: figures }, { home })).toEqual(['home, scripts: 1051 bytes, budget 1000']);
  expect(listOverBudget({}, { home })).toHaveLength(4);
});
