import { figures } from '../portraits/figures.ts';
import { body, box, lamps, line, monitor, plant, shade, signal, solid, somebody, table, windows } from './things.ts'; // prettier-ignore

const stages = [430, 516, 602].map((x) => box(x, 44, 56, 34));

/** Two at work on a system: its parts on the board, its way from code to release, and the code itself. */
export const engineering: readonly string[] = [
  windows(40, 24, 'day'),
  body(box(400, 22, 320, 100)),
  ...stages.map(body),
  signal('M408 61h22M486 61h30M572 61h30M658 61h34M684 53l8 8-8 8'),
  line('M442 61l8 8 16-16M528 56h32M528 66h20M614 70V54h12v16M634 70V48h12v22'),
  line('M458 78v22h116V78M574 100h56'),
  body(box(630, 90, 44, 20)),
  solid('M453 95h10v10h-10z'),
  somebody(figures.board, 370, 204),
  somebody(figures.laptop, 760, 204),
  table(300, 198, 524),
  monitor(476, 198, line('M454 150l-6 6 6 6M466 166l8-20M484 150l6 6-6 6')),
  monitor(560, 198, signal('M534 166h12v-10h12v-8h12v12h14')),
  monitor(644, 198, line('M622 148h30M630 158h30M630 168h18')),
  plant(250),
  shade(box(880, 40, 184, 120)),
  line(`${box(880, 40, 184, 120)}M941 40v120M1003 40v120M880 66h184`),
  solid('M890 76h40v18h-40zM890 102h40v18h-40zM951 76h40v18h-40zM1013 76h40v18h-40zM1013 102h40v18h-40z'),
  lamps([968, 114]),
  line('M880 200h184v40M880 200v40M972 200v40M900 214h16M992 214h16'),
];

/** On a phone: the way to a release, and the two who are on it. */
export const engineeringNarrow: readonly string[] = [
  body(box(24, 10, 352, 92)),
  ...[62, 168, 274].map((x) => body(box(x, 34, 66, 44))),
  signal('M34 56h28M128 56h40M234 56h40M340 56h24M357 49l7 7-7 7'),
  line('M80 56l10 10 20-22M184 48h34M184 60h22M296 68V46h20v22M306 46V40'),
  somebody(figures.board, 88, 206, 0.64),
  somebody(figures.laptop, 316, 206, 0.64),
  table(24, 202, 352),
  monitor(168, 202, line('M146 154l-6 8 6 8M158 170l8-24M178 154l6 8-6 8')),
  monitor(244, 202, signal('M218 172h12v-10h12v-8h12v12h14')),
];
