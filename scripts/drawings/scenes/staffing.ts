import { figures } from '../portraits/figures.ts';
import { body, box, lamps, laptop, line, plant, shade, signal, solid, somebody, table, windows } from './things.ts'; // prettier-ignore

/** A customer's team at its table, and the one who has come to it, through the door and with a tool in hand. */
export const staffing: readonly string[] = [
  body(box(250, 26, 200, 84)),
  line('M250 46h200M300 46v64M350 46v64M400 46v64M250 78h200'),
  solid('M262 54h26v8h-26zM312 54h26v8h-26zM362 86h26v8h-26z'),
  lamps([418, 55], [428, 55]),
  somebody(figures.group, 250, 206),
  somebody(figures.route, 370, 206),
  somebody(figures.offices, 490, 206),
  somebody(figures.clock, 610, 206),
  table(180, 200, 520),
  laptop(312, 200),
  laptop(552, 200),
  solid('M420 190h30v10h-30z'),
  plant(120),
  shade(box(750, 40, 120, 200)),
  line('M750 240V40h120V240M854 136v16'),
  somebody(figures.cable, 804, 240, 0.62),
  signal('M1120 224H880M742 224H712M720 216l-8 8 8 8'),
  windows(904, 24, 'day'),
];

/** On a phone: two at their table, and who comes through the door. */
export const staffingNarrow: readonly string[] = [
  body(box(24, 12, 200, 88)),
  line('M24 34h200M74 34v66M124 34v66M174 34v66M24 66h200'),
  solid('M36 44h26v10h-26zM86 44h26v10h-26zM136 78h26v10h-26z'),
  lamps([192, 46], [204, 46]),
  somebody(figures.route, 72, 206, 0.64),
  somebody(figures.offices, 196, 206, 0.64),
  table(14, 202, 244),
  laptop(134, 202),
  shade(box(288, 40, 100, 200)),
  line('M288 240V40h100V240M379 158v14'),
  somebody(figures.cable, 334, 240, 0.74),
  signal('M286 222H264M273 213l-9 9 9 9'),
];
