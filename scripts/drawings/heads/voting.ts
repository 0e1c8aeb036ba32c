import type { Figure } from '../portraits/figure.ts';
import { body, box, laptop, line, shade, signal, solid, somebody, table } from '../scenes/things.ts';

/** None of ours: who keeps the roll, and who votes. */
const clerk: Figure = { skin: 'light', hair: ['receding', 'brown'], clothes: 'badge', wears: ['glasses'] };
const voter: Figure = { skin: 'brown', hair: ['waves', 'black'], clothes: 'jumper' };

const envelope = (x: number, y: number, turn: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})">${body(box(x - 24, y - 15, 48, 30))}${line(`M${x - 24} ${y - 15}l24 17 24-17`)}</g>`;
const key = (x: number): string => line(`M${x} 18a8 8 0 1 0 .1 0zM${x} 34v26h9M${x} 51h7`);

/** Names on one side of a wall, sealed votes on the other; a token alone goes through. */
export const voting: readonly string[] = [
  body(box(28, 18, 104, 88)),
  line('M42 40h46M42 62h46M42 84h46'),
  signal('M102 39l5 5 10-10M102 61l5 5 10-10'),
  somebody(clerk, 80, 206, 0.6),
  somebody(voter, 196, 206, 0.6),
  table(20, 202, 226),
  laptop(138, 202),
  shade(box(262, 1, 12, 45) + box(262, 78, 12, 162)),
  line('M262 46V1H274V46zM262 240V78H274V240'),
  signal('M138 62H362V78M355 71l7 7 7-7'),
  solid(box(260, 54, 16, 16)),
  line('M404 14H468') + [412, 436, 460].map(key).join(''),
  envelope(362, 100, 0),
  body(box(298, 112, 128, 90)),
  envelope(334, 182, -8),
  envelope(388, 176, 14),
  envelope(360, 158, -18),
  body(box(288, 106, 148, 12)),
  table(284, 202, 156),
];
