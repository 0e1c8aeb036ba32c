const PREFIX = 'draft-';

const readStorage = (storage: Storage): [string, Record<string, unknown>][] =>
  Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => [
      name.slice(PREFIX.length),
      JSON.parse(storage.getItem(name) ?? 'null') as Record<string, unknown>,
    ]);

/** All drafts by form: those of the tab, then those kept on the device. */
export const readDrafts = () => ({ tab: readStorage(sessionStorage), device: readStorage(localStorage) });

/** Call it after each test. */
export const clearDrafts = () => {
  localStorage.clear();
  sessionStorage.clear();
};
