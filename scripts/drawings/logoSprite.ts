import { customers, partners, type LogoEntry } from '../../src/content/logos.ts';
import { drawLine, type Lettering } from './letters.ts';
import { signs } from './logoSigns.ts';

/** Every wordmark stands in the middle of a frame of this size, so that a row of them shares one line. */
const FRAME = { width: 240, height: 64 } as const;
const SIGN = 34;
const GAP = 13;
const WIDEST = FRAME.width - SIGN - GAP - 8;

const recipes = [
  { size: 17, stroke: 2.3, tracking: 3.5 },
  { size: 18, stroke: 1.1, tracking: 3.6 },
  { size: 16.5, stroke: 1.7, tracking: 4.4 },
  { size: 19, stroke: 2.9, tracking: 4.1 },
  { size: 16, stroke: 2.1, tracking: 7.5 },
  { size: 20, stroke: 1.4, tracking: 2.4, slant: -11 },
  { size: 16.5, stroke: 2.6, tracking: 4.6, slant: -8 },
] as const;

/** Which of the signs each company has: none twice, a customer's never one that says what another one does. */
const SIGNS = [0, 11, 14, 10, 12, 13, 3, 9, 5, 4, 2, 8, 1, 7, 6] as const;

/** How sign, name and trade stand together; beside seven kinds of letters no two neighbours look alike. */
const layouts = ['under', 'ruled', 'after', 'boxed'] as const;
const BOX = 9;

/** The same letters no wider than the frame allows. */
const fit = (text: string, lettering: Lettering, widest: number) => {
  const line = drawLine(text, lettering);
  if (line.width <= widest) return line;
  return drawLine(text, { ...lettering, size: (lettering.size * widest) / line.width });
};

const place = (svg: string, x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`;

const drawLogo = ({ id, title }: LogoEntry, at: number): string => {
  const [first = '', ...others] = title.split(' ');
  const recipe = recipes[at % recipes.length] ?? recipes[0];
  const layout = layouts[at % layouts.length];
  const margin = layout === 'boxed' ? BOX : 0;
  const line = fit(first, recipe, WIDEST - 2 * margin);
  const under = fit(others.join(' '), { size: 8.5, stroke: 1.5, tracking: 4.2 }, WIDEST - 2 * margin);
  const words = Math.max(line.width, under.width);
  const width = SIGN + GAP + words;
  const left = (FRAME.width - width) / 2;
  const text = layout === 'after' ? left : left + SIGN + GAP;
  const top = (FRAME.height - (19 + 9 + 8.5)) / 2;
  return [
    // On each symbol: what stands on the file's root does not reach a symbol used elsewhere.
    `<symbol id="${id}" viewBox="0 0 ${FRAME.width} ${FRAME.height}" fill="none" stroke="currentColor" stroke-miterlimit="2">`,
    place(
      signs[SIGNS[at] ?? at] ?? '',
      layout === 'after' ? left + words + GAP : left,
      (FRAME.height - SIGN) / 2,
    ),
    place(
      'slant' in recipe ? `<g transform="skewX(${recipe.slant})">${line.svg}</g>` : line.svg,
      text,
      top + (19 - recipe.size) / 2,
    ),
    place(under.svg, text, top + 28),
    layout === 'ruled' ? `<path d="M${text.toFixed(1)} ${top + 23.5}h${words.toFixed(1)}"/>` : '',
    layout === 'boxed'
      ? `<path stroke-width="2" d="M${(left - BOX).toFixed(1)} 5h${(width + 2 * BOX).toFixed(1)}v54h-${(width + 2 * BOX).toFixed(1)}z"/>`
      : '',
    '</symbol>',
  ].join('');
};

/** All wordmarks in one file, each a symbol that takes the colour of the text around it. */
export const drawLogoSprite = (): string => {
  const symbols = [...customers, ...partners].map(drawLogo);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};
