import type { PageSeed } from '../../contract/renderer.ts';

/** Whether a document shows all of its page, so that late code has time; else it waits for data, and for what draws them. */
export const isDrawn = ({ hasIsland, seed }: { hasIsland: boolean; seed: PageSeed }): boolean =>
  hasIsland || seed.list !== undefined || Boolean(seed.opening);
