import { round } from './strokes.ts';

/** What lies behind the head, and what lies over the brow; both in the hair's colour. */
interface Cut {
  behind?: string;
  over?: string;
}

/** Parted in the middle. */
const PARTED = 'M43 92q-2-38 27-40q29 2 27 40q-3-24-27-33q-24 9-27 33z';
const FRINGE = 'M42 96q-5-48 28-48q33 0 28 48q-2-10-5-16q-23 6-46 0q-3 6-5 16z';
const CROPPED = 'M43 88q-2-38 27-38q29 0 27 38q-4-16-8-19q-19-4-38 0q-4 3-8 19z';

const CURLS = [
  [44, 72],
  [54, 58],
  [70, 52],
  [86, 58],
  [96, 72],
  [102, 90],
  [38, 90],
  [36, 108],
  [104, 108],
  [42, 124],
  [98, 124],
] as const;

/** Heads are at (70, 91), 52 wide and 70 high. */
export const hair = {
  plait: {
    behind: `${PARTED}M92 76q20 30 8 62q-4 14 2 30q-12 6-18-2q-2-50 0-90z`,
    over: PARTED,
  },
  cropped: { over: CROPPED },
  bob: {
    behind: 'M36 130q-8-84 34-84q42 0 34 84q-8 5-16 1h-36q-8 4-16-1z',
    over: 'M42 96q-4-44 26-46q34 0 30 46q-4-22-12-28q-20 10-36 4q-6 8-8 24z',
  },
  sideParted: { over: 'M42 92q-8-48 32-47q32 2 25 47q-3-16-8-23q-24 2-36-8q-9 10-13 31z' },
  curls: {
    behind: CURLS.map(([x, y]) => round(x, y, 15)).join(''),
    over: 'M44 88q0-32 26-35q26 3 26 35q-4-14-14-18q-12 4-24 0q-10 4-14 18z',
  },
  swept: { over: 'M42 94q-6-50 30-50q34 2 27 50q-2-18-7-24q-30 2-42-6q-6 12-8 30z' },
  afro: { behind: round(70, 76, 43), over: 'M44 90q0-30 26-32q26 2 26 32q-5-20-26-20t-26 20z' },
  fringe: { behind: 'M36 160q-8-114 34-114q42 0 34 114q-10 4-18 0h-32q-8 4-18 0z', over: FRINGE },
  none: {},
  bun: { behind: round(70, 40, 14), over: PARTED },
  receding: { over: 'M42 98q-3-22 4-32q3 12 1 32zM98 98q3-22-4-32q-3 12-1 32z' },
  long: {
    behind: 'M34 168q-6-122 36-122q42 0 36 122q-12 6-22 0h-28q-10 6-22 0z',
    over: PARTED,
  },
  waves: {
    over: 'M41 94q-6-18 2-30q-2-12 12-15q7-9 19-4q13-2 18 8q11 6 7 20q3 10 0 21q-2-16-8-22q-8 5-14-1q-8 6-15 0q-7 5-12 0q-7 8-9 23z',
  },
  ponytail: { behind: 'M88 58q34 8 26 68q-8 6-14 0q4-36-16-54z', over: PARTED },
  shortBob: {
    behind: 'M38 118q-8-72 32-72q40 0 32 72q-6 4-12 0h-40q-6 4-12 0z',
    over: FRINGE,
  },
} as const satisfies Record<string, Cut>;

export type HairCut = keyof typeof hair;
