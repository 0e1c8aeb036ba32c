import { openingValues } from './openingValues.ts';

const PLACES = ['London, United Kingdom', 'United Kingdom'];

it.each([
  ['London, United Kingdom', PLACES, 'hybrid', PLACES, ['hybrid']],
  // Openings of another host have texts only.
  ['Austin, Texas', undefined, 'hybrid', ['Austin, Texas'], ['hybrid']],
  ['Remote within the UK', undefined, undefined, ['Remote within the UK'], ['remote']],
  ['Remote', undefined, undefined, ['Remote'], ['remote']],
  ['Remote or London', undefined, undefined, ['Remote or London'], []],
  ['Remote House, Leeds', undefined, 'on site', ['Remote House, Leeds'], ['on site']],
])('lists %s (%s, %s) under its places', (location, place_names, workplace, places, workplaces) => {
  expect(openingValues({ location, workplace, ...(place_names && { place_names }) })).toEqual({
    location: places,
    department: [],
    employment_type: [],
    workplace: workplaces,
  });
});
