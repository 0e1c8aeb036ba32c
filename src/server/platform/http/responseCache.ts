import { LRUCache } from 'lru-cache';
import { isStorageFailure } from '../database/storageFailure.ts';
import { failureCode } from '../process/failure.ts';
import type { CachedResponse } from './cachedResponse.ts';

/** Reads the content's version. */
export type ReadVersion = () => Promise<string>;

export interface ResponseCache {
  /**
   * The cached response for this key while its version is current; otherwise the result of `make`, which concurrent
   * requests share. A failure is not cached; if the database fails, the outdated response is used.
   */
  get: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>;
}

/** The time within which a change becomes visible. Reading the version takes microseconds. */
const VERSION_MAX_AGE_MS = 250;
/** Overhead of an entry. */
const ENTRY_BYTES = 500;

/** Caches a version for `VERSION_MAX_AGE_MS`. A failure is not cached. */
export const cacheVersion = (read: ReadVersion): ReadVersion => {
  let version = '';
  let readAt = -Infinity;
  let reading: Promise<string> | undefined;

  const readNow = async (): Promise<string> => {
    const startedAt = performance.now();
    try {
      version = await read();
      readAt = startedAt;
      return version;
    } finally {
      reading = undefined;
    }
  };

  return async () => (performance.now() - readAt < VERSION_MAX_AGE_MS ? version : (reading ??= readNow()));
};

/** Caches responses until their version changes, up to `maxBytes`; the least recently used is evicted first. */
export const makeResponseCache = ({
  readVersion,
  maxBytes,
}: {
  readVersion: ReadVersion;
  maxBytes: number;
}): ResponseCache => {
  const cache = new LRUCache<string, { version: string; response: CachedResponse }>({ maxSize: maxBytes });
  const pending = new Map<string, Promise<CachedResponse>>();

  const makeShared = (
    key: string,
    version: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const name = `${version} ${key}`;
    const current = pending.get(name);
    if (current) return current;
    const promise = make()
      .then((response) => {
        cache.set(key, { version, response }, { size: response.size + key.length + ENTRY_BYTES });
        return response;
      })
      .finally(() => pending.delete(name));
    pending.set(name, promise);
    return promise;
  };

  return {
    get: async (key, make) => {
      const cached = cache.get(key);
      try {
        // Read before the content, so that a change in between makes this response outdated immediately.
        const version = await readVersion();
        return cached?.version === version ? cached.response : await makeShared(key, version, make);
      } catch (error) {
        if (!cached || !isStorageFailure(failureCode(error))) throw error;
        return { ...cached.response, isStale: true };
      }
    },
  };
};
