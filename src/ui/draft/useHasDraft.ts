import { useSyncExternalStore } from 'react';
import { hasDraft, type DraftId } from './draftStorage.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
};

/** Whether a form was begun in this browser and not sent; false until hydration. */
export const useHasDraft = (id: DraftId): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasDraft(id),
    () => false,
  );
