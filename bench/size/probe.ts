import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 5;

/** Requests a cheap page again and again, as another visitor; `stop` returns the longest wait in milliseconds. */
export const startProbe = (url: string): { stop: () => Promise<number> } => {
  let isRunning = true;
  let longest = 0;
  const running = (async () => {
    // The first request may have to make the response that it measures.
    await (await fetch(url)).arrayBuffer();
    while (isRunning) {
      const startedAt = performance.now();
      await (await fetch(url)).arrayBuffer();
      longest = Math.max(longest, performance.now() - startedAt);
      await wait(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      isRunning = false;
      await running;
      return longest;
    },
  };
};

export interface Timing {
  medianMs: number;
  /** Processor time of the server per call, which does not depend on the machine's load. */
  cpuMs: number;
  /** The longest that another visitor waited meanwhile. */
  othersMs: number;
}

/** Runs a call several times, then again while another visitor requests pages. */
export const time = async (
  { probeUrl, pid, repeat }: { probeUrl: string; pid: number; repeat: number },
  act: (run: number) => Promise<unknown>,
): Promise<Timing> => {
  // The first run compiles code and fills the database's cache.
  await act(0);
  const times: number[] = [];
  const cpuBefore = readCpuMs(pid);
  for (let run = 1; run <= repeat; run += 1) {
    const startedAt = performance.now();
    await act(run);
    times.push(performance.now() - startedAt);
  }
  const cpuMs = (readCpuMs(pid) - cpuBefore) / repeat;
  const probe = startProbe(probeUrl);
  for (let run = 1; run <= repeat; run += 1) await act(repeat + run);
  const sorted = times.toSorted((one, other) => one - other);
  const medianMs = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return { medianMs, cpuMs, othersMs: await probe.stop() };
};

const KILOBYTES_PER_MEGABYTE = 1024;

/** The most memory that a process has used so far, in MB. */
export const readPeakMemory = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / KILOBYTES_PER_MEGABYTE);
};

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
/** Positions of user and system time in /proc/PID/stat, after the name, which may contain any character. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/** CPU time that a process has used so far, in milliseconds. */
const readCpuMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
};
