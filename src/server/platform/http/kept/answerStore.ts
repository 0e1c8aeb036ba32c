import { LRUCache } from 'lru-cache';
import { isDiskTrouble } from '../../database/diskTrouble.ts';
import { failureCode } from '../../process/failureLine.ts';
import type { KeptAnswer } from './keptAnswer.ts';
import type { Mark } from './mark.ts';

interface Entry {
  mark: string;
  making: Promise<KeptAnswer>;
  bytes: number;
  /** What was good until now, as long as it is not known whether this one will be. */
  before: Entry | undefined;
}

/** A kept answer, and until when it holds: as long as the mark says what it said then. */
export interface HeldAnswer {
  answer: KeptAnswer;
  mark: Mark;
  madeAt: string;
  /** The database does not answer: this is the last that is known. */
  isStale?: true;
}

export interface AnswerStore {
  /**
   * The answer of this name: the kept one where it still holds, else what `make` makes, once for all who wait for it.
   * What fails is not kept; where it is the database that fails, the last good one is given (docs/requirements.md, OPS-20).
   */
  get: (name: string, make: () => Promise<KeptAnswer>) => Promise<HeldAnswer>;
}

/** No mark says this. */
const NEVER = '';
/** Beside its bytes: key, promise, tags. */
const ENTRY_BYTES = 500;

/** Keeps answers for as long as their mark stands, `maxBytes` of them at most; what was not asked for longest goes. */
export const answerStore = ({ mark, maxBytes }: { mark: Mark; maxBytes: number }): AnswerStore => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });

  const make = (name: string, now: string, maker: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
    const entry: Entry = { mark: now, making: maker(), bytes: ENTRY_BYTES, before: entries.get(name) };
    const keep = (kept: Entry) => entries.set(name, kept, { size: kept.bytes });
    keep(entry);
    const isStillKept = () => entries.peek(name) === entry;
    entry.making.then(
      ({ size }) => {
        entry.before = undefined;
        entry.bytes = size + ENTRY_BYTES;
        if (isStillKept()) keep(entry);
      },
      () => {
        if (!isStillKept()) return;
        if (entry.before) keep(entry.before);
        else entries.delete(name);
      },
    );
    return entry.making;
  };

  const current = async (name: string, maker: () => Promise<KeptAnswer>): Promise<HeldAnswer> => {
    // Before what it tells of is read: what changes meanwhile is at most told too early, never too late.
    const now = await mark.current();
    const kept = entries.get(name);
    const answer = await (kept?.mark === now ? kept.making : make(name, now, maker));
    return { answer, mark, madeAt: now };
  };

  return {
    get: async (name, maker) => {
      const last = entries.get(name);
      try {
        return await current(name, maker);
      } catch (error) {
        if (!last || !isDiskTrouble(failureCode(error))) throw error;
        return { answer: await (last.before ?? last).making, mark, madeAt: NEVER, isStale: true };
      }
    },
  };
};
