import {
  dropDraft,
  dropFile,
  readDraft,
  saveDraft,
  saveFile,
  type Draft,
  type DraftId,
} from './draftStore.ts';
import { readBytes } from './readBytes.ts';

/** Milliseconds without a change after which a draft is written. */
const QUIET_MS = 300;

const wasSent = ({ rings }: Draft<unknown>): boolean => Object.values(rings).some(({ size }) => size > 0);

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
    const isNothing = isBlank(draft.entered) && !keepsFile && !wasSent(draft);
    void inTurn(() => (isNothing ? dropDraft(id) : saveDraft(id, draft)));
  };
  return {
    /** What was kept earlier. Rejects where the browser keeps nothing. */
    read: async () => {
      const found = await readDraft<Entered>(id);
      keepsFile = found?.file !== undefined;
      return found;
    },
    /** Writes what was entered, once it stays the same for a moment. */
    note: (draft: Draft<Entered>): void => {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    },
    /** Writes at once what waits, because the page may be gone in a moment. */
    flush,
    keepFile: (file: File | undefined): void => {
      keepsFile = file !== undefined;
      void inTurn(async () => {
        if (!file) return dropFile(id);
        const { name, type, lastModified } = file;
        return saveFile(id, { name, type, lastModified, bytes: await readBytes(file) });
      });
    },
    /** Leaves nothing of the draft on the device. */
    wipe: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      keepsFile = false;
      return inTurn(() => dropDraft(id));
    },
  };
};

export type DraftKeeper<Entered> = ReturnType<typeof makeDraftKeeper<Entered>>;
