import type { PracticeKey } from '../../../src/content/practices.ts';
import { figures } from '../portraits/figures.ts';
import {
  body,
  box,
  lamps,
  laptop,
  line,
  monitor,
  rack,
  shade,
  signal,
  solid,
  somebody,
} from '../scenes/things.ts';

const bench = (x: number, y: number, width: number, floor: number): string =>
  line(`M${x + 12} ${y + 6}V${floor}M${x + width - 12} ${y + 6}V${floor}`) + body(box(x, y, width, 6));

/** A house cut open, and the line that joins its rooms. */
export const house: readonly string[] = [
  body(box(14, 8, 402, 232)),
  line('M4 8H426M14 122H416M226 8V122M196 122V240M306 122V240M330 8V1h40v7'),
  signal('M251 136V122M122 122V100M122 122H300V100M158 122V146'),
];

/** What each practice does in it, in the practice's colour. */
export const rooms: Record<PracticeKey, readonly string[]> = {
  managed: [
    shade(box(15, 123, 180, 117)),
    line('M28 134h36v36h-36zM46 134v36'),
    '<path fill="var(--accent)" d="M55 140a8 8 0 1 0 4 14a7 7 0 0 1-4-14z"/>',
    somebody(figures.headset, 92, 212, 0.44),
    bench(26, 208, 160, 240),
    monitor(148, 208, line('M126 166h30M126 176h44M126 186h24')),
  ],
  audioVisual: [
    shade(box(15, 9, 210, 112)),
    body(box(82, 18, 80, 52)),
    `<svg x="84" y="20" width="76" height="48">${somebody(figures.call, 38, 50, 0.32)}</svg>`,
    lamps([119, 71]),
    somebody(figures.talk, 52, 106, 0.44),
    somebody(figures.checks, 192, 106, 0.44),
    bench(24, 100, 196, 122),
  ],
  network: [rack(201, 136, 'pmmp')],
  engineering: [
    shade(box(227, 9, 188, 112)),
    body(box(240, 20, 88, 46)),
    line('M250 34l-6 8 6 8M268 32l-8 20M276 34l6 8-6 8M292 34h28M298 44h22M292 54h18'),
    somebody(figures.code, 372, 106, 0.44),
    bench(246, 100, 162, 122),
    laptop(300, 100),
  ],
  staffing: [
    shade(box(307, 123, 108, 117)),
    line('M416 150h18V240'),
    somebody(figures.cable, 372, 240, 0.52),
    body(box(316, 212, 30, 28)),
    line('M324 212v-7h14v7'),
    signal('M480 226H440M449 217l-9 9 9 9'),
    solid(box(324, 222, 14, 5)),
  ],
};
