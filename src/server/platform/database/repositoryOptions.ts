import { DEFAULT_PERIODS, type Periods } from '../settings/periods.ts';
import { NO_SCANNER, type ScanSettings } from '../settings/scanSettings.ts';

/** Options of a repository besides its database. */
export interface RepositoryOptions {
  clock?: (() => Date) | undefined;
  periods?: Periods | undefined;
  /** The operator's scanner for resumes. */
  scan?: ScanSettings | undefined;
  staffMail?: StaffMail | undefined;
}

/** What emails to staff contain. */
export interface StaffMail {
  /** `full`: what the person entered. */
  content: 'none' | 'full';
  /** Base URL of the staff desk; empty: unknown. */
  deskUrl: string;
}

/** Fills in the defaults of missing options. */
export const completeOptions = ({
  clock = () => new Date(),
  periods = DEFAULT_PERIODS,
  scan = NO_SCANNER,
  staffMail = { content: 'none', deskUrl: '' },
}: RepositoryOptions) => ({ clock, periods, scan, staffMail });
