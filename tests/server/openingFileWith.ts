import { openingFile } from '../support/staff.ts';

/** An opening file with further lines in its front matter. */
export const openingFileWith = (...lines: string[]) =>
  openingFile().replace('---\n\n', `${lines.join('\n')}\n---\n\n`);
