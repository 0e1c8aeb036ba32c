import { site } from '../../src/content/site.ts';
import { linkPicture } from '../../src/content/linkPicture.ts';
import { colours } from './colours.ts';
import { drawMark } from './icons.ts';
import { drawLine } from './letters.ts';

const { width, height } = linkPicture;

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

const drawNet = (): string =>
  [
    `<g fill="none" stroke="${colours.deepLine}" stroke-width="2.5">${LINES.map((line) => `<path d="${line}"/>`).join('')}</g>`,
    `<path fill="none" stroke="${colours.amber}" stroke-width="4" d="M640 250H840L936 250V250L1030 160H1240"/>`,
    ...NODES.map(
      ([x, y]) =>
        `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" fill="${colours.deepRaised}" stroke="${colours.teal}" stroke-width="2.5"/>`,
    ),
    `<rect x="928" y="242" width="16" height="16" fill="${colours.amber}"/>`,
  ].join('');

/** The picture beside a shared link: mark and name before the net of the first banner. */
export const drawLinkPicture = (): string => {
  const [name = '', ...others] = site.fullName.split(' ');
  const big = drawLine(name, { size: 72, stroke: 1.7, tracking: 3.8 });
  const small = drawLine(others.join(' '), { size: 30, stroke: 1.5, tracking: 4 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="fade"><stop offset="0.48" stop-color="${colours.deep}"/><stop offset="0.8" stop-color="${colours.deep}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    drawNet(),
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
    `<g transform="translate(80 96) scale(3.6)">${drawMark({ line: colours.teal, signal: colours.amber })}</g>`,
    `<g fill="none" stroke="${colours.white}" stroke-miterlimit="2" transform="translate(80 300)">${big.svg}</g>`,
    `<g fill="none" stroke="${colours.deepMuted}" stroke-miterlimit="2" transform="translate(80 424)">${small.svg}</g>`,
    '</svg>',
  ].join('');
};
