import { capitaliseWords } from './capitaliseWords.ts';

it.each([
  ['united kingdom', 'United Kingdom'],
  ['india', 'India'],
  ['', ''],
])('writes %s as %s', (text, expected) => {
  expect(capitaliseWords(text)).toBe(expected);
});
