import { CLOCK_ADVICE, describeClockDoubt, type ClockDoubt } from '../../privacy/retention/clockDoubt.ts';
import { isTooMuch, type Due } from '../../privacy/retention/countDue.ts';
import { fault, good, type Finding } from './finding.ts';

/** The machine's clock at the last start, and what waits for staff because it is too much to delete unasked. */
export const checkClock = (doubt: ClockDoubt | undefined, due: Due): Finding[] => [
  doubt ? fault(describeClockDoubt(doubt), CLOCK_ADVICE) : good('The clock agrees with the stored times'),
  ...(isTooMuch(due)
    ? [
        fault(
          `${due.due} of ${due.held} applications and messages are over: more than are deleted unasked`,
          'Look at the date, then delete them: ./staff purge',
        ),
      ]
    : []),
];
