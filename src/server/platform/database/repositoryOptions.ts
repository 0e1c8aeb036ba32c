import { DEFAULT_PERIODS, type Periods } from '../settings/periods.ts';
import { NO_SCANNER, type ScanSettings } from '../settings/scanSettings.ts';

/** Options of a repository besides its database. */
export interface RepositoryOptions {
  clock?: (() => Date) | undefined;
  periods?: Periods | undefined;
  /** The operator's scanner for resumes. */
  scan?: ScanSettings | undefined;
}

/** Fills in the defaults of missing options. */
export const completeOptions = ({
  clock = () => new Date(),
  periods = DEFAULT_PERIODS,
  scan = NO_SCANNER,
}: RepositoryOptions) => ({ clock, periods, scan });
