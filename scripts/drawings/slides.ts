import { colours } from './colours.ts';

/** Strokes as the first slide's drawing has them in `styles/_drawings.scss`; the ground is deep in either theme. */
const kinds = {
  lines: `stroke="${colours.deepLine}"`,
  marks: 'stroke="#3b7f84"',
  nodes: `fill="${colours.deepRaised}" stroke="${colours.teal}"`,
  signal: `stroke="${colours.amber}" stroke-width="2"`,
} as const;

const UNITS = [72, 120, 168, 216, 264, 312, 360, 408];
/** Which unit carries the signal. */
const AWAKE = 216;

const drawUnit = (y: number): string =>
  [
    `<rect ${kinds.nodes} x="384" y="${y}" width="240" height="36"/>`,
    `<path ${kinds.marks} d="M404 ${y + 18}h72M556 ${y + 18}h12M580 ${y + 18}h12"/>`,
    y === AWAKE ? `<path fill="${colours.amber}" d="M600 ${y + 12}h12v12h-12z"/>` : '',
  ].join('');

/** A rack with its cables; one unit is awake and its line leads out. */
const rack = [
  `<path ${kinds.lines} d="M360 0V512M648 0V512M384 90H264V330H120V512M384 138H216V400H0M384 330H312V512M384 378H336V512M624 138H704M624 282H680V512"/>`,
  ...UNITS.map(drawUnit),
  `<path ${kinds.signal} d="M624 234H704M384 234H168V60H0"/>`,
];

const SEATS = [288, 368, 448, 528, 608];

/** A meeting room: the screen with a call on it, the table, the seats, and the line that carries it all. */
const screen = [
  `<path ${kinds.lines} d="M0 448H704M200 0V448M704 64H672V512"/>`,
  `<path ${kinds.nodes} d="M272 72H624V272H272Z"/>`,
  `<path ${kinds.marks} d="M448 72V272M272 172H624M448 272V300M400 300H496M340 144a20 20 0 0 1 40 0M360 98a9 9 0 1 1 -.1 0M516 144a20 20 0 0 1 40 0M536 98a9 9 0 1 1 -.1 0M340 244a20 20 0 0 1 40 0M360 198a9 9 0 1 1 -.1 0"/>`,
  `<path ${kinds.signal} d="M500 222h12l8 -18 14 36 14 -36 8 18h16M448 360V340H704"/>`,
  `<path ${kinds.nodes} d="M248 360H648L688 400H208Z"/>`,
  `<path ${kinds.marks} d="${SEATS.map((x) => `M${x} 424v-10h24v10M${x + 12} 424v24`).join('')}"/>`,
  `<path fill="${colours.amber}" d="M442 354h12v12h-12z"/>`,
];

/** The drawings of the slides that wait their turn; the first slide's stands in the page. */
export const drawSlides = (): Record<'rack' | 'screen', string> => {
  const frame = (parts: string[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 704 512" preserveAspectRatio="xMaxYMid slice" fill="none" stroke-width="1.5">${parts.join('')}</svg>\n`;
  return { rack: frame(rack), screen: frame(screen) };
};
