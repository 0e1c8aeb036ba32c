import type { Facts } from './table.ts';

export interface Run {
  /** How often, where the part leaves it open. */
  cycles: number | undefined;
  /** Ends the part after what is under way. */
  ending: AbortSignal;
  tell: (text: string) => void;
}

/** One long test: what it found, and what was not as it must be; undefined where it cannot be made here, which it says. */
export type Part = (run: Run) => Promise<{ facts: Facts; faults: string[] } | undefined>;
