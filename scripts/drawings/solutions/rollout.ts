import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { node, part, quiet, signal, strong, wall } from '../parts.ts';

const { pilot, sheet, sites, back } = solutionLabels.rollout;

const COLUMNS = [232, 260, 288];
const ROWS = [40, 68, 96, 124];
/** Sites that are done; the last of them is under way. */
const DONE = 7;

const all = COLUMNS.flatMap((x) => ROWS.map((y) => [x, y] as const));

/** One site proves the sheet, the others follow it; whatever happens, each can go back. */
export const rollout: readonly string[] = [
  wall('M260 140V160H28V100'),
  signal('M40 82H80M184 82H216'),
  node([28, 82], 'acts'),
  strong(pilot, [28, 62]),
  part({ x: 80, y: 60, width: 104, height: 44 }, sheet),
  ...all.map((at, place) => node(at, place < DONE - 1 ? 'acts' : place < DONE ? 'moves' : 'open')),
  quiet(sites, [316, 22], 'end'),
  quiet(back, [144, 180]),
];
