import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, plant, rack, shade, somebody, table, thin, signal } from '../scenes/things.ts'; // prettier-ignore
import { arm } from './handing.ts';

const { checks } = figures;

/** A note: a sheet on the board with its pin. */
const note = (x: number, y: number, lines: string): string => body(box(x, y, 66, 58)) + line(lines);

/** The board in the practice room: the newest note is pinned up, and a rack stands there to be practised on. */
export const news: readonly string[] = [
  body(box(24, 10, 262, 112)),
  shade(box(24, 10, 262, 112)),
  note(42, 34, 'M52 50h32M52 60h46M52 70h40M52 80h24'),
  note(124, 26, 'M136 42h12v12h-12zM166 42h12v12h-12zM150 48h14M136 66h42M136 74h30'),
  note(206, 40, 'M239 54a9 9 0 0 1 9 9q0 8-9 20q-9-12-9-20a9 9 0 0 1 9-9zM216 90h46'),
  lamps([72, 31], [154, 23], [236, 37]),
  somebody(checks, 316, 206, 0.62),
  table(150, 202, 212),
  arm(checks.skin, [292, 196], [272, 170], [262, 104]),
  body('M186 196h34v6h-34zM200 196v-26h6v26M194 152h18v18h-18z'),
  thin('M194 158h18M194 164h18'),
  signal('M220 199H262V202'),
  rack(372, 52, 'pmmp-mmp-'),
  plant(92),
];
