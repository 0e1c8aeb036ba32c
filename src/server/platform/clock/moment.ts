import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** A moment by the machine's two clocks: the one people set, and the one nobody can set. Both in milliseconds. */
export interface Moment {
  /** Since 1970, as Date says. */
  wall: number;
  /** Since the machine was started, sleep included. */
  up: number;
  /** The start that `up` counts from; empty where the system does not say. */
  boot: string;
}

const bootOf = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Not Linux: every start of the program counts as one of the machine.
    return '';
  }
};

let boot: string | undefined;

/** What the machine's clocks say. */
export const readMoment = (): Moment => ({
  wall: Date.now(),
  up: uptime() * 1000,
  boot: (boot ??= bootOf()),
});
