import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERIES =
  'ALERT|ROUTE|HEAD|NAV|SEARCH|FIND|PAGE|JOB|FORM|UP|CALL|TEXT|LOG|CONST|SHELL|SEO|STORE|SET|CONTACT|MAIL|STAFF|PRIV|ONCE|OPS|SEC|LIST|FEED|SEE|GROW|PG|FAST';
const NUMBER = new RegExp(`\\b(?:${SERIES})-\\d+\\b`, 'g');

const cited = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join('src', file), 'utf8').match(NUMBER) ?? []);

describe('the requirements', () => {
  const numbered = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(
    ([, number = '']) => number,
  );
  const rules = new Set(numbered);

  it('have a number each', () => {
    expect(numbered.filter((number, at) => numbered.indexOf(number) !== at)).toEqual([]);
  });

  it('are there for every number that the code cites', () => {
    const numbers = cited();
    expect(numbers.length).toBeGreaterThan(30);
    expect([...new Set(numbers)].filter((number) => !rules.has(number))).toEqual([]);
  });
});
