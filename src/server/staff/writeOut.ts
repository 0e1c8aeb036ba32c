import { outPath } from './place/personsPath.ts';
import type { StaffContext } from './staffContext.ts';
import { writeLines } from './terminal/terminal.ts';
import { writeNewFile } from './writeNewFile.ts';

/** Writes a text into the file that `--out` names, and says where; without one, on the output. */
export const writeOut = async (
  { output, surroundings }: Pick<StaffContext, 'output' | 'surroundings'>,
  { out, content }: { out: string | undefined; content: string },
): Promise<void> => {
  if (out === undefined) return output.write(content);
  const file = outPath(surroundings, out);
  await writeNewFile(file, Buffer.from(content), { overwrite: false });
  return writeLines(output, [file]);
};
