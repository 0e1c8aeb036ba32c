import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, shade, signal, solid, somebody, table, thin } from '../scenes/things.ts';
import { arm } from './handing.ts';

const { ledger } = figures;

/** The four steps of a start, each higher than the one before. */
const STEPS = [168, 240, 312, 384].map((x, at) => [x, 212 - at * 30] as const);
const stairs = `M168 240${STEPS.map(([x, y]) => `V${y}H${x + 72}`).join('')}H480V240z`;

/** A written offer on the table, and the steps from a talk over a survey and a plan to what runs. */
export const howWeWork: readonly string[] = [
  body(box(22, 14, 112, 74)),
  line('M34 30h26M34 46h38M34 62h20M34 76h32'),
  thin('M84 22v58'),
  solid(box(94, 27, 28, 6) + box(94, 43, 16, 6) + box(94, 59, 22, 6)),
  signal('M94 76h28'),
  somebody(ledger, 70, 206, 0.62),
  table(6, 202, 148),
  body('M96 150h34l10 10v42H96z'),
  line('M130 150v10h10M104 164h18M104 174h28'),
  signal('M104 190l6-6 5 8 6-8 5 6h8'),
  arm(ledger.skin, [94, 196], [106, 206], [128, 200]),
  shade(stairs),
  line(stairs),
  body('M178 148h52v34h-26l-12 14v-14h-14z'),
  line('M188 160h32M188 170h20'),
  body('M254 118h44v58h-44zM268 112h16v12h-16z'),
  line('M262 134l3 3 5-6M262 148l3 3 5-6M262 162l3 3 5-6M276 135h14M276 149h14M276 163h14'),
  body('M324 84h48v62h-48z'),
  solid(box(324, 84, 9, 62)),
  line('M342 98h20M342 110h20M342 122h12'),
  body(box(400, 26, 66, 90)),
  line('M400 48h66M400 70h66M400 92h66M410 37h24M410 59h24M410 81h24M410 103h24'),
  lamps([448, 34], [448, 56], [448, 78], [448, 100]),
  signal('M140 240H168V212H240V182H312V152H384V122H433V116'),
];
