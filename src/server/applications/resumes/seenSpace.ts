import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface SpaceLooks {
  db: Kysely<Tables>;
  /** Bytes on the disk. */
  freeSpace: () => Promise<number>;
  onLook: () => void;
  lookMs?: number;
}

/** Bytes, and until when they are believed. */
interface Seen {
  unclaimed: number;
  free: number;
  until: number;
}

/** Adding up may take a while where many small files lie there. */
const LOOK_MS = 10_000;

const sumUnclaimed = async (db: Kysely<Tables>): Promise<number> => {
  const { bytes } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** What unclaimed uploads take and what the disk has left, looked at now and then and reckoned in between. */
export const seenSpace = ({ db, freeSpace, onLook, lookMs = LOOK_MS }: SpaceLooks) => {
  let seen: Seen | undefined;
  let looking: Promise<Seen> | undefined;

  const lookAnew = async (): Promise<Seen> => {
    onLook();
    const [unclaimed, free] = await Promise.all([sumUnclaimed(db), freeSpace()]);
    seen = { unclaimed, free, until: performance.now() + lookMs };
    return seen;
  };

  return {
    /** Whoever comes while somebody looks makes do with what was seen before, and waits where that is nothing. */
    look: async (): Promise<Seen> => {
      if (seen && (looking || performance.now() < seen.until)) return seen;
      looking ??= lookAnew().finally(() => (looking = undefined));
      return looking;
    },
    /** Unclaimed uploads have grown by `size` bytes, and the disk has so many less. */
    note: (size: number, taken: number): void => {
      if (seen) seen = { ...seen, unclaimed: seen.unclaimed + size, free: seen.free - taken };
    },
  };
};
