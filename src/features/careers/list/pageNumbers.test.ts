import { listPageNumbers } from './OpeningPager.tsx';

it.each([
  [1, 2, [1, 2]],
  [1, 500, [1, 2, 500]],
  [250, 500, [1, 249, 250, 251, 500]],
  [500, 500, [1, 499, 500]],
])('on page %i of %i, shows the pages %j', (page, pages, numbers) => {
  expect(listPageNumbers(page, pages)).toEqual(numbers);
});
