import { namesAny } from './namesAny.ts';

describe('namesAny', () => {
  it.each([
    ['Ask Grace  HOPPER about it', true],
    ['(grace@example.com)', true],
    ['Write to grace@example.com.', true],
    ['Grace\nHopper', true],
    ['disgrace@example.com', false],
    ['Grace Hoppers', false],
    ['Hopper, Grace', false],
  ])('looks for names and addresses as words of their own: %j', (text, isNamed) => {
    expect(namesAny(['grace@example.com', 'Grace Hopper'])(text)).toBe(isNamed);
  });

  it('does not look for what stands everywhere', () => {
    expect(namesAny(['', 'Al'])('Al went')).toBe(false);
  });
});
