import { figures } from '../portraits/figures.ts';
import { body, box, line, plant, shade, signal, solid, somebody, table, thin } from '../scenes/things.ts';
import { arm, sheet } from './handing.ts';

const { call, talk } = figures;

/** A shift ends and the next begins: the note goes from hand to hand, below the rota of three offices. */
export const careers: readonly string[] = [
  line('M52 240V80M32 240h40M38 84l14 10 14-10'),
  body('M42 92q-14 5-16 20l-4 60h60l-4-60q-2-15-16-20l-10 12z'),
  line('M52 104v68M30 150h13M61 150h13'),
  body(box(138, 10, 188, 102)),
  thin('M150 38H314M150 61H314M150 84H314M204 20V102M260 20V102'),
  solid(box(150, 32, 64, 12) + box(204, 55, 66, 12) + box(260, 78, 54, 12)),
  signal('M209 16v90'),
  shade(box(372, 24, 92, 92)),
  signal('M396 96a22 22 0 0 1 44 0M418 64v-9M395 73l-6-6M441 73l6-6'),
  line(`${box(372, 24, 92, 92)}M372 96h92M418 96v20M364 120h108`),
  somebody(talk, 142, 206, 0.62),
  somebody(call, 322, 206, 0.62),
  table(92, 202, 316),
  sheet(210, 142),
  arm(talk.skin, [166, 194], [186, 192], [211, 181]),
  arm(call.skin, [298, 194], [278, 192], [253, 181]),
  body(box(376, 180, 18, 22)),
  line('M394 186h7v10h-7M381 174v-8M389 174v-8'),
  plant(448),
];
