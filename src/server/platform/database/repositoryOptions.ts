import { DEFAULT_PERIODS, type Periods } from '../settings/periods.ts';
import type { Write } from './groupCommit.ts';

/** What a repository is made with beside its database. */
export interface RepositoryOptions {
  clock?: (() => Date) | undefined;
  /** Shared by the repositories of a server, so that they share commits. */
  write?: Write | undefined;
  periods?: Periods | undefined;
  /** Whether resumes are scanned by the operator's command. */
  scans?: boolean | undefined;
  /** Whether the announcement of an application carries the resume along. */
  attaches?: boolean | undefined;
}

export type CompleteOptions = {
  [Option in Exclude<keyof RepositoryOptions, 'write'>]-?: NonNullable<RepositoryOptions[Option]>;
};

/** The options with defaults for what is left out. */
export const completeOptions = ({
  clock = () => new Date(),
  periods = DEFAULT_PERIODS,
  scans = false,
  attaches = false,
}: RepositoryOptions): CompleteOptions => ({
  clock,
  periods,
  scans,
  attaches,
});
