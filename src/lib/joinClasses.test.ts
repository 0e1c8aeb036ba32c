import { joinClasses } from './joinClasses.ts';

it('joins class names and leaves out what is false or missing', () => {
  expect(joinClasses('panel', undefined, 'summary', false)).toBe('panel summary');
  expect(joinClasses(false)).toBe('');
});
