import type { Config } from '../platform/settings/config.ts';
import type { StaffDatabase } from '../staff/openStaffDatabase.ts';
import type { Terminal } from './terminal.ts';

/** Where a command runs. */
export interface Surroundings {
  /** File names count from here. */
  current: string;
  /** The folder of the site, where no personal data may lie. */
  program: string;
  /** What the wrapper quillmere-staff calls the output: it moves the file there. Undefined without it. */
  outName?: string | undefined;
  /** Where the settings stand besides `.env`; '' for nowhere. */
  settingsFile: string;
  /** For programs that a command starts. */
  env: Readonly<Record<string, string | undefined>>;
}

/** What a command works with; staff.ts hands it in. */
export interface StaffContext {
  /** Login name of the person, for the audit. */
  actor: string;
  /** Opens the database on first use: help and templates do without. */
  database: () => Promise<StaffDatabase>;
  /** The settings, checked. Throws a ConfigError that names every bad one. */
  settings: () => Config;
  now: () => Date;
  surroundings: Surroundings;
  input: AsyncIterable<Uint8Array>;
  /** Whether a person sits before the input, who can be asked. */
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
