import { box, line, shade, signal, table, thin } from '../scenes/things.ts';

/** The floor is at 240, as in the scenes of the practices; a narrow place shows the right side, where the desk stands. */
export const ROOM_VIEW = '0 60 572 180';

const PANE = { x: 262, y: 78, width: 104, height: 96 } as const;
const SILL = PANE.y + PANE.height;

/** What hangs on the wall: beside whoever sits before it, where the place begins on a middling screen. */
export const onWall = (...parts: readonly string[]): string =>
  `<g transform="translate(22)">${parts.join('')}</g>`;

/** What is near, and the larger for it: the lower part of its legs is out of the picture. */
export const near = (across: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${across} -50) scale(1.3)">${parts.join('')}</g>`;

/** What is seen through the window stands on the sill. */
export const windowOn = (sky: string, landmark: string): string =>
  onWall(
    shade(box(PANE.x, PANE.y, PANE.width, PANE.height)),
    sky,
    thin(landmark),
    line(`${box(PANE.x, PANE.y, PANE.width, PANE.height)}M${PANE.x - 6} ${SILL}h${PANE.width + 12}`),
  );

export const NOON = signal('M344 88a10 10 0 1 0 .1 0z');
export const SUNRISE = signal(`M318 ${SILL - 1}a14 14 0 0 1 28 0M332 146v-8M350 154l6-6`);
export const MOON = `<path fill="var(--accent)" d="M344 90a12 12 0 1 0 8 21a10 10 0 0 1-8-21z"/>`;

/** Somebody, or nobody, at the desk: what is on it is drawn at 196, its top. */
export const atDesk = (...parts: readonly string[]): string => near(-152, ...parts);
export const desk = table(384, 196, 168);
