import { drawFigure, type Figure } from '../portraits/figure.ts';

/** On a field of 1120 by 240 whose floor is its lower edge, in the practice's colour that the page hands over. */
const HUE = 'stroke="var(--hue)" stroke-width="2"';

export const line = (d: string): string => `<path fill="none" ${HUE} d="${d}"/>`;
export const thin = (d: string): string =>
  `<path fill="none" stroke="var(--hue)" stroke-opacity=".45" stroke-width="1.5" d="${d}"/>`;
/** What one looks along. */
export const sight = (d: string): string =>
  `<path fill="none" stroke="var(--hue)" stroke-opacity=".6" stroke-dasharray="2 6" stroke-width="1.5" d="${d}"/>`;
/** A thing that covers what is behind it. */
export const body = (d: string): string => `<path fill="var(--bs-body-bg)" ${HUE} d="${d}"/>`;
export const solid = (d: string): string => `<path fill="var(--hue)" d="${d}"/>`;
export const shade = (d: string): string => `<path fill="var(--hue)" fill-opacity=".12" d="${d}"/>`;
/** What moves, or is on. */
export const signal = (d: string): string =>
  `<path fill="none" stroke="var(--accent)" stroke-width="3" d="${d}"/>`;
export const lamps = (...places: readonly (readonly [x: number, y: number])[]): string =>
  `<path fill="var(--accent)" d="${places.map(([x, y]) => `M${x} ${y}h6v6h-6z`).join('')}"/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Head and shoulders whose lower edge is at `y`, in the middle of `x`. */
export const somebody = (figure: Figure, x: number, y: number, scale = 0.5): string =>
  `<g transform="translate(${x - 73 * scale} ${y - 200 * scale}) scale(${scale})">${drawFigure(figure)}</g>`;

/** A table on two legs that stands on the floor. */
export const table = (x: number, y: number, width: number): string =>
  line(`M${x + 14} ${y + 8}V240M${x + width - 14} ${y + 8}V240`) + body(box(x, y, width, 8));

/** A screen seen from behind or from before, on a foot that stands at `y`. */
export const monitor = (x: number, y: number, content = ''): string =>
  line(`M${x} ${y - 14}V${y}M${x - 14} ${y}h28`) + body(box(x - 34, y - 62, 68, 48)) + content;

export const laptop = (x: number, y: number): string =>
  body(`M${x - 22} ${y - 30}h44v30h-44z`) + solid(box(x - 4, y - 18, 8, 8)) + line(`M${x - 30} ${y}h60`);

/** Units of a rack: `m` for a server, `p` for a panel of sockets, `-` for nothing yet. */
export const rack = (x: number, y: number, units: string): string => {
  const drawn = [...units].map((unit, at) => {
    const top = y + 8 + at * 20;
    if (unit === '-') return thin(`M${x + 8} ${top + 8}h84`);
    const sockets = Array.from({ length: 7 }, (_, socket) => box(x + 16 + socket * 10, top + 5, 6, 6)).join(
      '',
    );
    const front = unit === 'p' ? solid(sockets) : line(`M${x + 16} ${top + 8}h34M${x + 58} ${top + 8}h10`);
    return body(box(x + 8, top, 84, 16)) + front + (unit === 'm' ? lamps([x + 80, top + 5]) : '');
  });
  return shade(box(x, y, 100, 240 - y)) + line(`${box(x, y, 100, 238 - y)}`) + drawn.join('');
};

const skies = {
  day: (x: number, y: number): string => signal(`M${x} ${y}a10 10 0 1 0 .1 0z`),
  night: (x: number, y: number): string =>
    `<path fill="var(--accent)" d="M${x} ${y}a13 13 0 1 0 8 22a11 11 0 0 1-8-22z"/>`,
} as const;

/** Two windows, the sun or the moon in the second. */
export const windows = (x: number, y: number, sky: keyof typeof skies): string => {
  const panes = [x, x + 108].map(
    (left) => `${box(left, y, 88, 96)}M${left + 44} ${y}v96M${left} ${y + 48}h88`,
  );
  const dark = sky === 'night' ? shade(box(x, y, 88, 96) + box(x + 108, y, 88, 96)) : '';
  return dark + line(panes.join('')) + skies[sky](x + 174, y + 12);
};

export const plant = (x: number): string =>
  body(`M${x - 14} 208h28l-5 32h-18z`) +
  line(
    `M${x} 208v-40M${x} 196q-22-4-24-26q22 2 24 26zM${x} 186q20-6 22-28q-22 4-22 28zM${x} 170q-12-12-2-30q12 16 2 30z`,
  );
