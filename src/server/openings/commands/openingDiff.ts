import { createTwoFilesPatch } from 'diff';
import { harmless } from '../../desk/terminal/harmless.ts';
import { styled, type Style, type Terminal } from '../../desk/terminal/terminal.ts';

const styleOf = (line: string): Style | undefined => {
  if (line.startsWith('@@')) return 'dim';
  if (line.startsWith('+')) return 'green';
  return line.startsWith('-') ? 'red' : undefined;
};

/** What changed between two openings' files, as the lines of a unified diff. */
export const openingDiff = (before: string, after: string, output: Terminal): string[] => {
  const patch = createTwoFilesPatch('as it is', 'as it will be', before, after, '', '', {
    context: 2,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
  return harmless(patch)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const style = styleOf(line);
      return style ? styled(output, style, line) : line;
    });
};
