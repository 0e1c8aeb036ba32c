import { DRAFTS, type DraftId } from './draftPlace.ts';
import { readCopy } from './earlyCopy.ts';

/**
 * Whether anything is kept of a form on this device, looked up without the code that keeps it (docs/requirements.md,
 * FAST-14). Rejects where the browser has no database or forbids it.
 */
export const hasDraft = (id: DraftId): Promise<boolean> =>
  new Promise((resolve, reject) => {
    if (readCopy(id) !== undefined) return resolve(true);
    const opening = indexedDB.open(DRAFTS);
    // There is none yet, and none is made for the question.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => {
      // Firefox reports what nobody has dealt with.
      event.preventDefault();
      if (opening.error?.name === 'AbortError') resolve(false);
      else reject(opening.error ?? new Error('No database'));
    };
    opening.onsuccess = () => {
      const database = opening.result;
      if (database.objectStoreNames.contains(DRAFTS)) {
        const counting = database.transaction(DRAFTS).objectStore(DRAFTS).count(id);
        counting.onsuccess = () => resolve(counting.result > 0);
        counting.onerror = () => reject(counting.error ?? new Error('Not read'));
      } else resolve(false);
      database.close();
    };
  });
