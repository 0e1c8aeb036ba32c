import { figures } from '../portraits/figures.ts';
import { body, box, line, plant, signal, solid, somebody, table } from '../scenes/things.ts';
import { arm } from './handing.ts';

const { board } = figures;

/** A sheet with a folded corner. */
const paper = (x: number, y: number): string =>
  body(`M${x} ${y}h80l16 16v118h-96z`) + line(`M${x + 80} ${y}v16h16`);

const months = [14, 20, 17, 26, 18].map((height, at) => box(40 + at * 14, 132 - height, 8, height));

/** The report, the note and the checklist side by side: one incident stands in all three. */
export const documents: readonly string[] = [
  paper(24, 14),
  solid(box(36, 30, 40, 7)),
  line('M36 46h62M36 56h44M36 132h74'),
  solid(months.join('')),
  paper(136, 34),
  solid(box(148, 50, 12, 12) + box(196, 50, 12, 12)),
  line('M164 56h28M187 51l5 5-5 5M148 76h68M148 86h48M148 132h68M148 142h54'),
  paper(248, 14),
  line(
    'M260 34l4 4 7-8M280 34h50M260 54l4 4 7-8M280 54h38M260 74l4 4 7-8M280 74h50M260 130h10v10h-10zM280 135h44',
  ),
  signal('M86 104H260M260 104l5 5 9-11M280 104h50'),
  somebody(board, 396, 206, 0.62),
  table(16, 202, 416),
  body(box(44, 190, 92, 12) + box(52, 178, 78, 12)),
  body(box(284, 180, 18, 22)),
  line('M302 186h7v10h-7M289 174v-8M297 174v-8'),
  plant(452),
  arm(board.skin, [372, 194], [350, 180], [338, 150]),
];
