import { useCallback, useEffect, useRef, useState } from 'react';
import type { SubmissionKey } from '../useSubmission.ts';
import { makeDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { DraftId } from './draftPlace.ts';
import type { FoundDraft } from './draftStore.ts';

/** `none`: not read yet, or the browser keeps nothing; then nothing is promised. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'kept' }
  /** `isInDoubt`: something of it was sent, and no answer told whether it arrived. */
  | { kind: 'restored'; hasFile: boolean; isInDoubt: boolean }
  | { kind: 'discarded' };

/** All but `entered` are the same throughout. */
interface DraftParts<Entered> {
  id: DraftId;
  /** What stands in the form; the same object until it changes. */
  entered: Entered;
  /** Nothing in it would be missed. */
  isBlank: (entered: Entered) => boolean;
  /** Fills the form in. */
  restore: (found: FoundDraft<Entered>) => void;
}

const NONE: DraftState = { kind: 'none' };
const restored = ({ file, sent }: FoundDraft<unknown>): DraftState => ({
  kind: 'restored',
  hasFile: file !== undefined,
  isInDoubt: sent?.isInDoubt === true,
});

/** Keeps what was entered in a form on the device until it is sent or discarded (docs/requirements.md, PRIV-7). */
export const useDraft = <Entered>(parts: DraftParts<Entered>) => {
  const { id, entered, isBlank, restore } = parts;
  const [state, setState] = useState<DraftState>(NONE);
  const keeper = useRef<DraftKeeper<Entered>>(null);
  const sent = useRef<SubmissionKey>(undefined);
  const latest = useRef(entered);
  const isKept = state.kind !== 'none';

  useEffect(() => {
    const made = makeDraftKeeper({ id, isBlank, onTrouble: () => setState(NONE) });
    keeper.current = made;
    let isGone = false;
    const begin = (found: FoundDraft<Entered> | undefined) => {
      if (isGone) return;
      if (found) {
        sent.current ??= found.sent;
        restore(found);
      }
      setState(found ? restored(found) : { kind: 'kept' });
    };
    // Where the browser keeps nothing it stays at that: the form works without, and promises nothing.
    made.read().then(begin, () => undefined);
    // Both, since phones end a page without the one, and some browsers leave out the other.
    globalThis.addEventListener('pagehide', made.leave);
    document.addEventListener('visibilitychange', made.leave);
    return () => {
      isGone = true;
      made.leave();
      globalThis.removeEventListener('pagehide', made.leave);
      document.removeEventListener('visibilitychange', made.leave);
    };
  }, [id, isBlank, restore]);

  useEffect(() => {
    latest.current = entered;
    // Also before the kept one was read: the keeper waits for that, and saves what would be lost meanwhile.
    keeper.current?.note({ entered, sent: sent.current });
  }, [isKept, entered]);

  /** Writes the key down at once: the page may be gone before an answer comes. */
  const noteSent = useCallback(() => {
    if (!isKept) return;
    keeper.current?.note({ entered: latest.current, sent: sent.current });
    keeper.current?.flush();
  }, [isKept]);

  /** Answers whether the device holds the file now. */
  const keepFile = useCallback(
    async (file: File | undefined) => (await keeper.current?.keepFile(file)) ?? false,
    [],
  );

  /** After it was sent, or because the applicant says so. */
  const wipe = useCallback((becomes: 'kept' | 'discarded') => {
    sent.current = undefined;
    void keeper.current?.wipe();
    setState((current) => (current.kind === 'none' ? current : { kind: becomes }));
  }, []);

  return { state, sent, noteSent, keepFile, wipe };
};
