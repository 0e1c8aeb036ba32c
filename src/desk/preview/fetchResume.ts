import { urlFor } from '../deskApi.ts';

/** Why a resume cannot be shown. */
export type PreviewObstacle = 'tooLarge' | 'damaged' | 'notLoaded';

/** A file of 5 MB comes in this time at 1 Mbit/s. */
const TIME_LIMIT_MS = 60_000;

/** What the server says of a file that it does not send for the preview: it would take too much memory, or is protected. */
const OBSTACLES: Readonly<Record<number, PreviewObstacle>> = {
  413: 'tooLarge',
  409: 'damaged',
  422: 'damaged',
};

/** Loads the file of an application for its preview. Never throws. */
export const fetchResume = async (reference: string): Promise<ArrayBuffer | PreviewObstacle> => {
  try {
    const response = await fetch(`${urlFor('readResume', reference)}?view`, {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok ? await response.arrayBuffer() : (OBSTACLES[response.status] ?? 'notLoaded');
  } catch {
    return 'notLoaded';
  }
};
