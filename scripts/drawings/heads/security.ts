import { figures } from '../portraits/figures.ts';
import type { Figure } from '../portraits/figure.ts';
import {
  body,
  box,
  lamps,
  line,
  rack,
  shade,
  signal,
  solid,
  somebody,
  table,
  thin,
} from '../scenes/things.ts';
import { arm } from './handing.ts';

/** None of ours: who takes the key back. */
const guard: Figure = { skin: 'light', hair: ['bun', 'brown'], clothes: 'jacket', wears: ['glasses'] };
const { cable } = figures;

const bars = Array.from({ length: 8 }, (_, at) => `M${22 + at * 16} 16V240`).join('');
const rails = Array.from({ length: 14 }, (_, at) => `M14 ${24 + at * 16}H142`).join('');
const key = (x: number, y: number): string =>
  `M${x} ${y}a6 6 0 1 0 .1 0zM${x} ${y + 12}v18h7M${x} ${y + 25}h5`;

/** A rack behind a locked cage, a door that asks who comes, and a key that is handed back. */
export const security: readonly string[] = [
  rack(28, 44, 'mpmm-mpm-'),
  thin(bars + rails),
  line('M14 240V16H142V240M78 16V240'),
  body(box(66, 120, 24, 26)),
  line('M71 120v-8a7 7 0 0 1 14 0v8'),
  solid(box(75, 130, 6, 8)),
  shade(box(164, 44, 78, 196)),
  line('M164 240V44H242V240M176 136v16'),
  body(box(252, 116, 18, 30)),
  lamps([258, 122]),
  line('M257 136h8'),
  body(box(366, 14, 100, 66)),
  line(`M378 30h76${[key(386, 32), key(408, 32), key(452, 32)].join('')}`),
  signal('M430 30v8'),
  somebody(cable, 306, 206, 0.62),
  somebody(guard, 424, 206, 0.62),
  table(262, 202, 212),
  arm(cable.skin, [330, 196], [340, 194], [355, 180]),
  arm(guard.skin, [400, 196], [392, 194], [377, 180]),
  signal('M366 152a7 7 0 1 0 .1 0zM366 166v24h9M366 183h7'),
];
