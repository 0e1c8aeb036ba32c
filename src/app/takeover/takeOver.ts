import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { noteVisitorsWork } from './visitorsWork.ts';

/** React's words for a page that is not as it was prerendered, and their number where it ships without words. */
const isMismatch = (error: unknown): boolean =>
  error instanceof Error && /#418\b|hydrat/i.test(error.message);

/**
 * Has React take over the prerendered page, or a part of it. Translators, password managers and writing aids change it beforehand;
 * React then draws it anew, and what the visitor did in the meantime goes along. That is not reported: nothing of ours
 * is wrong, and journeys see to it that an untouched page is never drawn anew.
 */
export const takeOver = (container: Element, page: ReactNode): Root => {
  const { carryOver } = noteVisitorsWork(container);
  return hydrateRoot(container, page, {
    onRecoverableError: (error) => {
      if (isMismatch(error)) queueMicrotask(carryOver);
      else reportError(error);
    },
  });
};
