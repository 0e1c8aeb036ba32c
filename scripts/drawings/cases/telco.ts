import { pictureLabels } from '../../../src/content/caseStudies/pictureLabels.ts';
import { shiftOffices } from '../../../src/content/shifts.ts';
import { line, node, part, quiet, signal } from '../parts.ts';

const { tools, gather, group, act, owner, severity, handOver } = pictureLabels.telco;

const TOOLS = [32, 96, 160, 224, 288];
const ALARMS = [-14, -7, 0, 7, 14];
const GROUPS = [96, 160, 224];
/** The one that becomes the incident. */
const INCIDENT = 160;

/** Which tool each alarm comes from does not show any more once they are grouped. */
const alarms = TOOLS.flatMap((tool) => ALARMS.map((beside) => `M${tool + beside} 64V96`)).join('');

/** In the order in which the shift passes. */
const drawOffices = (): string[] =>
  [...shiftOffices()]
    .sort((one, other) => one.shift[0] - other.shift[0])
    .map(({ city }, at) =>
      part({ x: 4 + at * 108, y: 400, width: 96, height: 36 }, city.split(',')[0] ?? city),
    );

/** Alarms of all tools come together, are grouped by cause, acted on, and handed from office to office. */
export const telco: readonly string[] = [
  quiet(tools, [160, 18]),
  line(alarms),
  ...TOOLS.map((x) => part({ x: x - 20, y: 32, width: 40, height: 32 })),
  line(GROUPS.map((x) => `M${x} 160V192`).join('')),
  part({ x: 4, y: 96, width: 312, height: 64 }, ...gather),
  signal(`M${INCIDENT} 256V288M${INCIDENT} 352V376H52V400M100 418H112M208 418H220`),
  part({ x: 40, y: 192, width: 240, height: 64 }, ...group),
  quiet(owner, [92, 324], 'end'),
  quiet(severity, [228, 324], 'start'),
  part({ x: 100, y: 288, width: 120, height: 64 }, ...act),
  quiet(handOver, [172, 390], 'start'),
  node([INCIDENT, 272], 'moves'),
  ...drawOffices(),
];
