import { evidenceLabels } from '../../../src/content/evidenceLabels.ts';
import { line, node, part, quiet, signal, text, wall } from '../parts.ts';

const { people, account, gone, factor, systems, place, within, rest } = evidenceLabels.access;

const WIDTH = 92;
const COLUMNS = [4, 114] as const;
const LEFT_BEHIND = 224;

/** From a person by way of two gates to what the work needs; beside it what is out of reach, and whose way has ended. */
export const access: readonly string[] = [
  quiet(people, [4, 16], 'start'),
  signal('M50 64V112M160 64V112M50 152V232M160 152V232'),
  ...COLUMNS.map((x) => part({ x, y: 28, width: WIDTH, height: 36 }, account)),
  wall(`M${LEFT_BEHIND} 28h${WIDTH}v36h${-WIDTH}zM270 64V92`),
  line('M260 92h20'),
  quiet(gone, [270, 51]),
  part({ x: 4, y: 112, width: 312, height: 40 }, factor),
  line('M4 184H316V348H4Z'),
  text(systems, [184, 207], 'start'),
  quiet(place, [304, 332], 'end'),
  part({ x: 16, y: 232, width: 168, height: 72 }, ...within),
  wall('M196 232h108v72h-108z'),
  quiet(rest[0], [250, 264]),
  quiet(rest[1], [250, 284]),
  node([50, 168], 'moves'),
  node([160, 168], 'moves'),
];
