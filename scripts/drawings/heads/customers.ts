import { figures } from '../portraits/figures.ts';
import { body, box, line, shade, signal, solid, somebody } from '../scenes/things.ts';
import { arm } from './handing.ts';
import type { HeadLayers } from './headLayers.ts';

/** The kerb on which the nine houses stand, and the line below it. */
const KERB = 172;
const LINE = 212;

const house = (x: number, width: number, height: number): string =>
  body(box(x, KERB - height, width, height));
const window = (x: number, y: number): string => `M${x} ${y}h8`;
const rows = (places: readonly number[], heights: readonly number[]): string =>
  line(heights.map((y) => places.map((x) => window(x, y)).join('')).join(''));
const door = (x: number): string => solid(box(x, KERB - 26, 14, 26));

const depot =
  body(`M6 ${KERB}V112l28-16 28 16v60z`) +
  line('M13 172v-38h18v38M37 172v-38h18v38M13 144h18M13 153h18M13 162h18M37 144h18M37 153h18M37 162h18') +
  solid('M24 116h20v8H24z');
const lawOffice =
  solid('M64 94l28-24 28 24z') +
  house(70, 44, 76) +
  line('M77 102v60M87 102v60M97 102v60M107 102v60M66 165h52');
const clinic =
  house(124, 42, 120) +
  solid('M140 62h10v9h9v10h-9v9h-10v-9h-9v-10h9z') +
  rows([131, 151], [106, 122, 138]) +
  door(138);
const foodPlant =
  body('M171 172v-66q0-12 11-12t11 12v66zM193 172v-66q0-12 11-12t11 12v66z') +
  line('M171 114h22M193 114h22M182 94V80h36v92') +
  solid('M171 150h44v10H171z');
const insurer =
  house(226, 38, 140) +
  solid('M231 68q0-16 14-16t14 16z') +
  line('M245 66v14q0 5 6 5') +
  rows([232, 250], [98, 112, 126, 140]) +
  door(238);
const hotel =
  house(272, 44, 100) +
  rows([278, 290, 302], [86, 102, 118]) +
  solid('M276 150l6-14h24l6 14z') +
  line('M282 150v22M306 150v22');
const university =
  house(324, 46, 54) +
  solid('M328 118q0-22 19-24 19 2 19 24z') +
  line('M347 94V76h14v8h-14M333 126v38M342 126v38M352 126v38M361 126v38M322 166h50');
const studio =
  line(
    'M396 138L406 56l10 82M399 116h14M402 92h8M406 56V44M396 54a16 16 0 0 1 0-22M416 54a16 16 0 0 0 0-22',
  ) + house(378, 42, 34);
const factory =
  solid('M459 120l4-60h8l4 60z') +
  body('M426 172v-52l16-14v14l16-14v14l16-14v66z') +
  rows([434, 447, 460], [140]);

const joins = [34, 92, 145, 193, 245, 294, 347, 450].map((x) => `M${x} ${KERB}V${LINE}`).join('');

/** Nine trades in one street, and the line below it that somebody looks after. */
export const customers: HeadLayers = {
  scene: [],
  managed: [depot, lawOffice, clinic, foodPlant],
  engineering: [insurer],
  audioVisual: [hotel, university],
  network: [studio],
  staffing: [factory],
  front: [
    shade(box(0, KERB, 480, 68)),
    line(`M0 ${KERB}H480`),
    signal(`${joins}M34 ${LINE}H450`),
    somebody(figures.cable, 402, 240, 0.52),
    arm(figures.cable.skin, [380, 232], [356, 228], [347, LINE]),
  ],
};
