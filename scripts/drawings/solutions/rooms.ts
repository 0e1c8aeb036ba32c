import { solutionLabels } from '../../../src/content/solutions/solutionLabels.ts';
import { line, node, part, quiet, signal, solid } from '../parts.ts';

const { shared, types } = solutionLabels.rooms;

interface Room {
  x: number;
  width: number;
  height: number;
  /** On each long side of the table. */
  seats: number;
}

const FLOOR = 196;
const BUS = 28;
const SEAT = 8;
const rooms: readonly [Room, Room, Room] = [
  { x: 4, width: 76, height: 76, seats: 2 },
  { x: 96, width: 92, height: 104, seats: 4 },
  { x: 204, width: 112, height: 136, seats: 6 },
];

const drawRoom = ({ x, width, height, seats }: Room): string => {
  const middle = x + width / 2;
  const top = FLOOR - height;
  const long = seats * 14 - 4;
  const first = FLOOR - 12 - long;
  const rows = Array.from({ length: seats }, (_, at) => first + at * 14);
  return [
    part({ x, y: top, width, height }),
    solid(`M${middle - width / 4} ${top + 5}h${width / 2}v4h-${width / 2}z`),
    line(`M${middle - 12} ${first - 2}h24v${long + 4}h-24z`),
    line(
      rows
        .map((y) =>
          [-18 - SEAT, 18].map((side) => `M${middle + side} ${y + 1}h${SEAT}v${SEAT}h-${SEAT}z`).join(''),
        )
        .join(''),
    ),
  ].join('');
};

const middles = rooms.map(({ x, width }) => x + width / 2);

/** Three types of room, the same way to use each: screen at the front, table, seats. */
export const roomPlans: readonly string[] = [
  quiet(shared, [4, 14], 'start'),
  ...rooms.map(drawRoom),
  signal(
    `M${middles[0]} ${BUS}H${middles.at(-1)}${rooms.map(({ height }, at) => `M${middles[at]} ${BUS}V${FLOOR - height}`).join('')}`,
  ),
  ...rooms.map(({ height }, at) => node([middles[at] ?? 0, FLOOR - height], 'moves')),
  ...types.map((type, at) => quiet(type, [middles[at] ?? 0, 216])),
];
