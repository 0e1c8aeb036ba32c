import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, rack, shade, signal, somebody, table } from '../scenes/things.ts';

const ticket = (x: number, y: number): string =>
  body(box(x, y, 30, 22)) + line(`M${x + 6} ${y + 8}h18M${x + 6} ${y + 14}h10`);

/** What a supplier sees, room by room, on one line: servers, the queue of tickets, a meeting; and who works there. */
export const company: readonly string[] = [
  shade(box(192, 8, 108, 232)),
  line('M2 240V8H478V240M192 8V240M300 8V240'),
  signal('M58 92V26H478'),
  lamps([189, 23], [297, 23]),
  rack(8, 92, 'pmm-pm'),
  somebody(figures.switch, 146, 206, 0.6),
  table(108, 202, 78),
  ticket(203, 40) + ticket(203, 70) + ticket(240, 40) + ticket(240, 70),
  somebody(figures.headset, 246, 206, 0.6),
  table(202, 202, 88),
  body(box(334, 42, 112, 60)),
  line('M348 56h30M348 68h22'),
  signal('M348 90l22-12 20 6 42-30'),
  somebody(figures.laptop, 350, 206, 0.6),
  somebody(figures.board, 430, 206, 0.6),
  table(308, 202, 164),
  body('M372 202l6-12h32l-6 12z'),
];
