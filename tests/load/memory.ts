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
