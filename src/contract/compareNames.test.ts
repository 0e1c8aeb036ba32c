import { compareNames } from './compareNames.ts';

it('sorts names by their letters, whatever accents and capitals, as a dictionary does', () => {
  const names = ['Århus', 'Athens', 'Łódź', 'Lyon', 'Oslo', 'Ørsta', 'Östersund', 'remote', 'Rome', 'Zürich'];
  const english = new Intl.Collator('en');
  expect(names.toReversed().toSorted(compareNames)).toEqual(names.toSorted(english.compare));
});

it('gives different spellings of a name a fixed order', () => {
  expect(['zurich', 'Zürich', 'Zurich'].toSorted(compareNames)).toEqual(['Zurich', 'Zürich', 'zurich']);
});
