import type { SlidePictureName } from '../../src/content/slideMoments.ts';
import { asleep, handsOver, OFFICE_VIEW, takesOver } from './handover.ts';

type Drawings = Readonly<Record<SlidePictureName, readonly string[]>>;

/** Lines take the colour and the width of the page around them, as the words beside them do. */
const line = (d: string): string => `<path d="${d}"/>`;

/** What moves: the one colour that is the same under every sky. */
const signal = (d: string): string => `<path stroke="var(--deep-accent)" d="${d}"/>`;
const awake = (d: string): string => `<path fill="var(--deep-accent)" stroke="none" d="${d}"/>`;

const GROUND = 'M0 88H160';
const MOON = 'M28 12a14 14 0 1 0 12 21a12 12 0 0 1 -12 -21';
const SUN = 'M32 20a10 10 0 1 1 -.1 0M32 6v6M32 48v6M8 30h6M50 30h6M15 13l4 4M49 13l-4 4';

/** Somebody to the shoulders, with the middle of the head at a place. */
const person = (x: number, y: number): string =>
  `M${x} ${y - 8}a8 8 0 1 1 -.1 0M${x - 14} ${y + 28}v-4a14 14 0 0 1 28 0v4`;

const pulse = (x: number, y: number): string => `M${x} ${y}h6l4 -9 7 17 5 -8h6`;

const UNITS = [12, 28, 44, 60];
/** Which unit raises the alarm. */
const AWAKE = 28;

/** A rack at night; one unit is awake, and its line leads out. */
const alarm = [
  line(`${GROUND}${MOON}M72 88V8h64v80M80 88v-8h48v8`),
  line(UNITS.map((y) => `M80 ${y}h48v12h-48zM86 ${y + 6}h16`).join('')),
  signal(`M128 ${AWAKE + 6}H160`),
  awake(`M116 ${AWAKE + 2}h8v8h-8z`),
];

/** An operator with a headset, and what the screen says. */
const reader = [
  line(`${GROUND}M12 68H148M24 68V88M136 68V88M76 12h60v40H76zM106 52v16M92 68h28`),
  line(`${person(44, 32)}M34 34v-4a10 10 0 0 1 20 0v4M54 38q0 6 -8 6`),
  signal(pulse(90, 33)),
];

/** The report, at breakfast. */
const report = [
  line(`${GROUND}${SUN}M84 88V12h36l16 16v60M120 12v16h16M96 52h28M96 64h28M96 76h16`),
  line('M16 72h24v16h-24zM40 76h8v8h-8'),
  signal('M96 36l5 5 9 -11'),
];

/** A screen goes up the wall, and its cable is there already. */
const hung = [
  line(`${GROUND}M68 12h84v48H68zM16 88L40 12M36 88L60 12M22 70h20M28 51h20M34 32h20`),
  signal('M110 60V88'),
  awake('M106 56h8v8h-8z'),
];

/** A call on the screen: somebody answers, and is heard. */
const tried = [
  line(`${GROUND}M24 8h112v56H24zM80 8v56M80 64v24M56 88h48`),
  line(person(52, 34)),
  signal(pulse(94, 38)),
];

/** Three at the table, the screen behind them, and a technician beside. */
const guests = [
  line(`${GROUND}M56 8h96v24H56zM44 68H156M56 68V88M144 68V88`),
  line([68, 100, 132].map((x) => `M${x} 40a6 6 0 1 1 -.1 0M${x - 10} 68a10 10 0 0 1 20 0`).join('')),
  line('M20 32a7 7 0 1 1 -.1 0M8 88V62a12 12 0 0 1 24 0v26M20 70v18'),
  awake('M16 58h8v8h-8z'),
];

const offices = { handsOver, takesOver, asleep } satisfies Partial<Drawings>;
const moments: Omit<Drawings, keyof typeof offices> = { alarm, reader, report, hung, tried, guests };

/** At the lower right of its place; an office fills it, whatever its shape, and brings its own strokes. */
const OFFICE = `viewBox="${OFFICE_VIEW}" preserveAspectRatio="xMaxYMax slice" stroke="none"`;
const MOMENT = 'viewBox="0 0 160 90" preserveAspectRatio="xMaxYMax"';

const symbols = (drawings: Partial<Drawings>, attributes: string): string =>
  Object.entries(drawings)
    .map(([name, parts]) => `<symbol id="${name}" ${attributes}>${parts.join('')}</symbol>`)
    .join('');

/** The drawings of all slides: one file, which the page asks for once. */
export const drawSlides = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols(offices, OFFICE)}${symbols(moments, MOMENT)}</svg>\n`;
