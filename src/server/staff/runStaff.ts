import { runCommand } from '../terminal/command.ts';
import type { StaffContext } from '../terminal/context.ts';
import { describeFailure } from '../terminal/failure.ts';
import { escapeLine, writeLines } from '../terminal/terminal.ts';
import { commands } from './commands.ts';
import type { StaffDatabase } from './openStaffDatabase.ts';

interface StaffOptions extends Omit<StaffContext, 'database'> {
  openDatabase: () => Promise<StaffDatabase>;
}

/**
 * Runs one staff command and returns the exit code: 0 done, 1 not found or refused, 2 wrong usage. Failures are printed
 * to `errors`.
 */
export const runStaff = async (
  args: readonly string[],
  { openDatabase, ...context }: StaffOptions,
): Promise<0 | 1 | 2> => {
  let opened: Promise<StaffDatabase> | undefined;
  const database = () => (opened ??= openDatabase());
  try {
    await runCommand(args, commands, { ...context, database });
    return 0;
  } catch (error) {
    const { lines, exitCode } = describeFailure(error);
    if (lines.length > 0) writeLines(context.errors, lines.map(escapeLine));
    return exitCode;
  } finally {
    // A failure to open the database has already been reported.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
};
