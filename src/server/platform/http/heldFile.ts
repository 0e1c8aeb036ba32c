import type { FileRoom } from './fileRoom.ts';
import type { Spool } from './spool.ts';

/** A file as it arrives, and its room. */
export interface HeldFile {
  /** False, where there is no room. Rejects with what the disk says. */
  add: (chunk: Buffer) => Promise<boolean>;
  /** What of it is in memory: all or nothing. */
  inMemory: () => Buffer;
  isOnDisk: () => boolean;
  /** All of it. */
  load: () => Promise<Buffer>;
  /** Bytes so far. */
  size: () => number;
  giveBack: () => void;
}

/** Larger files go to the disk; most resumes are smaller. */
const MOST_IN_MEMORY = 1024 * 1024;

/** Holds a file in memory as long as it is small and there is room, then on the disk (docs/requirements.md, UP-10). */
export const heldFile = ({ memory, spool: place }: FileRoom): HeldFile => {
  let chunks: Buffer[] = [];
  let size = 0;
  let spool: Spool | undefined;
  let isGone = false;

  // From the moment it moves its room is the disk's, also where the disk then fails.
  let isOnDisk = false;

  const keep = (chunk: Buffer): boolean => {
    if ((place && size + chunk.length > MOST_IN_MEMORY) || !memory.take(chunk.length)) return false;
    chunks.push(chunk);
    size += chunk.length;
    return true;
  };

  const moveToDisk = async (): Promise<boolean> => {
    if (!place?.room.take(size)) return false;
    isOnDisk = true;
    memory.giveBack(size);
    const moved = chunks;
    chunks = [];
    spool = await place.open();
    for (const chunk of moved) await spool.write(chunk);
    return true;
  };

  const write = async (chunk: Buffer): Promise<boolean> => {
    if (!place?.room.take(chunk.length)) return false;
    size += chunk.length;
    await spool?.write(chunk);
    return true;
  };

  return {
    add: async (chunk) => {
      if (!isOnDisk && keep(chunk)) return true;
      return (isOnDisk || (await moveToDisk())) && write(chunk);
    },
    inMemory: () => Buffer.concat(chunks),
    load: async () => (spool ? spool.read() : Buffer.concat(chunks)),
    isOnDisk: () => spool !== undefined,
    size: () => size,
    giveBack: () => {
      if (isGone) return;
      isGone = true;
      (isOnDisk ? place?.room : memory)?.giveBack(size);
      chunks = [];
      // Whatever the disk says now: nobody needs it any more.
      void spool?.close().catch(() => undefined);
    },
  };
};
