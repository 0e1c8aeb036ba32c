import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../platform/database/tables.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import { deleteUnclaimed } from './queries/deleteUnclaimed.ts';
import type { StoredResume } from './queries/resumeRepository.ts';

interface UnclaimedOptions {
  db: Kysely<Tables>;
  /** Returns the number of free bytes on the disk. */
  freeSpace: () => Promise<number>;
  /** Limit of all unclaimed uploads together, in bytes. */
  unclaimedBytes: number;
  /** Bytes that must stay free on the disk; 0: no check. */
  minFreeBytes: number;
  measureIntervalMs?: number;
  clock?: () => Date;
}

const DAY_MS = 86_400_000;
/** Maximum number of uploads whose client is remembered, about 200 bytes each. */
const MAX_REMEMBERED_UPLOADS = 200_000;
/** Each client may use one sixteenth of the quota. */
const CLIENT_SHARES = 16;
/** Above half of the quota, files go once nobody has applied with them for an hour; otherwise after a day. */
const KEPT_MS = 3_600_000;
/** Milliseconds between two measurements. */
const MEASURE_INTERVAL_MS = 10_000;

const makeRefusal = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { headers: { 'retry-after': '600' } });

const sumUnclaimed = async (db: Kysely<Tables>): Promise<number> => {
  const { bytes } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/**
 * Limits unclaimed uploads, so that they do not fill the disk: per client (in memory, for a day), in total, and by free
 * disk space. Sixteen networks can fill the quota, but for an hour only. An application whose upload is stored is
 * always accepted.
 */
export const unclaimedUploads = ({
  db,
  freeSpace,
  unclaimedBytes,
  minFreeBytes,
  measureIntervalMs = MEASURE_INTERVAL_MS,
  clock = () => new Date(),
}: UnclaimedOptions) => {
  const bytesByClient = new Map<string, number>();
  const uploadsByName = new LRUCache<string, { client: string; size: number }>({
    max: MAX_REMEMBERED_UPLOADS,
    ttl: DAY_MS,
    dispose: ({ client, size }) => {
      const remaining = (bytesByClient.get(client) ?? 0) - size;
      if (remaining > 0) bytesByClient.set(client, remaining);
      else bytesByClient.delete(client);
    },
  });
  /** The last measurement, updated by later uploads. */
  let space = { unclaimed: 0, free: 0 };
  let measuredAt = -Infinity;
  let measuring: Promise<void> | undefined;

  /**
   * Deletes the oldest files, a batch per measurement; returns how many bytes. Their clients' shares stay used for the
   * day.
   */
  const evict = async (): Promise<number> => {
    const before = new Date(clock().getTime() - KEPT_MS).toISOString();
    return (await deleteUnclaimed(db, before)).bytes;
  };

  const measure = async (): Promise<void> => {
    uploadsByName.purgeStale();
    try {
      const [sum, free] = await Promise.all([sumUnclaimed(db), freeSpace()]);
      space = { unclaimed: sum - (sum > unclaimedBytes / 2 ? await evict() : 0), free };
      measuredAt = performance.now();
    } finally {
      measuring = undefined;
    }
  };

  /**
   * Returns a refusal if a file of this size cannot be stored now: 429 if the client has reached its limit, otherwise
   * 503.
   */
  const checkSpace = async (client: string, bytes: number): Promise<Refusal | undefined> => {
    if (performance.now() - measuredAt >= measureIntervalMs) await (measuring ??= measure());
    const isDiskLow = minFreeBytes > 0 && space.free - bytes < minFreeBytes;
    if (isDiskLow || space.unclaimed + bytes > unclaimedBytes)
      return makeRefusal(503, sentences.noRoomForFiles);
    return (bytesByClient.get(client) ?? 0) + bytes > unclaimedBytes / CLIENT_SHARES
      ? makeRefusal(429, sentences.tooManyUnclaimedFiles)
      : undefined;
  };

  return {
    checkSpace,
    /** Like `checkSpace`, but throws the refusal. */
    check: async (client: string, bytes: number): Promise<void> => {
      const refusal = await checkSpace(client, bytes);
      if (refusal) throw refusal;
    },
    /** Counts a stored upload for its client. */
    noteStored: (client: string, { stored_name, size }: Pick<StoredResume, 'stored_name' | 'size'>): void => {
      // A repeated request gets the upload that is already stored.
      if (uploadsByName.has(stored_name)) return;
      uploadsByName.set(stored_name, { client, size });
      bytesByClient.set(client, (bytesByClient.get(client) ?? 0) + size);
      space = { unclaimed: space.unclaimed + size, free: space.free - size };
    },
    /** Call this when an application has claimed the upload. */
    noteClaimed: (storedName: string): void => {
      space.unclaimed -= uploadsByName.get(storedName)?.size ?? 0;
      uploadsByName.delete(storedName);
    },
  };
};
export type UnclaimedUploads = ReturnType<typeof unclaimedUploads>;
