import { compressBest } from './compress.ts';
import { spareTime } from './spareTime.ts';

const inSpareTime = spareTime();

export interface Refined {
  /** Counts somebody who asks for it. */
  ask: () => void;
  /** The best that brotli makes of it, once it is there: a tenth fewer bytes, for fifty times the time. */
  bytes: () => Buffer | undefined;
  /** Nothing better is to come. */
  isSettled: () => boolean;
}

/** Compresses bytes once more, and better, when they have been asked for so many times (FAST-6). */
export const refined = (identity: Buffer, askedOften: number): Refined => {
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
      if (asked === askedOften && !inSpareTime(refine)) isSettled = true;
    },
    bytes: () => bytes,
    isSettled: () => isSettled,
  };
};
