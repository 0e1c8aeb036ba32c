import type { SlidePictureName } from '../../../src/content/slideMoments.ts';
import { alarm, reader, report } from './alarm.ts';
import { asleep, handsOver, takesOver } from './handover.ts';
import { guests, hung, tried } from './meeting.ts';
import { ROOM_VIEW } from './room.ts';

type Drawings = Readonly<Record<SlidePictureName, readonly string[]>>;

const rooms: Drawings = { handsOver, takesOver, asleep, alarm, reader, report, hung, tried, guests };

/** The rooms of all slides in one file; each fills its place from the lower right, whatever its shape. */
export const drawSlides = (): string => {
  const symbols = Object.entries(rooms).map(
    ([name, parts]) =>
      `<symbol id="${name}" viewBox="${ROOM_VIEW}" preserveAspectRatio="xMaxYMax slice">${parts.join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};
