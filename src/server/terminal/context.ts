import type { Config } from '../platform/settings/config.ts';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import type { Terminal } from './terminal.ts';

/** How a command was called. */
export interface Invocation {
  /** File names are relative to this folder. */
  cwd: string;
  /** The folder of the program, where no personal data may be written. */
  programDir: string;
  /** Output path to show, if the wrapper quillmere-staff moves the file afterwards. */
  outName?: string | undefined;
  /** Path of a settings file besides `.env`; '' if there is none. */
  settingsFile: string;
  /** Environment for programs that a command starts. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Dependencies of a command, passed in by staff.ts. */
export interface StaffContext {
  /** Login name of the caller, for the audit log. */
  actor: string;
  /** Opens the database on first use, because the help needs none. */
  database: () => Promise<StaffDatabase>;
  /** The checked settings. Throws a ConfigError that names every invalid one. */
  settings: () => Config;
  now: () => Date;
  invocation: Invocation;
  input: AsyncIterable<Uint8Array>;
  /** Whether the input is a terminal, so that a question can be answered. */
  isAttended: boolean;
  /** Asks a question; returns the answer without its line break, or undefined if the input has ended. */
  ask: (question: string) => Promise<string | undefined>;
  output: Terminal;
  errors: Terminal;
}

/** Reads how a command was called from its environment. */
export const readInvocation = (
  env: Readonly<Record<string, string | undefined>>,
  { cwd, programDir }: Pick<Invocation, 'cwd' | 'programDir'>,
): Invocation => ({
  cwd: env['INIT_CWD'] || cwd,
  programDir,
  outName: env['STAFF_OUT_NAME'] || undefined,
  settingsFile: env['STAFF_SETTINGS'] ?? '',
  env,
});
