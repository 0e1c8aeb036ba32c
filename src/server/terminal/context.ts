import type { Config } from '../platform/settings/config.ts';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import type { Terminal } from './terminal.ts';

/** Where a command runs. */
export interface Surroundings {
  /** File names are relative to this folder. */
  current: string;
  /** The folder of the site, where no personal data may be written. */
  program: string;
  /** The caller's name for the output, to which the wrapper quillmere-staff moves the file. Undefined without it. */
  outName?: string | undefined;
  /** A file of settings besides `.env`; '' for none. */
  settingsFile: string;
  /** For programs that a command starts. */
  env: Readonly<Record<string, string | undefined>>;
}

/** What a command works with; staff.ts hands it in. */
export interface StaffContext {
  /** Login name of the person, for the audit. */
  actor: string;
  /** Opens the database on first use, because help needs none. */
  database: () => Promise<StaffDatabase>;
  /** The settings, checked. Throws a ConfigError that names every bad one. */
  settings: () => Config;
  now: () => Date;
  surroundings: Surroundings;
  input: AsyncIterable<Uint8Array>;
  /** Whether the input is a terminal, so that a question can be answered. */
  isAttended: boolean;
  /** The answer to a question, without its line end; undefined when the input ended. */
  ask: (question: string) => Promise<string | undefined>;
  output: Terminal;
  errors: Terminal;
}

/** Reads the surroundings of a command from its environment. */
export const readSurroundings = (
  env: Readonly<Record<string, string | undefined>>,
  { current, program }: Pick<Surroundings, 'current' | 'program'>,
): Surroundings => ({
  current: env['INIT_CWD'] || current,
  program,
  outName: env['STAFF_OUT_NAME'] || undefined,
  settingsFile: env['STAFF_SETTINGS'] ?? '',
  env,
});
