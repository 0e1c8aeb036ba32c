import { compressBest } from './compress.ts';
import { spareTime } from './spareTime.ts';

/** Whoever goes through all pages asks for each of them once or twice. */
const ASKED_OFTEN = 3;

const inSpareTime = spareTime();

export interface Refined {
  /** Counts somebody who asks for it. */
  ask: () => void;
  /** The best that brotli makes of it, once it is there: a tenth fewer bytes, for fifty times the time. */
  bytes: () => Buffer | undefined;
  /** Nothing better is to come. */
  isSettled: () => boolean;
}

/** Compresses bytes once more, and better, when they have been asked for a few times (FAST-6). */
export const refined = (identity: Buffer): Refined => {
  let asked = 0;
  let bytes: Buffer | undefined;
  let isSettled = false;
  const refine = async (): Promise<void> => {
    try {
      bytes = await compressBest(identity);
    } finally {
      isSettled = true;
    }
  };
  return {
    ask: () => {
      asked += 1;
      if (asked === ASKED_OFTEN && !inSpareTime(refine)) isSettled = true;
    },
    bytes: () => bytes,
    isSettled: () => isSettled,
  };
};
