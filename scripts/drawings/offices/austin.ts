import { officePlans } from '../../../src/content/officePlans.ts';
import { label, landmark, mainRoads, park, pin, river, streets } from './strokes.ts';

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

const grid = [
  ...steps(60, 300, 20).map((x) => `M${x} -60V160`),
  ...steps(-50, 150, 20).map((y) => `M50 ${y}H310`),
].join('');

/** A strict grid turned by some degrees, the avenue from the Capitol across the lake, and the motorway in the east. */
export const austin: readonly string[] = [
  `<g transform="rotate(14 160 90)">${streets(grid)}${mainRoads('M160 34V210')}</g>`,
  park('M-10 96l66-14 10 38-76 30z'),
  mainRoads('M-10 66L74 50L120 -10M262 -10L236 78L250 210'),
  river('M-20 158C50 150 62 104 116 128S196 176 236 152S296 148 340 172', 26),
  mainRoads('M132 118L124 160M239 130L243 180'),
  streets('M-10 190L90 176L120 210M124 160L110 210M150 186L240 196L330 190M180 176L176 210'),
  landmark('M164 22h20v20h-20zM170 14h8v8h-8z'),
  pin(196, 96),
  label(officePlans.austin, [80, 129], -4),
];
