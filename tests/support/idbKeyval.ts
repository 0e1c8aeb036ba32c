import type { UseStore } from 'idb-keyval';

/** A test that does not import deviceStore.ts runs as in a browser that forbids storage. */
export const device = { isAvailable: false };

/** idb-keyval's functions on a Map, because jsdom has no IndexedDB. The journey draft.spec.ts uses a real one. */
const files = new Map<IDBValidKey, unknown>();

export const createStore = (): UseStore => {
  if (!device.isAvailable) throw new Error('No IndexedDB');
  return () => Promise.reject(new Error('Not needed here'));
};
export const get = async (key: IDBValidKey) => files.get(key);
export const set = async (key: IDBValidKey, value: unknown) => void files.set(key, value);
export const del = async (key: IDBValidKey) => void files.delete(key);
export const delMany = async (keys: IDBValidKey[]) => keys.forEach((key) => files.delete(key));
export const entries = async () => [...files];
export const clear = async () => files.clear();
