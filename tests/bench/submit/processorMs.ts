import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
/** Where user and system time stand in /proc/PID/stat, counted after the name, which may hold anything. */
const USER = 11;
const SYSTEM = 12;

/** How long a process has kept a processor busy so far; unlike its rate, this bears neighbours on the machine. */
export const processorMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
};
