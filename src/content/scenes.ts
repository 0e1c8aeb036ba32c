import type { PracticeKey } from './practices.ts';

/** In the drawing's own units. */
export const SCENE = { width: 1120, height: 240 } as const;
/** Drawn for a phone, with fewer things and larger ones. */
export const NARROW_SCENE = { width: 400, height: 240 } as const;

/** Address of a practice's hero drawing: symbols `scene` and, for phones, `narrow`. The build writes the file. */
export const scenePath = (practice: PracticeKey): string => `/images/scene-${practice}.svg`;
