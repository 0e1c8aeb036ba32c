import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../platform/database/tables.ts';
import { Refusal, sentences } from '../platform/http/refusal.ts';
import type { StoredResume } from './resumeRepository.ts';

interface UnclaimedOptions {
  db: Kysely<Tables>;
  /** Bytes free on the disk. */
  freeSpace: () => Promise<number>;
  /** Bytes of all unclaimed uploads; one client may have a part of it. */
  unclaimedBytes: number;
  /** Bytes that stay free on the disk; 0: no check. */
  leastFreeBytes: number;
  lookMs?: number;
}

export interface UnclaimedUploads {
  /** Why a file of this size cannot be stored now; undefined if it can. */
  refusalOf: (client: string, bytes: number) => Promise<Refusal | undefined>;
  /** A client's upload was stored. */
  noteStored: (client: string, upload: Pick<StoredResume, 'stored_name' | 'size'>) => void;
  /** An application has it now. */
  noteClaimed: (storedName: string) => void;
}

const DAY_MS = 86_400_000;
/** So many uploads are known by their clients, about 200 bytes each; the earliest are forgotten first. */
const MOST_KNOWN = 200_000;
/** A university behind one address has its uploads claimed within a minute. */
const CLIENTS_PART = 16;
/** Summing up may take a while where many small files lie. */
const LOOK_MS = 10_000;

const later = (status: number, sentence: string): Refusal =>
  new Refusal(status, sentence, { headers: { 'retry-after': '600' } });

const sumUnclaimed = async (db: Kysely<Tables>): Promise<number> => {
  const { bytes } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** Throws if a client's file of this size cannot be stored now. */
export const checkSpace = async (
  unclaimed: Pick<UnclaimedUploads, 'refusalOf'>,
  client: string,
  bytes: number,
): Promise<void> => {
  const refusal = await unclaimed.refusalOf(client, bytes);
  if (refusal) throw refusal;
};

/**
 * Keeps unclaimed uploads from filling the disk: so many bytes of one client (in memory, for a day), so many in all, and
 * none when little space is left. Applications whose upload is stored go on.
 */
export const unclaimedUploads = ({
  db,
  freeSpace,
  unclaimedBytes,
  leastFreeBytes,
  lookMs = LOOK_MS,
}: UnclaimedOptions): UnclaimedUploads => {
  const ofClients = new Map<string, number>();
  const known = new LRUCache<string, { client: string; size: number }>({
    max: MOST_KNOWN,
    ttl: DAY_MS,
    dispose: ({ client, size }) => {
      const left = (ofClients.get(client) ?? 0) - size;
      if (left > 0) ofClients.set(client, left);
      else ofClients.delete(client);
    },
  });
  /** As last measured, and what came since. */
  let space = { unclaimed: 0, free: 0 };
  let measuredAt = -Infinity;
  let measuring: Promise<void> | undefined;

  const measure = async (): Promise<void> => {
    known.purgeStale();
    try {
      const [unclaimed, free] = await Promise.all([sumUnclaimed(db), freeSpace()]);
      space = { unclaimed, free };
      measuredAt = performance.now();
    } finally {
      measuring = undefined;
    }
  };

  return {
    refusalOf: async (client, bytes) => {
      if (performance.now() - measuredAt >= lookMs) await (measuring ??= measure());
      const isDiskLow = leastFreeBytes > 0 && space.free - bytes < leastFreeBytes;
      if (isDiskLow || space.unclaimed + bytes > unclaimedBytes) return later(503, sentences.noRoomForFiles);
      return (ofClients.get(client) ?? 0) + bytes > unclaimedBytes / CLIENTS_PART
        ? later(429, sentences.filesWaiting)
        : undefined;
    },
    noteStored: (client, { stored_name, size }) => {
      // A repeated request has stored nothing new.
      if (known.has(stored_name)) return;
      known.set(stored_name, { client, size });
      ofClients.set(client, (ofClients.get(client) ?? 0) + size);
      space = { unclaimed: space.unclaimed + size, free: space.free - size };
    },
    noteClaimed: (storedName) => {
      space.unclaimed -= known.get(storedName)?.size ?? 0;
      known.delete(storedName);
    },
  };
};
