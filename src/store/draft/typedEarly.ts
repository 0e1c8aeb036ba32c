import type { DraftId } from './draftPlace.ts';

declare global {
  interface Window {
    /** Drafts for which the inline script of `prerender/typedTextScript.ts` keeps nothing any longer. */
    typedTaken?: Record<string, true>;
  }
}

/** From the first draft on, what was typed before it is kept there alone: an older copy would come back over it. */
export const dropTypedEarly = (id: DraftId): void => {
  if (!window.typedTaken || window.typedTaken[id]) return;
  window.typedTaken[id] = true;
  sessionStorage.removeItem(`typed-${id}`);
};
