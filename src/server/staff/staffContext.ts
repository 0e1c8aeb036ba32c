import type { Desk } from './openDesk.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a command works with; staff.ts hands it in. */
export interface StaffContext {
  /** Login name of the person, for the audit. */
  actor: string;
  /** Opens the database on first use: help and templates do without. */
  desk: () => Promise<Desk>;
  input: AsyncIterable<Uint8Array>;
  output: Terminal;
  errors: Terminal;
}
