import type { Config } from '../platform/settings/config.ts';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import type { Surroundings } from './place/surroundings.ts';
import type { Questions } from './terminal/questions.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a command works with; staff.ts hands it in. */
export interface StaffContext {
  /** Login name of the person, for the audit. */
  actor: string;
  /** Opens the database on first use: help and templates do without. */
  database: () => Promise<StaffDatabase>;
  /** The settings, checked. Throws a ConfigError that names every bad one. */
  settings: () => Config;
  /** Where visitors reach the site, without a slash at the end; empty where nobody said. */
  siteUrl: () => string;
  now: () => Date;
  surroundings: Surroundings;
  input: AsyncIterable<Uint8Array>;
  /** Whether a person sits before the input, who can be asked. */
  isAttended: boolean;
  /** Asks on `output` and reads from `input`. */
  questions: Questions;
  /** The command line of the person's editor; empty where they chose none. */
  editor: string;
  output: Terminal;
  errors: Terminal;
}
