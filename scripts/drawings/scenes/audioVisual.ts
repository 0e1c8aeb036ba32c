import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, plant, shade, sight, signal, solid, somebody, table, thin } from './things.ts'; // prettier-ignore

/** A meeting room: who is there and who is far away see and hear each other. */
export const audioVisual: readonly string[] = [
  thin('M0 232H1120M200 0V232M920 0V232'),
  line('M300 0v18M500 0v18M700 0v18M820 0v18'),
  solid('M280 18h40l-8 8h-24zM480 18h40l-8 8h-24zM680 18h40l-8 8h-24zM800 18h40l-8 8h-24z'),
  body(box(400, 36, 320, 118)),
  shade(box(408, 44, 148, 102) + box(564, 44, 148, 102)),
  `<svg x="408" y="44" width="148" height="102">${somebody(figures.call, 74, 102, 0.46)}</svg>`,
  `<svg x="564" y="44" width="148" height="102">${somebody(figures.code, 74, 102, 0.46)}</svg>`,
  body('M540 24h40v12h-40z'),
  lamps([557, 27]),
  sight('M552 36L236 150M568 36L884 150M556 36L380 156M564 36L742 156'),
  body(box(352, 60, 24, 70) + box(744, 60, 24, 70)),
  line('M364 74a7 7 0 1 0 .1 0zM364 100a9 9 0 1 0 .1 0zM756 74a7 7 0 1 0 .1 0zM756 100a9 9 0 1 0 .1 0z'),
  somebody(figures.talk, 262, 212),
  somebody(figures.checks, 860, 212),
  table(210, 206, 700),
  signal('M560 154V190H600V200'),
  solid('M586 198h28l6 8h-40zM420 198h24l6 8h-36zM690 198h24l6 8h-36z'),
  plant(60),
  body(box(984, 64, 64, 40)),
  line('M994 78h30M994 90h18'),
  lamps([1034, 76]),
  line('M970 240V130h92V240M1046 186v12'),
];

/** On a phone: one far away, one here, and what lets them see and hear each other. */
export const audioVisualNarrow: readonly string[] = [
  body(box(20, 10, 196, 128)),
  shade(box(28, 18, 180, 112)),
  `<svg x="28" y="18" width="180" height="112">${somebody(figures.call, 90, 112, 0.56)}</svg>`,
  body('M104 138h28v10h-28z'),
  lamps([115, 140]),
  sight('M134 146L300 140'),
  body(box(232, 20, 26, 84)),
  line('M245 34a7 7 0 1 0 .1 0zM245 64a10 10 0 1 0 .1 0z'),
  somebody(figures.talk, 318, 206, 0.68),
  signal('M118 148V190H170V200'),
  table(92, 202, 292),
  solid('M154 200h32l8 6h-48z'),
  plant(44),
  body(box(230, 176, 34, 26)),
  line('M238 184h18M238 192h12'),
];
