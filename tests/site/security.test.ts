import { readFileSync } from 'node:fs';
import { testTitles } from '../../scripts/quality/testTitles.ts';

const text = readFileSync('docs/security.md', 'utf8');
const named = [...text.matchAll(/`(\w+\.(?:test|spec)\.tsx?: [^`]+)`/g)].map(([, title = '']) => title);
/** Items of ASVS 5.0.0 as the first column has them. */
const items = [...text.matchAll(/^\| ((?:\d+\.\d+\.\d+)(?:(?:, | to )\d+\.\d+\.\d+)*) +\|/gm)].map(
  ([, item = '']) => item,
);

describe('what docs/security.md answers', () => {
  it('names only tests that there are', () => {
    const titles = testTitles('.');
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((title) => !titles.some((known) => known.startsWith(title)))).toEqual([]);
  });

  it('stands once for each item', () => {
    expect(items.length).toBeGreaterThan(80);
    expect(new Set(items).size).toBe(items.length);
  });
});
