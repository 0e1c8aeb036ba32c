import { figures } from '../portraits/figures.ts';
import { round } from '../portraits/strokes.ts';
import { body, box, lamps, line, monitor, shade, signal, solid, somebody, table } from '../scenes/things.ts';
import type { HeadLayers } from './headLayers.ts';

const wheel = (x: number): string => body(round(x, 220, 19)) + solid(round(x, 220, 7));

/** Who is who, on the wall: a face and a name. */
const card = (x: number): string =>
  body(box(x, 18, 44, 54)) +
  solid(`${round(x + 22, 34, 7)}M${x + 10} 54q0-11 12-11t12 11z`) +
  line(`M${x + 10} 63h24`);

const CAB_WINDOW = 'M372 96h34q4 0 6 4l26 48H372z';
const RUNGS = [322, 342, 362, 382, 402, 422, 442].map((x) => `M${x} 62v9`).join('');

/** A call that one answers, another finds the cause of, and a third drives to: some at a desk and some on the road. */
export const team: HeadLayers = {
  scene: [body(box(46, 8, 176, 74)), card(56), card(112), card(168), lamps([90, 22])],
  managed: [somebody(figures.headset, 64, 206, 0.66)],
  engineering: [somebody(figures.code, 204, 206, 0.66)],
  audioVisual: [
    line(`M310 62h146v9H310z${RUNGS}M326 71v13M440 71v13`),
    body('M290 222V94q0-10 10-10H408q8 0 12 7l30 54 18 6q6 3 6 9v62z'),
    shade(CAB_WINDOW),
    somebody(figures.cable, 396, 148, 0.34),
    line(`${CAB_WINDOW}M360 88v122M372 166h12M474 192h-14`),
    body(round(325, 142, 25)),
    line(round(325, 142, 18) + round(325, 142, 11)),
    wheel(330),
    wheel(438),
  ],
  front: [
    signal('M0 232H118V206M150 206V232H274V190H325V167'),
    lamps([322, 139]),
    table(6, 202, 256),
    monitor(134, 202, line('M110 154h26M110 166h44') + signal('M110 178h20M148 152l-5 5-4-4')),
  ],
};
