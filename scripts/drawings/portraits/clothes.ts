import { round } from './strokes.ts';
import { faceColours } from './tones.ts';

const HUE = 'var(--hue)';
const GROUND = 'var(--bs-body-bg)';
const AMBER = 'var(--accent)';

const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

const SHOULDERS = 'M12 200v-10q0-34 38-42l9-4q11 14 22 0l9 4q38 8 38 42v10z';
const shoulders = fill(HUE, SHOULDERS);

export const clothes = {
  jumper: `${shoulders}${stroke(GROUND, 2.5, 'M55 147q15 20 30 0')}`,
  shirt: `${shoulders}${fill(GROUND, 'M59 144l11 22l-14 4l-8-20zM81 144l-11 22l14 4l8-20z')}${stroke(GROUND, 2, 'M70 166v34')}`,
  jacket: `${shoulders}${fill(GROUND, 'M58 145q12 13 24 0l-12 50z')}${stroke(GROUND, 2, 'M57 146l-14 22l14 4l13 26l13-26l14-4l-14-22')}`,
  dress: `${shoulders}${fill(GROUND, round(58, 153, 2.5) + round(64, 157, 2.5) + round(70, 159, 2.5) + round(76, 157, 2.5) + round(82, 153, 2.5))}`,
  vest: `${shoulders}${fill(AMBER, 'M36 154l12-4v50h-12zM92 150l12 4v46h-12zM48 178h44v10h-44z')}`,
  badge: `${shoulders}${stroke(AMBER, 3, 'M55 147l15 32l15-32')}${fill(GROUND, 'M60 178h20v16h-20z')}${stroke(HUE, 2, 'M64 184h12M64 189h7')}`,
} as const;

export const worn = {
  glasses: stroke(faceColours.lines, 2, 'M51 86h16v11h-16zM73 86h16v11h-16zM67 89h6M51 89l-7 1M89 89l7 1'),
  headset: `${stroke(HUE, 5, 'M41 90q0-42 29-42t29 42')}${fill(HUE, 'M36 84h11v20h-11zM93 84h11v20h-11z')}${stroke(HUE, 2.5, 'M41 104q2 14 18 13')}${fill(AMBER, 'M57 113h8v8h-8z')}`,
  cap: fill(HUE, 'M40 78q0-34 30-34t30 34q14 2 18 8q-40-8-78-8z'),
  wrap: `${fill(HUE, 'M41 82q-8-48 29-48t29 48q-8-14-29-14t-29 14z')}${fill(HUE, round(84, 36, 11))}${stroke(GROUND, 2, 'M46 62q24-22 46-12M44 72q26-16 52-4')}`,
  earrings: fill(AMBER, 'M42 101h5v5h-5zM93 101h5v5h-5z'),
} as const;

export type Clothes = keyof typeof clothes;
export type Worn = keyof typeof worn;
