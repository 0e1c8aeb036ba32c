import { initialsOf } from './initialsOf.ts';

it.each([
  ['Lakshmi Vemulapalli', 'LV'],
  ['Annika van Dorsten', 'AD'],
  ['Seah Wei Ling', 'SL'],
  ['Ólafur', 'Ó'],
  ['Head of IT', 'HI'],
])('gives for %s the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
