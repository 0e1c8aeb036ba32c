import { figures } from '../portraits/figures.ts';
import { body, box, lamps, laptop, line, plant, signal, somebody, table } from '../scenes/things.ts';

/** The technician is in the same place through all three. */
const technician = somebody(figures.cable, 312, 196) + table(264, 196, 100);

/** A screen goes up the wall, and its cable is there already. */
export const hung: readonly string[] = [
  plant(76),
  line('M150 240L178 84M194 240L222 84M155 212h44M161 180h44M167 148h44M173 116h44'),
  technician,
  body(box(392, 84, 148, 92)),
  signal('M466 176V240'),
  lamps([463, 173]),
];

/** A call on the screen: somebody answers, and is heard. */
export const tried: readonly string[] = [
  plant(196),
  technician + laptop(346, 196),
  body(box(392, 84, 148, 92)),
  somebody(figures.call, 436, 176, 0.44),
  signal('M480 128h10l6-12l10 22l7-14h15'),
  table(380, 212, 172),
];

/** Three at the table below the screen, and help within reach. */
export const guests: readonly string[] = [
  plant(76),
  technician,
  body(box(396, 68, 140, 56)),
  signal('M410 110l22-14 18 8 24-24'),
  somebody(figures.talk, 406, 204, 0.38),
  somebody(figures.ledger, 466, 204, 0.38),
  somebody(figures.checks, 526, 204, 0.38),
  table(376, 204, 180),
];
