import type { Figure } from '../portraits/figure.ts';
import { body, box, line, plant, shade, signal, solid, somebody, table } from '../scenes/things.ts';
import { arm } from './handing.ts';

/** None of ours: who looks for something and calls it by another name. */
const seeker: Figure = { skin: 'tan', hair: ['bob', 'auburn'], clothes: 'jumper' };

const drawers = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => [24 + column * 84, 16 + row * 56] as const),
);
const FOUND = 8;

/** A wall of drawers with a label each; a glass is held before it, and the right one stands open. */
export const search: readonly string[] = [
  shade(box(16, 8, 268, 232)),
  ...drawers.map(([x, y], at) =>
    at === FOUND ? '' : body(box(x, y, 76, 48)) + line(`M${x + 20} ${y + 16}h36M${x + 32} ${y + 32}h12`),
  ),
  body('M188 128h84v50h-84z'),
  solid(box(196, 118, 60, 10)),
  line('M196 128v-18h52l8 8v10M204 150h34M212 164h16'),
  signal('M184 124h92v58h-92z'),
  somebody(seeker, 372, 206, 0.62),
  table(300, 202, 132),
  arm(seeker.skin, [348, 194], [318, 186], [296, 166]),
  line('M294 166l-20-12'),
  '<circle cx="258" cy="143" r="20" fill="var(--bs-body-bg)" fill-opacity=".6" stroke="var(--hue)" stroke-width="3"/>',
  plant(450),
];
