import type { DraftId } from './draftPlace.ts';
import { dropDraft, dropFile, readDraft, saveDraft, saveFile, type Draft } from './draftStore.ts';
import { dropCopy, keepCopy, readCopy } from './earlyCopy.ts';
import { readBytes } from './readBytes.ts';

/** Milliseconds without a change after which a draft is written; the first change is written at once. */
const QUIET_MS = 300;

interface KeeperParts<Entered> {
  id: DraftId;
  /** Nothing in it would be missed. */
  isBlank: (entered: Entered) => boolean;
  /** Told once the browser cannot store, so that nothing is promised any longer; the form works without. */
  onTrouble: () => void;
}

/** Keeps one draft, one write after the other. What was sent is kept even where the form is blank again. */
export const makeDraftKeeper = <Entered>({ id, isBlank, onTrouble }: KeeperParts<Entered>) => {
  let waiting: Draft<Entered> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;
  let keepsFile = false;
  let isRead = false;
  let isForbidden = false;
  /** The last one on its way into the database. */
  let underWay: Draft<Entered> | undefined;
  let queue: Promise<void> = Promise.resolve();

  const inTurn = (write: () => Promise<void>): Promise<void> => {
    queue = queue.then(write).catch(onTrouble);
    return queue;
  };
  const flush = (): void => {
    clearTimeout(timer);
    // Before the kept one was read this would overwrite it.
    if (!isRead || !waiting) return;
    const draft = waiting;
    waiting = undefined;
    underWay = draft;
    const isNothing = isBlank(draft.entered) && !keepsFile && !draft.sent;
    void inTurn(async () => {
      await (isNothing ? dropDraft(id) : saveDraft(id, draft));
      if (underWay !== draft) return;
      underWay = undefined;
      dropCopy(id);
    });
  };
  return {
    /** What was kept earlier. Rejects where the browser keeps nothing. */
    read: async () => {
      // Looked at first: a form that was just left may reach the database, and drop the copy, between the two looks.
      const early = readCopy<Entered>(id);
      const found = await readDraft<Entered>(id).catch((error: unknown) => {
        isForbidden = true;
        dropCopy(id);
        throw error;
      });
      const copy = readCopy<Entered>(id) ?? early;
      keepsFile = found?.file !== undefined;
      isRead = true;
      waiting = undefined;
      return copy === undefined ? found : { ...found, entered: copy };
    },
    /** Writes what was entered: at once after a pause, else when it stays the same for a moment. */
    note: (draft: Draft<Entered>): void => {
      waiting = draft;
      clearTimeout(timer);
      if (Date.now() - notedAt > QUIET_MS) flush();
      else timer = setTimeout(flush, QUIET_MS);
      notedAt = Date.now();
    },
    /** Writes at once what waits. */
    flush,
    /** The page may be gone before the database answers: what it lacks is copied to where writing takes no time. */
    leave: (): void => {
      const latest = waiting ?? underWay;
      if (latest && !isForbidden && !isBlank(latest.entered)) keepCopy(id, latest.entered);
      flush();
    },
    /** Settles when all that was to be written is. */
    idle: (): Promise<void> => queue,
    /** Answers whether the device holds it now; it takes a moment, in which a page that is left loses it. */
    keepFile: async (file: File | undefined): Promise<boolean> => {
      keepsFile = file !== undefined;
      let isHeld = false;
      await inTurn(async () => {
        if (!file) return dropFile(id);
        const { name, type, lastModified } = file;
        await saveFile(id, { name, type, lastModified, bytes: await readBytes(file) });
        isHeld = true;
      });
      return isHeld;
    },
    /** Leaves nothing of the draft on the device. */
    wipe: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      underWay = undefined;
      keepsFile = false;
      dropCopy(id);
      return inTurn(() => dropDraft(id));
    },
  };
};

export type DraftKeeper<Entered> = ReturnType<typeof makeDraftKeeper<Entered>>;
