import { isConflict } from './storeTrouble.ts';

const TRIES = 10;
/** Two that met wait for different times, longer at each try. */
const PAUSE_MS = 10;

/** Does what another transaction may get in the way of, again if it does. What it does must leave nothing when it fails. */
export const retried = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.random() * PAUSE_MS * attempt));
  }
};
