import type { PracticeKey } from './practices.ts';

/** Address of a practice's hero drawing: symbols `scene` and, for phones, `narrow`. The build writes the file. */
export const scenePath = (practice: PracticeKey): string => `/images/scene-${practice}.svg`;
