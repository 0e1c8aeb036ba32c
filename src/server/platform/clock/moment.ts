import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** A moment by the machine's two clocks: the one people set, and the one nobody can set. Both in milliseconds. */
export interface Moment {
  /** Since 1970, as Date says. */
  wall: number;
  /** Since the machine was started, sleep included. */
  up: number;
  /** The start that `up` counts from. */
  boot: string;
}

/** Which start of the machine this is, by the system's file. */
export const startOfMachine = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // Not Linux, or /proc is hidden: every start of the program counts as one of the machine.
    return randomUUID();
  }
};

let boot: string | undefined;

/** What the machine's clocks say. */
export const readMoment = (): Moment => ({
  wall: Date.now(),
  up: uptime() * 1000,
  boot: (boot ??= startOfMachine('/proc/sys/kernel/random/boot_id')),
});
