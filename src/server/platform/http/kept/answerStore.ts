import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './keptAnswer.ts';
import type { Mark } from './mark.ts';

interface Entry {
  mark: string;
  making: Promise<KeptAnswer>;
}

/** A kept answer, and until when it holds: as long as the mark says what it said then. */
export interface HeldAnswer {
  answer: KeptAnswer;
  mark: Mark;
  madeAt: string;
}

export interface AnswerStore {
  /**
   * The answer of this name: the kept one where it still holds, else what `make` makes, once for all who wait for it.
   * What fails is not kept.
   */
  get: (name: string, make: () => Promise<KeptAnswer>) => Promise<HeldAnswer>;
}

/** Beside its bytes: key, promise, tags. */
const ENTRY_BYTES = 500;

/** Keeps answers for as long as their mark stands, `maxBytes` of them at most; what was not asked for longest goes. */
export const answerStore = ({ mark, maxBytes }: { mark: Mark; maxBytes: number }): AnswerStore => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });

  const make = (name: string, now: string, maker: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
    const entry = { mark: now, making: maker() };
    entries.set(name, entry, { size: ENTRY_BYTES });
    const isStillKept = () => entries.peek(name) === entry;
    entry.making.then(
      ({ size }) => {
        if (isStillKept()) entries.set(name, entry, { size: size + ENTRY_BYTES });
      },
      () => {
        if (isStillKept()) entries.delete(name);
      },
    );
    return entry.making;
  };

  return {
    get: async (name, maker) => {
      // Before what it tells of is read: what changes meanwhile is at most told too early, never too late.
      const now = await mark.current();
      const kept = entries.get(name);
      const answer = await (kept?.mark === now ? kept.making : make(name, now, maker));
      return { answer, mark, madeAt: now };
    },
  };
};
