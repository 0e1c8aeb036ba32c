import { figures } from '../portraits/figures.ts';
import { body, box, lamps, laptop, line, plant, signal, somebody, table } from '../scenes/things.ts';
import { near } from './room.ts';

/** The technician is in the same place through all three: far enough to the right for the narrowest phone. */
const AT = -91;
const technician = near(AT, somebody(figures.cable, 356, 196), table(310, 196, 92));

/** A screen goes up the wall, and its cable is there already. */
export const hung: readonly string[] = [
  plant(76),
  line('M174 240L202 84M218 240L246 84M179 212h44M185 180h44M191 148h44M197 116h44'),
  body(box(412, 72, 148, 100)),
  signal('M492 172V240'),
  lamps([489, 169]),
  technician,
];

/** A call on the screen: somebody answers, and is heard. */
export const tried: readonly string[] = [
  plant(196),
  body(box(412, 72, 148, 100)),
  somebody(figures.call, 466, 172, 0.48),
  signal('M508 122h7l6-12l10 22l7-14h12'),
  technician,
  near(AT, laptop(382, 196)),
  table(444, 208, 116),
];

/** Three at the table below the screen, and help within reach. */
export const guests: readonly string[] = [
  plant(76),
  body(box(424, 68, 132, 52)),
  signal('M438 106l22-14 18 8 24-20'),
  technician,
  somebody(figures.talk, 452, 208, 0.4),
  somebody(figures.ledger, 499, 208, 0.4),
  somebody(figures.checks, 546, 208, 0.4),
  table(426, 208, 146),
];
