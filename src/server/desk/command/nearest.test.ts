import { nearest } from './nearest.ts';

describe('nearest', () => {
  it.each([
    ['lst', 'list'],
    ['LIST', 'list'],
    ['shwo', 'show'],
    ['tempalte', 'template'],
    ['messages', undefined],
    ['x'.repeat(10_000), undefined],
  ])('finds what %j was meant to be', (text, meant) => {
    expect(nearest(text, ['list', 'show', 'template'])).toBe(meant);
  });
});
