import 'fake-indexeddb/auto';
import { clear, createStore, entries } from 'idb-keyval';

// What the drafts' module opens: the same database, seen from beside it.
const drafts = createStore('drafts', 'drafts');

/** Everything that the browser keeps of drafts. */
export const keptOnDevice = () => entries<IDBValidKey, Record<string, unknown>>(drafts);

/** To be called after each test. */
export const emptyDevice = () => {
  sessionStorage.clear();
  return clear(drafts);
};
