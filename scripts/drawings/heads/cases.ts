import { figures } from '../portraits/figures.ts';
import type { Figure } from '../portraits/figure.ts';
import { body, box, line, plant, shade, signal, solid, somebody } from '../scenes/things.ts';
import { arm } from './handing.ts';

/** None of ours: who has a problem like one of these. */
const visitor: Figure = { skin: 'brown', hair: ['plait', 'black'], clothes: 'jacket', wears: ['glasses'] };
const { group } = figures;

const frame = (x: number, y: number): string =>
  body(box(x, y, 112, 84)) + shade(box(x + 6, y + 6, 100, 72)) + line(box(x + 6, y + 6, 100, 72));

/** Three studies on a wall, one of them pointed at; each is the sign of what it tells. */
export const cases: readonly string[] = [
  line('M20 12H460M76 12V24M240 12V24M404 12V24'),
  frame(20, 24),
  body('M52 62h48v34h-48z'),
  line('M44 62h64M52 76h48'),
  body('M58 38h36v24h-36z'),
  line('M58 38l18 13 18-13'),
  frame(184, 24),
  line('M204 88l12-38 12 38M208 75h16M210 63h12M206 46a14 14 0 0 1 0-14M226 46a14 14 0 0 0 0-14'),
  signal('M236 72h10l6-18 10 30 6-12h14'),
  frame(348, 24),
  body('M374 38h28v52h-28z'),
  line('M384 44h8'),
  body('M394 48h46v24h-24l-8 8v-8h-14z'),
  solid(box(402, 56, 28, 3) + box(402, 63, 18, 3)),
  somebody(group, 150, 240, 0.66),
  somebody(visitor, 330, 240, 0.66),
  arm(group.skin, [186, 226], [202, 190], [214, 146]),
  plant(40),
  line('M424 240v-32h40v32M416 208h56'),
  solid(box(432, 200, 24, 8)),
];
