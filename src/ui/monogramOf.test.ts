import { board } from '../content/people/board.ts';
import { team } from '../content/people/team.ts';
import { monogramOf } from './monogramOf.ts';

it.each([
  ['Lakshmi Vemulapalli', 'LV'],
  ['Annika van Dorsten', 'AD'],
  ['Seah Wei Ling', 'SL'],
  ['Ólafur', 'Ó'],
  ['Head of IT', 'HI'],
])('takes from %s the initials %s', (name, initials) => {
  expect(monogramOf(name).initials).toBe(initials);
});

it('draws the same name the same way every time', () => {
  expect(monogramOf('Delia Renquist')).toEqual(monogramOf('Delia Renquist'));
});

it('draws no two of the people alike, and uses all five colours', () => {
  const drawings = [...team, ...board].map(({ name }) => monogramOf(name));
  const looks = drawings.map(({ hue, motifs }) => [hue, ...motifs.map(({ line }) => line)].join());
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(drawings.map(({ hue }) => hue)).size).toBe(5);
});
