import { openingValues } from './openingValues.ts';

it.each([
  ['London', undefined, ['London'], []],
  ['Austin, Texas', 'hybrid', ['Austin, Texas'], ['hybrid']],
  [
    'Remote in Ireland, Germany or the Netherlands',
    undefined,
    ['Ireland', 'Germany', 'Netherlands'],
    ['remote'],
  ],
  ['Remote within the UK', 'remote', ['United Kingdom'], ['remote']],
  ['USA and United States', 'remote', ['United States'], ['remote']],
  ['Remote', undefined, ['Remote'], ['remote']],
  ['Remote within the UK or Atlantis', undefined, ['Remote within the UK or Atlantis'], ['remote']],
  ['Remote or London', undefined, ['Remote or London'], []],
  ['Remote House, Leeds', 'on site', ['Remote House, Leeds'], ['on site']],
])('lists %s (%s) under its places', (location, workplace, places, workplaces) => {
  expect(openingValues({ location, workplace })).toEqual({
    location: places,
    department: [],
    employment_type: [],
    workplace: workplaces,
  });
});
