import { rota, ROTA_SIZE } from '../../src/content/rota.ts';
import { node, quiet, signal, solid, strong, text, toSprite, wall } from './parts.ts';

/** Lanes of the offices in the order of the page's other pictures, and the columns of their shifts. */
const LANES = [32, 80, 128];
const COLUMNS = [112, 184, 256];
const CELL = { width: 62, height: 24 };
const HANDOVER = 92;
/** The last office, where the day begins, has all three shifts. */
const NIGHT = 2;

const cell = (x: number, y: number): string => `M${x} ${y}h${CELL.width}v${CELL.height}h${-CELL.width}z`;

const lane = (city: string, at: number): string[] => {
  const y = LANES[at] ?? 0;
  const isLast = at === LANES.length - 1;
  return [
    strong(city, [0, y + 17], 'start'),
    ...COLUMNS.map((x, shift) => (shift < NIGHT || isLast ? solid : wall)(cell(x, y))),
    node([HANDOVER, y + CELL.height / 2], 'moves'),
  ];
};

const [top = 0, , bottom = 0] = LANES.map((y) => y + CELL.height / 2);

/** Who works when, in three lanes; the signal climbs from the office where the day begins. */
const drawing: readonly string[] = [
  ...rota.shifts.map((shift, at) => text(shift, [(COLUMNS[at] ?? 0) + CELL.width / 2, 16])),
  signal(`M${HANDOVER} ${bottom}V${top}`),
  ...rota.cities.flatMap(lane),
  quiet(rota.handover, [0, 174], 'start'),
  quiet(rota.night, [320, 174], 'end'),
];

/** The picture of the careers page, in the colours and the typeface of the page around it. */
export const drawRota = (): string =>
  toSprite({ rota: drawing }, ROTA_SIZE.width, { rota: ROTA_SIZE.height });
