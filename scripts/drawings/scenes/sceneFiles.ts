import { SCENE } from '../../../src/content/scenes.ts';
import type { PracticeKey } from '../../../src/content/practices.ts';
import { toSprite } from '../parts.ts';
import { audioVisual } from './audioVisual.ts';
import { engineering } from './engineering.ts';
import { managed } from './managed.ts';
import { network } from './network.ts';
import { staffing } from './staffing.ts';

const scenes: Record<PracticeKey, readonly string[]> = {
  engineering,
  managed,
  audioVisual,
  network,
  staffing,
};

/** A practice's people at their work, each in a file of its own: a page fetches no other's. */
export const drawScenes = (): Record<PracticeKey, string> => {
  const files = Object.entries(scenes).map(([practice, parts]) => [
    practice,
    toSprite({ scene: parts }, SCENE.width, { scene: SCENE.height }),
  ]);
  return Object.fromEntries(files) as Record<PracticeKey, string>;
};
