import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, monitor, plant, rack, shade, signal, solid, somebody, table, thin, windows } from './things.ts'; // prettier-ignore

const WALL = [box(320, 20, 150, 88), box(482, 20, 156, 88), box(650, 20, 150, 88)];

/** The operations centre at night: the wall of screens, two who watch it, and the rack that they watch over. */
export const managed: readonly string[] = [
  windows(40, 24, 'night'),
  ...WALL.map(body),
  shade(box(326, 26, 138, 76)),
  line('M334 92h122M334 92V34'),
  signal('M338 84l18-8 16 4 14-22 14 12 16-4 14-22 18 6'),
  thin('M492 44h136M492 64h136M492 84h136'),
  solid('M496 34h8v6h-8zM496 54h8v6h-8zM496 94h8v6h-8z'),
  lamps([497, 73]),
  line('M514 37h74M514 57h52M514 77h92M514 97h60'),
  line('M664 88V70h16v18M690 88V52h16v36M716 88V62h16v26M742 88V40h16v48M768 88V58h16v30'),
  line('M395 108v10M560 108v10M725 108v10'),
  somebody(figures.screens, 420, 202),
  somebody(figures.headset, 700, 202),
  table(330, 196, 460),
  monitor(520, 196, signal('M498 158h10l5-10 8 18 6-12h16')),
  monitor(602, 196, line('M580 146h30M580 156h44M580 166h24')),
  plant(262),
  rack(868, 40, 'mmpmmpmm-'),
  rack(984, 40, 'mpmm-mpm-'),
];

/** On a phone: one screen, those who watch it, and one rack. */
export const managedNarrow: readonly string[] = [
  body(box(24, 12, 168, 92)),
  shade(box(30, 18, 156, 80)),
  line('M40 88H178M40 88V28'),
  signal('M44 80l20-10 18 6 16-28 18 14 18-6 16-22 18 6'),
  shade(box(214, 16, 64, 84)),
  line(`${box(214, 16, 64, 84)}M246 16v84M214 58h64`),
  '<path fill="var(--accent)" d="M258 26a11 11 0 1 0 8 19a10 10 0 0 1-8-19z"/>',
  somebody(figures.screens, 76, 206, 0.64),
  somebody(figures.headset, 228, 206, 0.64),
  monitor(152, 202, signal('M130 164h10l5-10 8 18 6-12h16')),
  table(14, 202, 276),
  rack(298, 40, 'mmpmmpmm-'),
];
