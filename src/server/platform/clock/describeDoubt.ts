import type { Doubt } from './sureClock.ts';
import { when } from './when.ts';

/** What an operator reads of a clock in doubt. */
export const describeDoubt = ({ held, offBy }: Doubt): string =>
  `The clock of this machine says ${when(new Date(held + offBy).toISOString())}; by what the database last saw it is ${when(new Date(held).toISOString())}. Nothing is published, closed or deleted by it`;

export const CLOCK_ADVICE = "Set the machine's clock; if it is right: ./staff trust-clock";
