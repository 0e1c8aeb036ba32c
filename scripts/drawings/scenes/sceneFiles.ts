import { NARROW_SCENE, SCENE } from '../../../src/content/scenes.ts';
import type { PracticeKey } from '../../../src/content/practices.ts';
import { toFile, toSymbol } from '../parts.ts';
import { audioVisual, audioVisualNarrow } from './audioVisual.ts';
import { engineering, engineeringNarrow } from './engineering.ts';
import { managed, managedNarrow } from './managed.ts';
import { network, networkNarrow } from './network.ts';
import { staffing, staffingNarrow } from './staffing.ts';

const scenes: Record<PracticeKey, readonly [wide: readonly string[], narrow: readonly string[]]> = {
  engineering: [engineering, engineeringNarrow],
  managed: [managed, managedNarrow],
  audioVisual: [audioVisual, audioVisualNarrow],
  network: [network, networkNarrow],
  staffing: [staffing, staffingNarrow],
};

/**
 * A practice's people at their work, each in a file of its own: a page fetches no other's. Both widths share the file,
 * as browsers fetch a drawing that is not shown, too; the people are the same, so the second adds little.
 */
export const drawScenes = (): Record<PracticeKey, string> => {
  const files = Object.entries(scenes).map(([practice, [wide, narrow]]) => [
    practice,
    toFile([toSymbol('scene', SCENE, wide), toSymbol('narrow', NARROW_SCENE, narrow)]),
  ]);
  return Object.fromEntries(files) as Record<PracticeKey, string>;
};
