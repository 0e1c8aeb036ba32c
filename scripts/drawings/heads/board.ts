import type { Figure } from '../portraits/figure.ts';
import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, shade, signal, solid, somebody, table, thin } from '../scenes/things.ts';
import type { HeadLayers } from './headLayers.ts';

const sits = (figure: Figure, x: number): string => somebody(figure, x, 206, 0.54);
/** Behind those who sit; down to the table in the colour of the clothes. */
const stands = (figure: Figure, x: number): string =>
  somebody(figure, x, 174, 0.5) + solid(box(x - 33.4, 173, 63.8, 32));

const pane = (x: number, roofs: string): string =>
  shade(box(x, 12, 70, 82)) +
  thin(roofs) +
  line(`${box(x, 12, 70, 82)}M${x + 35} 12v82M${x} 53h70M${x - 6} 94h82`);

/** Nine who answer for the company at one table; the chair before it is the customer's, and the contract lies there. */
export const board: HeadLayers = {
  scene: [
    pane(18, 'M24 94V72h14V58h16v14h10V50h16v44'),
    pane(392, 'M398 94V58h12v14h14V48h16v24h14v22'),
    body(box(178, 4, 124, 58)),
    line('M192 18h44M192 33h44M192 48h44M258 43l10 10M268 43l-10 10'),
    signal('M256 17l5 5 10-10M256 32l5 5 10-10'),
  ],
  engineering: [stands(figures.shield, 192), stands(figures.chip, 290)],
  staffing: [stands(figures.talk, 95), stands(figures.group, 387)],
  managed: [sits(figures.clock, 144), sits(figures.table, 241)],
  network: [sits(figures.offices, 47), sits(figures.ledger, 338)],
  audioVisual: [sits(figures.checks, 435)],
  front: [
    table(2, 202, 476),
    body('M98 202l5-9h32l-5 9zM284 202l5-9h32l-5 9z' + box(373, 187, 11, 15) + box(65, 187, 11, 15)),
    line('M384 190h6v8h-6M76 190h6v8h-6'),
    body('M192 202l7-18h82l-7 18z'),
    line('M208 190h42M206 196h32'),
    signal('M256 194l4 4 8-10'),
    body('M211 240v-22q0-10 10-10h38q10 0 10 10v22z'),
    lamps([237, 216]),
  ],
};
