import { figures } from '../portraits/figures.ts';
import { body, box, laptop, line, plant, shade, signal, solid, somebody, table } from '../scenes/things.ts';

/** An office by the light of its hour; the one that is awake answers. */
const office = (x: number, isAwake: boolean): string =>
  `${isAwake ? '' : shade(box(x, 20, 60, 68))}${line(`${box(x, 20, 60, 68)}M${x + 30} 20v68M${x} 54h60`)}`;

/** What is written on a phone goes to somebody who reads it, in the office that is awake. */
export const contact: readonly string[] = [
  body('M32 48h88q10 0 10 10v172q0 10-10 10H32q-10 0-10-10V58q0-10 10-10z'),
  line('M64 60h24M38 82h32M38 132h40'),
  body(box(38, 90, 76, 26)),
  line('M46 103h28'),
  body(box(38, 140, 76, 46)),
  line('M46 152h58M46 162h50M46 172h30'),
  solid(box(38, 200, 76, 22)),
  office(236, false),
  office(312, true),
  office(388, false),
  '<path fill="var(--accent)" d="M276 28a10 10 0 1 0 6 17a9 9 0 0 1-6-17zM428 28a10 10 0 1 0 6 17a9 9 0 0 1-6-17z"/>',
  signal('M356 42a7 7 0 1 0 .1 0z'),
  somebody(figures.route, 342, 206, 0.62),
  table(222, 202, 206),
  laptop(270, 202),
  body(box(386, 190, 30, 12)),
  signal('M114 211H166V182M190 166H236'),
  body(box(146, 150, 44, 32)),
  line('M146 150l22 17 22-17'),
  signal('M229 159l7 7-7 7'),
  plant(452),
];
