import { capitalise } from './capitalise.ts';

it('gives the first letter a capital and leaves the rest', () => {
  expect(capitalise('e-mail of Ada')).toBe('E-mail of Ada');
  expect(capitalise('')).toBe('');
});
