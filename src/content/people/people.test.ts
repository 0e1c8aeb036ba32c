import { COUNTS } from '../../contract/constants.ts';
import { site } from '../site.ts';
import { practices } from '../practices.ts';
import { board } from './board.ts';
import { motifNames } from './motifs.ts';
import { team } from './team.ts';

const everybody = [...team, ...board];
const placesOfSite: string[] = [
  ...site.offices.map(({ city }) => city.replace(/,.*/, '')),
  ...site.deliveryLocations,
];

it('has as many members as the specification wants', () => {
  expect([team.length, board.length]).toEqual([COUNTS.team, COUNTS.board]);
});

it('names nobody twice', () => {
  expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length);
  expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length);
});

it('has somebody at every office and delivery location, and nobody elsewhere', () => {
  const places = new Set(everybody.map(({ place }) => place));
  expect([...places].sort()).toEqual([...new Set(placesOfSite)].sort());
});

it('gives nobody the portrait of somebody else, and each practice somebody (DRAW-5)', () => {
  expect(everybody.map(({ motif }) => motif).sort()).toEqual([...motifNames].sort());
  expect(new Set(everybody.map(({ practice }) => practice)).size).toBe(Object.keys(practices).length);
});
