import { colours } from './colours.ts';

const LINES = [
  'M560 90H840L936 250H1128V315H1240',
  'M640 -10V250H840V480H1030V640',
  'M840 90H1030V160H1240',
  'M1030 160V480H1240',
  'M560 480H640V250M936 250V-10M1128 315V640',
];
const NODES: readonly (readonly [number, number])[] = [
  [640, 90],
  [840, 90],
  [1030, 160],
  [640, 250],
  [936, 250],
  [1128, 315],
  [640, 480],
  [840, 480],
  [1030, 480],
];

/** Fades the net where words stand before it, from one share of the width to another; filled with `url(#fade)`. */
export const netFade = (from: number, to: number): string =>
  `<defs><linearGradient id="fade"><stop offset="${from}" stop-color="${colours.deep}"/><stop offset="${to}" stop-color="${colours.deep}" stop-opacity="0"/></linearGradient></defs>`;

/** Lines and nodes of the first banner at the right of a shared picture; `signal` runs through them. */
export const drawNet = (signal: string): string =>
  [
    `<g fill="none" stroke="${colours.deepLine}" stroke-width="2.5">${LINES.map((line) => `<path d="${line}"/>`).join('')}</g>`,
    `<path fill="none" stroke="${signal}" stroke-width="4" d="M640 250H840L936 250V250L1030 160H1240"/>`,
    ...NODES.map(
      ([x, y]) =>
        `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" fill="${colours.deepRaised}" stroke="${colours.teal}" stroke-width="2.5"/>`,
    ),
    `<rect x="928" y="242" width="16" height="16" fill="${signal}"/>`,
  ].join('');
