import { OUTPUT, outPath } from './place/personsPath.ts';
import type { StaffContext } from './staffContext.ts';
import { harmless } from './terminal/harmless.ts';
import { writeLines } from './terminal/terminal.ts';
import { writeNewFile } from './writeNewFile.ts';

/** Writes a text into the file that `--out` names, and says where; without one, or for '-', on the output. */
export const writeOut = async (
  { output, surroundings }: Pick<StaffContext, 'output' | 'surroundings'>,
  { out, content }: { out: string | undefined; content: string },
): Promise<void> => {
  // On a terminal nobody reads it back, and it must not be steered.
  if (out === undefined || out === OUTPUT)
    return output.write(output.isTerminal ? harmless(content.replace(/^\ufeff/, '')) : content);
  const file = outPath(surroundings, out);
  await writeNewFile(file, Buffer.from(content), { overwrite: false });
  return writeLines(output, [file]);
};
