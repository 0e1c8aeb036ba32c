import type { DraftId } from './draftPlace.ts';

const nameOf = (id: DraftId): string => `draft-${id}`;

/** Where a browser forbids storage there is none, and nothing is lost by that but the last moment's letters. */
const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * A copy of what was entered, for the moment in which a page goes before the browser's database has it: this store is
 * written before the call returns, in this tab only. It holds text alone, and goes as soon as the database has it.
 */
export const keepCopy = (id: DraftId, entered: unknown): void => {
  try {
    storage()?.setItem(nameOf(id), JSON.stringify(entered));
  } catch {
    // Full, or forbidden: the database may still be in time.
  }
};

export const dropCopy = (id: DraftId): void => storage()?.removeItem(nameOf(id));

/** The copy, which this very program wrote; undefined where there is none. */
export const readCopy = <Entered>(id: DraftId): Entered | undefined => {
  const text = storage()?.getItem(nameOf(id));
  return text ? (JSON.parse(text) as Entered) : undefined;
};
