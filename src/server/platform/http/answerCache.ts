import { LRUCache } from 'lru-cache';
import { isStorageFailure } from '../database/storageFailure.ts';
import { failureCode } from '../process/failure.ts';
import type { Answer } from './answer.ts';

/** Reads the content's version. */
export type ReadVersion = () => Promise<string>;

export interface AnswerCache {
  /**
   * The cached answer for this key while its version is current; otherwise the result of `make`, which concurrent
   * requests share. A failure is not cached; if the database fails, the outdated answer is used.
   */
  get: (key: string, make: () => Promise<Answer>) => Promise<Answer>;
}

/** A change becomes visible within this time. Reading the version takes microseconds. */
const VERSION_MAX_AGE_MS = 250;
/** Overhead of an entry. */
const ENTRY_BYTES = 500;

/** Caches a version for `VERSION_MAX_AGE_MS`. A failure is not cached. */
export const cachedVersion = (read: ReadVersion): ReadVersion => {
  let version = '';
  let readAt = -Infinity;
  let reading: Promise<string> | undefined;

  const readNow = async (): Promise<string> => {
    const began = performance.now();
    try {
      version = await read();
      readAt = began;
      return version;
    } finally {
      reading = undefined;
    }
  };

  return async () => (performance.now() - readAt < VERSION_MAX_AGE_MS ? version : (reading ??= readNow()));
};

/** Caches answers until their version changes, up to `maxBytes`; the least recently used is evicted first. */
export const answerCache = ({
  readVersion,
  maxBytes,
}: {
  readVersion: ReadVersion;
  maxBytes: number;
}): AnswerCache => {
  const cached = new LRUCache<string, { version: string; answer: Answer }>({ maxSize: maxBytes });
  const making = new Map<string, Promise<Answer>>();

  const makeOnce = (key: string, version: string, make: () => Promise<Answer>): Promise<Answer> => {
    const name = `${version} ${key}`;
    const current = making.get(name);
    if (current) return current;
    const made = make()
      .then((answer) => {
        cached.set(key, { version, answer }, { size: answer.size + key.length + ENTRY_BYTES });
        return answer;
      })
      .finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  return {
    get: async (key, make) => {
      const last = cached.get(key);
      try {
        // Read before the content, so that a change in between makes this answer outdated at once.
        const version = await readVersion();
        return last?.version === version ? last.answer : await makeOnce(key, version, make);
      } catch (error) {
        if (!last || !isStorageFailure(failureCode(error))) throw error;
        return { ...last.answer, isStale: true };
      }
    },
  };
};
