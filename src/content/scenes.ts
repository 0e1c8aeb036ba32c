import type { PracticeKey } from './practices.ts';

/** URL of a practice's hero sprite, with the symbols `scene` and, for phones, `narrow`. The build writes the file. */
export const scenePath = (practice: PracticeKey): string => `/images/scene-${practice}.svg`;
