import { readFileSync } from 'node:fs';
import { rows } from '../../scripts/quality/rows.ts';
import { statusPage } from '../../scripts/quality/statusPage.ts';
import { testTitles } from '../../scripts/quality/testTitles.ts';

describe('the rows of quality', () => {
  const titles = testTitles('.');

  it('name only tests that there are', () => {
    const named = rows.flatMap(({ id, tests = [] }) => tests.map((title) => ({ id, title })));
    const gone = named.filter(({ title }) => !titles.some((known) => known.startsWith(title)));
    expect(gone).toEqual([]);
  });

  it('are each held by a test or by a look on a day', () => {
    const bare = rows.filter(({ tests = [], looked }) => tests.length === 0 && looked === undefined);
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ looked }) => looked && !/^\d{4}-\d\d-\d\d$/.test(looked.on))).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('stand on the page as they are (npm run quality)', () => {
    expect(readFileSync('docs/quality-status.md', 'utf8')).toBe(statusPage(rows));
  });
});
