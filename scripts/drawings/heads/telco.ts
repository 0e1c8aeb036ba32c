import { figures } from '../portraits/figures.ts';
import { body, box, line, monitor, plant, shade, sight, signal, solid, somebody, table, thin } from '../scenes/things.ts'; // prettier-ignore

/** A mast of the network that stands on the floor, and what it sends to both sides. */
const mast = (x: number, top: number): string => {
  const middle = (top + 254) / 2;
  const waves = [10, 18].map((far) => {
    const arc = `${far * 1.5} ${far * 1.5} 0 0`;
    return `M${x - far} ${top - far}a${arc} 0 0 ${far * 2}M${x + far} ${top - far}a${arc} 1 0 ${far * 2}`;
  });
  const braces = `M${x - 10} ${middle}h20l-26 50M${x - 10} ${middle}l26 50M${x - 16} ${middle + 50}h32`;
  return line(`M${x - 22} 240L${x} ${top}L${x + 22} 240${braces}${waves.join('')}`);
};

const alarms = [26, 38, 50, 62, 74, 86].map((y) => box(202, y - 3, 34, 5));
const causes = [26, 74].map((y) => `M242 ${y}h12v12h-12M254 ${y + 6}h26`);
const runbooks = [0, 13, 30, 45, 58].map((x, at) => [396 + x, 36 + (at % 3) * 4] as const);

/** Many alarms from many masts become one incident, with somebody who owns it and the runbooks at hand. */
export const telco: readonly string[] = [
  sight('M36 76V30H178M112 38V30'),
  mast(36, 94),
  mast(112, 56),
  body(box(184, 10, 182, 94)),
  shade(box(190, 16, 170, 82)),
  solid(alarms.join('') + box(288, 29, 52, 6) + box(288, 77, 40, 6)),
  line(causes.join('')),
  signal('M242 50h12v12h-12M254 56h24M272 50l6 6-6 6M288 56h58M288 53h58M288 59h58'),
  line('M388 76h84'),
  body(runbooks.map(([x, y]) => box(x, y, 11, 76 - y)).join('')),
  thin(runbooks.map(([x]) => `M${x + 5.5} 52v14`).join('')),
  somebody(figures.headset, 236, 206, 0.62),
  table(168, 202, 236),
  monitor(336, 202, line('M312 154h30M312 164h48M312 174h40')),
  plant(442),
];
