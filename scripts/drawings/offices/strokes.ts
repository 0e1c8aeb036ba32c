/** Of a plan of streets, in the colours of the page that uses it. */
const path = (attributes: string, d: string): string => `<path ${attributes} d="${d}"/>`;

const STREET = 'fill="none" stroke="var(--bs-border-color)" stroke-width="1.5"';
const MAIN = 'fill="none" stroke="var(--input-border)" stroke-width="3"';

export const streets = (d: string): string => path(STREET, d);
export const mainRoads = (d: string): string => path(MAIN, d);

/** The ground hides the streets below, so that the water may be a tint of the page's colour in either theme. */
const flowing = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;

export const river = (d: string, width: number): string =>
  path(flowing('var(--bs-tertiary-bg)', width), d) +
  path(`${flowing('var(--info)', width)} stroke-opacity=".3"`, d);
export const lake = (d: string): string => path('fill="var(--info)" fill-opacity=".3"', d);
export const park = (d: string): string => path('fill="var(--success)" fill-opacity=".2"', d);
/** What everybody there finds their way by. */
export const landmark = (d: string): string => path('fill="var(--bs-primary)"', d);

/** Tip of the pin; the office stands there. */
export const pin = (x: number, y: number): string =>
  path(
    'fill="var(--accent)" fill-rule="evenodd"',
    `M${x} ${y}s18-17 18-31a18 18 0 0 0-36 0c0 14 18 31 18 31zm0-24a7 7 0 1 1 0-14 7 7 0 0 1 0 14z`,
  );

export const label = (words: string, [x, y]: readonly [number, number], turn = 0): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="var(--bs-body-color)" transform="rotate(${turn} ${x} ${y})">${words}</text>`;
