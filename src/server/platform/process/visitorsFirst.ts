import { setPriority } from 'node:os';

/** Between 0, which is usual, and 19. Such a thread gets a tenth of a processor for which others compete. */
const BACKGROUND_NICENESS = 10;

/**
 * Lets the thread that serves visitors run first, when this one competes with it for a processor. Linux changes the
 * calling thread only; other systems would change the whole process, so nothing happens there.
 */
export const letVisitorsFirst = (): void => {
  if (process.platform === 'linux') setPriority(BACKGROUND_NICENESS);
};
