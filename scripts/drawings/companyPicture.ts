import { site } from '../../src/content/site.ts';
import { SHARE_SIZE } from '../../src/content/sharePictures.ts';
import { colours } from './colours.ts';
import { drawMark } from './icons.ts';
import { drawLine } from './letters.ts';
import { drawNet, netFade } from './net.ts';

const { width, height } = SHARE_SIZE;

/** The picture beside a shared link: mark and name before the net of the first banner. */
export const drawCompanyPicture = (): string => {
  const [name = '', ...others] = site.fullName.split(' ');
  const big = drawLine(name, { size: 72, stroke: 1.7, tracking: 3.8 });
  const small = drawLine(others.join(' '), { size: 30, stroke: 1.5, tracking: 4 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    netFade(0.48, 0.8),
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    drawNet(colours.amber),
    `<rect width="${width}" height="${height}" fill="url(#fade)"/>`,
    `<g transform="translate(80 96) scale(3.6)">${drawMark({ line: colours.teal, signal: colours.amber })}</g>`,
    `<g fill="none" stroke="${colours.white}" stroke-miterlimit="2" transform="translate(80 300)">${big.svg}</g>`,
    `<g fill="none" stroke="${colours.deepMuted}" stroke-miterlimit="2" transform="translate(80 424)">${small.svg}</g>`,
    '</svg>',
  ].join('');
};
