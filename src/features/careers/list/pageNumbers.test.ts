import { pageNumbers } from './OpeningPager.tsx';

it.each([
  [1, 2, [1, 2]],
  [1, 500, [1, 2, 500]],
  [250, 500, [1, 249, 250, 251, 500]],
  [500, 500, [1, 499, 500]],
])('shows on page %i of %i the pages %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
