import { LRUCache } from 'lru-cache';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { StoredResume } from './resumeRepository.ts';
import { seenSpace, type SpaceLooks } from './seenSpace.ts';

interface ShelfOptions extends Omit<SpaceLooks, 'onLook'> {
  /** Bytes of all unclaimed uploads; of one client's a part of it. */
  unclaimedBytes: number;
  /** Bytes that stay free on the disk; 0: whatever the disk says. */
  leastFreeBytes: number;
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

const later = (status: number, sentence: string, seconds: number): Refusal =>
  new Refusal(status, sentence, { headers: { 'retry-after': String(seconds) } });

/**
 * Keeps uploads that nobody has claimed from filling the disk (docs/requirements.md, UP-11): so many bytes of one client
 * (known in memory for a day, and nowhere else), so many in all, and none when little is left free. Applications with an
 * upload in hand go on.
 */
export const unclaimedUploads = ({
  unclaimedBytes,
  leastFreeBytes,
  ...looked
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
  const { look, note } = seenSpace({ ...looked, onLook: () => known.purgeStale() });

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
      note(size, size);
    },
    noteClaimed: (storedName) => {
      const size = known.get(storedName)?.size ?? 0;
      known.delete(storedName);
      note(-size, 0);
    },
  };
};
