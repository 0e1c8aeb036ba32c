import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, monitor, plant, rack, signal, solid, somebody } from '../scenes/things.ts';
import { atDesk, desk, MOON, NOON, SUNRISE, windowOn } from './room.ts';

const CHARMINAR =
  'M278 174v-60q5-12 10 0v60M324 174v-60q5-12 10 0v60M288 130h36v44M288 138h36M297 174v-14q9-12 18 0v14M288 130l4-6h28l4 6';
const WESTMINSTER =
  'M272 174v-62l6-16l6 16v62M272 112h12M278 117a4 4 0 1 0 .1 0zM284 156h32v18M292 156v18M300 156v18M308 156v18M316 156l-2-8l-2 8';
const CAPITOL =
  'M272 174v-18h84v18M298 156v-12h32v12M302 144q12-26 24 0M314 125v-9M282 174v-18M290 174v-18M338 174v-18M346 174v-18M306 174v-10h16v10';

/** Seen from its back, above the desk; nobody sits on it. */
const chair = body('M412 196v-50q0-10 10-10h28q10 0 10 10v50z') + line('M412 156h48');
const note = body(box(466, 182, 22, 14)) + solid(box(470, 186, 14, 2) + box(470, 190, 9, 2));

/** The shift of an afternoon: the note is written and on its way. */
export const handsOver: readonly string[] = [
  rack(60, 80, 'mpmmpm-'),
  plant(196),
  windowOn(NOON, CHARMINAR),
  atDesk(
    somebody(figures.screens, 436, 196),
    desk,
    monitor(518, 196, signal('M498 158h36M524 148l10 10l-10 10')),
  ),
];

/** The morning after: the note is read, and the first alarm of the day. */
export const takesOver: readonly string[] = [
  body(box(60, 84, 100, 76)),
  line('M74 102h50M74 118h72M74 134h36'),
  lamps([140, 99], [140, 131]),
  plant(210),
  windowOn(SUNRISE, WESTMINSTER),
  atDesk(
    somebody(figures.headset, 436, 196),
    desk,
    monitor(518, 196, line('M494 144h30M494 168h24') + signal('M494 156h10l5-8l8 14l6-6h14')),
  ),
];

/** An empty chair: this office sleeps, because the others do not. */
export const asleep: readonly string[] = [
  plant(76),
  line('M214 239V104M196 239h36M200 104l8-24h12l8 24z'),
  windowOn(MOON, CAPITOL),
  atDesk(chair, desk, note, monitor(518, 196)),
];
