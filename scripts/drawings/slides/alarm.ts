import { figures } from '../portraits/figures.ts';
import { body, box, line, monitor, plant, rack, shade, signal, somebody, thin } from '../scenes/things.ts'; // prettier-ignore
import { atDesk, desk, MOON, near, NOON, onWall, windowOn } from './room.ts';

const ROOFS = 'M266 174v-30h22v30M288 174v-46h26v46M314 174v-22h20v22M334 174v-38h24v38';

/** A rack at night; one unit is awake, and its line leads out. */
export const alarm: readonly string[] = [
  rack(60, 80, 'pp-pp--'),
  windowOn(MOON, ROOFS),
  near(-136, rack(412, 80, 'ppmpp-p'), signal('M507 132H580')),
];

/** An operator with a headset, what the wall says and what the screen says. */
export const reader: readonly string[] = [
  plant(196),
  onWall(
    body(box(258, 76, 116, 84)),
    shade(box(264, 82, 104, 72)),
    line('M272 144h88M272 144V92'),
    signal('M276 136l16-8 14 4 14-28 14 36 12-10h12'),
  ),
  atDesk(
    somebody(figures.screens, 436, 196),
    desk,
    monitor(518, 196, line('M494 144h34M494 156h26') + signal('M494 168h18')),
  ),
];

/** The report at breakfast, read by somebody who slept. */
export const report: readonly string[] = [
  plant(196),
  windowOn(NOON, ROOFS),
  atDesk(
    somebody(figures.board, 436, 196),
    desk,
    line('M394 196v-18h16v18M410 182h7v9h-7'),
    body('M484 196v-68h48l14 14v54zM532 128v14h14') + thin('M494 166h42M494 176h42M494 186h26'),
    signal('M496 148l8 8l16-18'),
  ),
];
