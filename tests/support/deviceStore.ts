import 'fake-indexeddb/auto';
import { clear, createStore, entries } from 'idb-keyval';

// The database that the drafts' module opens for files.
const files = createStore('drafts', 'drafts');

/** Everything that the browser keeps of drafts: texts first, then files. */
export const keptOnDevice = async (): Promise<[IDBValidKey, Record<string, unknown>][]> => [
  ...Object.entries({ ...localStorage }).map(
    ([name, text]) => [name, JSON.parse(String(text))] as [string, Record<string, unknown>],
  ),
  ...(await entries<IDBValidKey, Record<string, unknown>>(files)),
];

/** To be called after each test. */
export const emptyDevice = () => {
  localStorage.clear();
  sessionStorage.clear();
  return clear(files);
};
