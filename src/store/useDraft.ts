import { useCallback, useEffect, useRef, useState } from 'react';
import {
  removeDraft,
  removeFile,
  readDraft,
  saveDraft,
  saveFile,
  type DraftId,
  type StoredDraft,
} from './draft.ts';
import type { IdempotencyKey } from './useSubmission.ts';

/** `none`: the draft has not been read yet, or the browser forbids storage. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'saved' }
  /** `mayHaveArrived`: it was sent, but no response was received. */
  | { kind: 'restored'; hasFile: boolean; mayHaveArrived: boolean }
  | { kind: 'discarded' };

/** All members except `entered` must stay the same between renders. */
interface DraftOptions<Entered> {
  id: DraftId;
  /** The form's values; the same object until they change. */
  entered: Entered;
  /** Whether the form is still empty, so that there is nothing to store. */
  isBlank: (entered: Entered) => boolean;
  /** Whether a stored draft has the right shape. */
  isEntered: (value: unknown) => value is Entered;
  /** Fills in the form. */
  restore: (stored: StoredDraft<Entered>) => void;
}

const NONE: DraftState = { kind: 'none' };

/** Stores what the visitor enters in a form on the device until it is sent or discarded. */
export const useDraft = <Entered>({ id, entered, isBlank, isEntered, restore }: DraftOptions<Entered>) => {
  const [state, setState] = useState<DraftState>(NONE);
  const key = useRef<IdempotencyKey>(undefined);
  const first = useRef(entered);
  const latest = useRef(entered);
  const isStorageBlocked = useRef(false);

  const disableStorage = useCallback(() => {
    isStorageBlocked.current = true;
    setState(NONE);
  }, []);

  useEffect(() => {
    let isUnmounted = false;
    const applyDraft = (stored: StoredDraft<Entered> | undefined) => {
      if (isUnmounted) return;
      if (!stored) return setState({ kind: 'saved' });
      key.current ??= stored.sent;
      restore(stored);
      setState({
        kind: 'restored',
        hasFile: stored.file !== undefined,
        mayHaveArrived: stored.sent?.mayHaveArrived === true,
      });
    };
    readDraft(id, isEntered).then(applyDraft, disableStorage);
    return () => {
      isUnmounted = true;
    };
  }, [id, isEntered, restore, disableStorage]);

  const write = useCallback(() => {
    if (isStorageBlocked.current) return;
    try {
      if (isBlank(latest.current) && !key.current) removeDraft(id);
      else saveDraft(id, { entered: latest.current, sent: key.current });
    } catch {
      disableStorage();
    }
  }, [id, isBlank, disableStorage]);

  useEffect(() => {
    latest.current = entered;
    // An untouched form must not overwrite its saved draft.
    if (entered !== first.current) write();
  }, [entered, write]);

  /** Stores the form's file, or removes it. Returns whether a file is stored now. */
  const storeFile = useCallback(
    async (file: File | undefined): Promise<boolean> => {
      try {
        await (file ? saveFile(id, file) : removeFile(id));
        return file !== undefined;
      } catch {
        return false;
      }
    },
    [id],
  );

  /** Call this when the form has been sent, or when the visitor discards it. */
  const deleteDraft = useCallback(
    (newKind: 'saved' | 'discarded') => {
      key.current = undefined;
      void storeFile(undefined);
      if (isStorageBlocked.current) return;
      removeDraft(id);
      setState({ kind: newKind });
    },
    [id, storeFile],
  );

  return { state, key, saveKey: write, storeFile, deleteDraft };
};
