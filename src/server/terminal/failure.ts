import { failureCode, PreconditionError, StartError } from '../platform/process/failure.ts';
import { staffCommand } from '../platform/settings/config.ts';

/** 1: not found or refused. 2: wrong usage. */
type ExitCode = 1 | 2;

/** An expected failure: the lines to print, and the exit code of the program. */
export class StaffError extends Error {
  override name = 'StaffError';
  readonly lines: readonly string[];
  readonly exitCode: ExitCode;

  constructor(lines: readonly string[], exitCode: ExitCode) {
    super(lines.join('\n'));
    this.lines = lines;
    this.exitCode = exitCode;
  }
}

export const refusal = (...lines: string[]): StaffError => new StaffError(lines, 1);
export const usageError = (...lines: string[]): StaffError => new StaffError(lines, 2);

const DATABASE_DAMAGED = `The database is damaged: run '${staffCommand()} doctor', then '${staffCommand()} restore FILE' with a backup`;

const messages: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'The database is busy; try again in a minute',
  SQLITE_CORRUPT: DATABASE_DAMAGED,
  SQLITE_NOTADB: DATABASE_DAMAGED,
  SQLITE_FULL: 'Nothing was stored: the disk is full',
  SQLITE_READONLY:
    'Nothing was stored: the disk is full or read-only, or you have no permission to write to the database; run this as the user that runs the server',
  SQLITE_CANTOPEN: 'The database cannot be opened: run this as the user that runs the server',
  PG_: 'Nothing was stored: the database does not answer; try again in a minute',
  ENOSPC: 'Nothing was stored or deleted: the disk is full',
  EFBIG: 'Nothing was stored or deleted: the file exceeds the size limit',
  EROFS: 'Nothing was stored or deleted: the disk is read-only',
};

/** The lines to print about a failure, never a stack trace, and the exit code. */
export const describeFailure = (error: unknown): { lines: readonly string[]; exitCode: ExitCode } => {
  if (error instanceof StaffError) return error;
  if (error instanceof StartError || error instanceof PreconditionError)
    return { lines: error.message.split('\n'), exitCode: 1 };
  const code = failureCode(error);
  const known = Object.entries(messages).find(([prefix]) => code.startsWith(prefix));
  const message = error instanceof Error ? error.message : String(error);
  return { lines: [known?.[1] ?? `Unexpected error (${code}): ${message}`], exitCode: 1 };
};
