import { clear, device, entries } from './idbKeyval.ts';

device.isAvailable = true;

/** Reads all drafts stored in the browser: texts first, then files. */
export const readDrafts = async (): Promise<[IDBValidKey, Record<string, unknown>][]> => [
  ...Object.entries({ ...localStorage }).map(
    ([name, text]) => [name, JSON.parse(String(text))] as [string, Record<string, unknown>],
  ),
  ...((await entries()) as [IDBValidKey, Record<string, unknown>][]),
];

/** Call it after each test. */
export const clearDrafts = () => {
  localStorage.clear();
  sessionStorage.clear();
  return clear();
};
