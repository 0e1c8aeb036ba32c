import { resolve } from 'node:path';
import { chooseCommand } from '../desk/command/chooseCommand.ts';
import { explain } from '../desk/explain.ts';
import type { StaffContext } from '../desk/staffContext.ts';
import { harmlessLine } from '../desk/terminal/harmless.ts';
import { styled, writeLines } from '../desk/terminal/terminal.ts';
import { commands } from './commands.ts';
import type { StaffDatabase } from './openStaffDatabase.ts';

export interface StaffParts extends Omit<StaffContext, 'database'> {
  openDatabase: () => Promise<StaffDatabase>;
}

const act = async (words: readonly string[], context: StaffContext): Promise<void> => {
  const choice = chooseCommand(words, commands);
  if (choice.kind === 'help') return writeLines(context.output, choice.lines);
  return choice.command.run(choice.words, context);
};

/** Where the settings say that the data are; undefined where they cannot be read. */
const folderOf = ({ settings }: Pick<StaffParts, 'settings'>): string | undefined => {
  try {
    return resolve(settings().dataDir);
  } catch {
    return undefined;
  }
};

/**
 * Runs one staff command, `words` being what follows the program's name, and gives the exit code: 0 done, 1 not found
 * or refused, 2 wrong use. Failures are told in lines on `errors`.
 */
export const runStaff = async (
  words: readonly string[],
  { openDatabase, ...parts }: StaffParts,
): Promise<0 | 1 | 2> => {
  let opened: Promise<StaffDatabase> | undefined;
  const database = () => (opened ??= openDatabase());
  try {
    const surroundings = { ...parts.surroundings, data: folderOf(parts) };
    await act(words, { ...parts, surroundings, database });
    return 0;
  } catch (error) {
    const { lines, exitCode } = explain(error, folderOf(parts));
    // The words and file names of the command line may hold anything, too.
    writeLines(
      parts.errors,
      lines.map((line) => styled(parts.errors, 'red', harmlessLine(line))),
    );
    return exitCode;
  } finally {
    parts.questions.close();
    // One that did not open has been explained above, and there is nothing to close.
    await opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
};
