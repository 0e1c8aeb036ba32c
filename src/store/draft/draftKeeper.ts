import { dropDraft, dropFile, readDraft, saveDraft, saveFile, type Draft } from './draftStore.ts';
import { readBytes } from './readBytes.ts';

/** Milliseconds without a change after which a draft is written. */
const QUIET_MS = 300;

/** Nothing in it would be missed. */
const isBlank = ({ text, mayBeKept, applications }: Draft): boolean =>
  Object.values(text).every((value) => value.trim() === '') && !mayBeKept && applications.size === 0;

/**
 * Keeps the draft for one opening, one write after the other. `onTrouble` is told once the browser cannot store, so
 * that nothing is promised any longer; the form works without.
 */
export const makeDraftKeeper = (jobId: number, onTrouble: () => void) => {
  let waiting: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepsFile = false;
  let queue: Promise<void> = Promise.resolve();

  const inTurn = (write: () => Promise<void>): Promise<void> => {
    queue = queue.then(write).catch(onTrouble);
    return queue;
  };
  const flush = (): void => {
    clearTimeout(timer);
    const draft = waiting;
    waiting = undefined;
    if (!draft) return;
    void inTurn(() => (isBlank(draft) && !keepsFile ? dropDraft(jobId) : saveDraft(jobId, draft)));
  };
  return {
    /** What was kept earlier. Rejects where the browser keeps nothing. */
    read: async () => {
      const found = await readDraft(jobId);
      keepsFile = found?.file !== undefined;
      return found;
    },
    /** Writes what was entered, once it stays the same for a moment. */
    note: (draft: Draft): void => {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    },
    /** Writes at once what waits, because the page may be gone in a moment. */
    flush,
    keepFile: (file: File | undefined): void => {
      keepsFile = file !== undefined;
      void inTurn(async () => {
        if (!file) return dropFile(jobId);
        const { name, type, lastModified } = file;
        return saveFile(jobId, { name, type, lastModified, bytes: await readBytes(file) });
      });
    },
    /** Leaves nothing of the draft on the device. */
    wipe: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      keepsFile = false;
      return inTurn(() => dropDraft(jobId));
    },
  };
};

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>;
