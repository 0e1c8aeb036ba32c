/** On a field of 160 by 200, in the practice's colour that the page hands over; strong, for it is drawn at half its size. */
const HUE = 'stroke="var(--hue)" stroke-width="4"';

export const line = (d: string): string => `<path fill="none" ${HUE} d="${d}"/>`;

/** A thing that covers what is behind it. */
export const body = (d: string): string => `<path fill="var(--bs-body-bg)" ${HUE} d="${d}"/>`;

export const solid = (d: string): string => `<path fill="var(--hue)" d="${d}"/>`;

/** What moves, or is on. */
export const signal = (d: string): string =>
  `<path fill="none" stroke="var(--accent)" stroke-width="6" d="${d}"/>`;

export const lamp = (x: number, y: number): string =>
  `<path fill="var(--accent)" d="M${x - 5} ${y - 5}h10v10h-10z"/>`;

/** A circle from its top. */
export const round = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 1 -.1 0z`;
