import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds now. */
export const residentMb = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
};

/** What a process holds, looked at every so often until it is stopped. */
export const watchMemory = (pid: number, everyMs: number): (() => number[]) => {
  const seen = [residentMb(pid)];
  const timer = setInterval(() => seen.push(residentMb(pid)), everyMs);
  return () => {
    clearInterval(timer);
    return seen;
  };
};

/** A tenth is what garbage that waits makes from one minute to the next. */
const MOST_GROWTH = 1.1;

/**
 * The most megabytes in the second and in the last third of what was seen, and whether the last are no more: what leaks a
 * little at every request shows there, what is kept once for all does not.
 */
export const growthOf = (seen: readonly number[]): { early: number; late: number; isFlat: boolean } => {
  const third = Math.floor(seen.length / 3);
  const early = Math.max(...seen.slice(third, 2 * third + 1));
  const late = Math.max(...seen.slice(2 * third));
  return { early, late, isFlat: late <= early * MOST_GROWTH };
};
