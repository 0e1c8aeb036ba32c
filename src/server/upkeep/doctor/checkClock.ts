import { CLOCK_ADVICE, describeDoubt } from '../../platform/clock/describeDoubt.ts';
import type { Doubt } from '../../platform/clock/sureClock.ts';
import { isTooMuch, type Due } from '../../privacy/retention/countDue.ts';
import { fault, good, type Finding } from './finding.ts';

/** The machine's clock, and what waits for staff because a wrong clock might be behind it. */
export const checkClock = (doubt: Doubt | undefined, due: Due): Finding[] => [
  doubt ? fault(describeDoubt(doubt), CLOCK_ADVICE) : good('The clock goes on from where it was last seen'),
  ...(isTooMuch(due)
    ? [
        fault(
          `${due.due} of ${due.held} applications and messages are over: more than are deleted unasked`,
          'Look at the date, then delete them: ./staff purge',
        ),
      ]
    : []),
];
