import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { StoredResume } from './resumeRepository.ts';

interface ShelfOptions {
  db: Kysely<Tables>;
  /** Bytes on the disk. */
  freeSpace: () => Promise<number>;
  /** Bytes of all unclaimed uploads; of one client's a part of it. */
  unclaimedBytes: number;
  /** Bytes that stay free on the disk; 0: whatever the disk says. */
  leastFreeBytes: number;
  lookMs?: number;
}

export interface UnclaimedUploads {
  /** Why a client's file of so many bytes cannot be taken now; undefined: it can. */
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
/** Adding up may take a while where many small files lie there. */
const LOOK_MS = 10_000;

const later = (status: number, sentence: string, seconds: number): Refusal =>
  new Refusal(status, sentence, { headers: { 'retry-after': String(seconds) } });

const sumUnclaimed = async (db: Kysely<Tables>): Promise<number> => {
  const { bytes } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/**
 * Keeps uploads that nobody has claimed from filling the disk (docs/requirements.md, UP-11): so many bytes of one client
 * (known in memory for a day, and nowhere else), so many in all, and none when little is left free. Applications with an
 * upload in hand go on.
 */
export const unclaimedUploads = ({
  db,
  freeSpace,
  unclaimedBytes,
  leastFreeBytes,
  lookMs = LOOK_MS,
}: ShelfOptions): UnclaimedUploads => {
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
  let seen = { unclaimed: 0, free: 0, until: 0 };

  const look = async (): Promise<typeof seen> => {
    if (performance.now() < seen.until) return seen;
    // Whoever comes meanwhile makes do with what was seen before.
    seen = { ...seen, until: performance.now() + lookMs };
    known.purgeStale();
    const [unclaimed, free] = await Promise.all([sumUnclaimed(db), freeSpace()]);
    seen = { unclaimed, free, until: performance.now() + lookMs };
    return seen;
  };

  return {
    refusalOf: async (client, bytes) => {
      const { unclaimed, free } = await look();
      const isDiskLow = leastFreeBytes > 0 && free - bytes < leastFreeBytes;
      if (isDiskLow || unclaimed + bytes > unclaimedBytes) return later(503, sentences.noRoomForFiles, 600);
      return (ofClients.get(client) ?? 0) + bytes > unclaimedBytes / CLIENTS_PART
        ? later(429, sentences.filesWaiting, 600)
        : undefined;
    },
    noteStored: (client, { stored_name, size }) => {
      // An attempt repeated is one upload.
      if (known.has(stored_name)) return;
      known.set(stored_name, { client, size });
      ofClients.set(client, (ofClients.get(client) ?? 0) + size);
      seen = { ...seen, unclaimed: seen.unclaimed + size, free: seen.free - size };
    },
    noteClaimed: (storedName) => {
      const size = known.get(storedName)?.size ?? 0;
      known.delete(storedName);
      seen = { ...seen, unclaimed: seen.unclaimed - size };
    },
  };
};
