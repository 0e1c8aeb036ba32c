import type { Figure } from '../portraits/figure.ts';
import { body, box, lamps, line, plant, shade, signal, solid, somebody, table, thin } from '../scenes/things.ts'; // prettier-ignore
import { arm } from './handing.ts';

/** None of ours: who takes part in a study. */
const participant: Figure = { skin: 'tan', hair: ['long', 'black'], clothes: 'jumper', wears: ['earrings'] };

/** A service is a drawer of its own, with its sign. */
const service = (x: number, y: number, sign: string): string => body(box(x, y, 70, 48)) + sign;

const hours = Array.from({ length: 25 }, (_, hour) => `M${256 + hour * 8} 58v${hour % 6 === 0 ? 12 : 6}`);

/** Five services round what they agree on; one of them writes, at its two hours, to a phone that is far away. */
export const messaging: readonly string[] = [
  shade(box(24, 14, 188, 212)),
  line('M24 240V14H212V240M24 226H212'),
  line('M36 94H200M75 80v28M161 80v28M118 94v70'),
  solid([75, 118, 161].map((x) => box(x - 5, 89, 10, 10)).join('')),
  service(40, 30, line('M54 44h26M54 54h42M54 64h34')),
  service(126, 30, line('M140 44h8v8h-8zM140 58h8v8h-8zM156 48h26M156 62h18')),
  service(40, 108, line('M51 119h48v26h-48zM75 125a7 7 0 1 0 .1 0zM57 132h4M89 132h4')),
  service(126, 108, ''),
  service(83, 164, line('M100 176h36M104 176l3 26h22l3-26M112 184v10M124 184v10M112 170h12')),
  thin('M250 58H456'),
  line(`M256 58H448${hours.join('')}`),
  signal('M142 120h38v24h-38zM142 120l19 13 19-13M196 132H290M283 125l7 7-7 7M256 54V30M446 54V30'),
  lamps([253, 24], [443, 24]),
  body('M300 102h36q6 0 6 6v62q0 6-6 6h-36q-6 0-6-6v-62q0-6 6-6z'),
  line('M304 118h22M304 128h28M304 138h16M314 168h8'),
  somebody(participant, 390, 206, 0.64),
  table(296, 202, 148),
  arm(participant.skin, [364, 196], [350, 192], [342, 168]),
  plant(250),
];
