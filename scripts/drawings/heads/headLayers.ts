import type { PracticeKey } from '../../../src/content/practices.ts';

/** From the back to the front; what is in a practice's colour is a layer of its own (src/content/headScenes.ts). */
export type HeadLayers = Partial<Record<'scene' | PracticeKey | 'front', readonly string[]>>;
