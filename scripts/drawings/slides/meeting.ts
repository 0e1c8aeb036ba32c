import { figures } from '../portraits/figures.ts';
import { body, box, lamps, laptop, line, plant, signal, somebody, table } from '../scenes/things.ts';

/** The technician is in the same place through all three: far enough to the right for the narrowest phone. */
const technician = somebody(figures.cable, 356, 196) + table(310, 196, 92);

/** A screen goes up the wall, and its cable is there already. */
export const hung: readonly string[] = [
  plant(76),
  line('M174 240L202 84M218 240L246 84M179 212h44M185 180h44M191 148h44M197 116h44'),
  technician,
  body(box(416, 84, 140, 92)),
  signal('M486 176V240'),
  lamps([483, 173]),
];

/** A call on the screen: somebody answers, and is heard. */
export const tried: readonly string[] = [
  plant(196),
  technician + laptop(382, 196),
  body(box(416, 84, 140, 92)),
  somebody(figures.call, 458, 176, 0.44),
  signal('M500 128h8l6-12l10 22l7-14h13'),
  table(412, 212, 150),
];

/** Three at the table below the screen, and help within reach. */
export const guests: readonly string[] = [
  plant(76),
  technician,
  body(box(420, 68, 130, 56)),
  signal('M434 110l22-14 18 8 24-24'),
  somebody(figures.talk, 434, 204, 0.36),
  somebody(figures.ledger, 486, 204, 0.36),
  somebody(figures.checks, 538, 204, 0.36),
  table(408, 204, 156),
];
