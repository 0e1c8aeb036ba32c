import { exceeded } from './exceeded.ts';
import type { Budgets } from './figures.ts';

const home = { html: 100, styles: 40, scripts: 90, scriptsAhead: 50, fonts: 38, requests: 7, nodes: 600 };
const budgets: Budgets = { kinds: { home }, files: { 'main.js': 90 } };

describe('what a build fetches more than it may', () => {
  it('is nothing where nothing grew, also where something shrank or went', () => {
    expect(exceeded(budgets, budgets)).toEqual([]);
    expect(exceeded(budgets, { kinds: { home: { ...home, html: 99 } }, files: {} })).toEqual([]);
  });

  it('is named by file, with the command that accepts it, from the first byte on', () => {
    expect(exceeded(budgets, { ...budgets, files: { 'main.js': 91 } })).toEqual([
      'main.js (brotli bytes): 91, was 90',
      'accept it with: npm run budgets',
    ]);
  });

  it.each(Object.keys(home))('is named by kind of page and figure: %s', (name) => {
    const more = { ...home, [name]: 1000 };
    const [line] = exceeded(budgets, { ...budgets, kinds: { home: more } });
    expect(line).toContain(`home page, ${name}: 1000, was`);
  });

  it('holds new kinds of page and new files, too', () => {
    const found = { kinds: { home, map: home }, files: { 'main.js': 90, 'map.js': 1 } };
    expect(exceeded(budgets, found)).toEqual(
      expect.arrayContaining([
        'map.js (brotli bytes): 1, was not there',
        'map page, html: 100, was not there',
      ]),
    );
  });
});
