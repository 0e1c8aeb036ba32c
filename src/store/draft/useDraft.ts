import { useCallback, useEffect, useRef, useState } from 'react';
import type { Keyring } from '../submissionKeys.ts';
import { makeDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { DraftId, FoundDraft } from './draftStore.ts';

/** `none`: not read yet, or the browser keeps nothing; then nothing is promised. */
export type DraftState =
  | { kind: 'none' }
  | { kind: 'kept' }
  /** `isInDoubt`: something of it was sent, and no answer told whether it arrived. */
  | { kind: 'restored'; hasFile: boolean; isInDoubt: boolean }
  | { kind: 'discarded' };

/** The keys of what was sent, which are kept with the draft. */
type Rings = Record<string, Keyring>;

/** All but `entered` are the same throughout. */
interface DraftParts<Entered, Kept extends Rings> {
  id: DraftId;
  /** What stands in the form; the same object until it changes. */
  entered: Entered;
  /** Nothing in it would be missed. */
  isBlank: (entered: Entered) => boolean;
  /** Fills the form in. */
  restore: (found: FoundDraft<Entered>) => void;
  noKeys: () => Kept;
}

const NONE: DraftState = { kind: 'none' };
const restored = ({ file, rings }: FoundDraft<unknown>): DraftState => ({
  kind: 'restored',
  hasFile: file !== undefined,
  isInDoubt: Object.values(rings).some((ring) => [...ring.values()].some(({ isInDoubt }) => isInDoubt)),
});

/** Keeps what was entered in a form on the device until it is sent or discarded (docs/requirements.md, PRIV-7). */
export const useDraft = <Entered, Kept extends Rings>(parts: DraftParts<Entered, Kept>) => {
  const { id, entered, isBlank, restore, noKeys } = parts;
  const [state, setState] = useState<DraftState>(NONE);
  const keeper = useRef<DraftKeeper<Entered>>(null);
  const rings = useRef(noKeys());
  const latest = useRef(entered);
  const isKept = state.kind !== 'none';

  useEffect(() => {
    const made = makeDraftKeeper({ id, isBlank, onTrouble: () => setState(NONE) });
    keeper.current = made;
    let isGone = false;
    const begin = (found: FoundDraft<Entered> | undefined) => {
      if (isGone) return;
      if (found) {
        rings.current = { ...noKeys(), ...found.rings };
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
  }, [id, isBlank, restore, noKeys]);

  useEffect(() => {
    latest.current = entered;
    // Also before the kept one was read: the keeper waits for that, and saves what would be lost meanwhile.
    keeper.current?.note({ entered, rings: rings.current });
  }, [isKept, entered]);

  /** Writes the keys down at once: the page may be gone before an answer comes. */
  const noteKeys = useCallback(() => {
    if (!isKept) return;
    keeper.current?.note({ entered: latest.current, rings: rings.current });
    keeper.current?.flush();
  }, [isKept]);

  const keepFile = useCallback((file: File | undefined) => keeper.current?.keepFile(file), []);

  /** After it was sent, or because the applicant says so. */
  const wipe = useCallback(
    (becomes: 'kept' | 'discarded') => {
      rings.current = noKeys();
      void keeper.current?.wipe();
      setState((current) => (current.kind === 'none' ? current : { kind: becomes }));
    },
    [noKeys],
  );

  return { state, rings, noteKeys, keepFile, wipe };
};
