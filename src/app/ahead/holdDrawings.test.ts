import { holdDrawings } from './holdDrawings.ts';

const held = () => [...document.head.querySelectorAll('use')].map((use) => use.getAttribute('href'));

it('refers to each file once, and again to one that did not come (PERF-1)', () => {
  holdDrawings(['/images/one.svg', '/images/two.svg']);
  holdDrawings(['/images/two.svg']);
  expect(held()).toEqual(['/images/one.svg#held', '/images/two.svg#held']);
  document.head.querySelector('use')?.dispatchEvent(new Event('error'));
  expect(held()).toEqual(['/images/two.svg#held']);
  holdDrawings(['/images/one.svg']);
  expect(held()).toEqual(['/images/two.svg#held', '/images/one.svg#held']);
});
