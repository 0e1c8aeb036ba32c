/** 1: something was not found or is refused. 2: the command was used wrongly. */
export type FailureCode = 1 | 2;

/** An expected failure: the lines that the person reads, and the program's exit code. */
export class StaffError extends Error {
  override name = 'StaffError';
  readonly lines: readonly string[];
  readonly exitCode: FailureCode;

  constructor(lines: readonly string[], exitCode: FailureCode) {
    super(lines.join('\n'));
    this.lines = lines;
    this.exitCode = exitCode;
  }
}

export const refused = (...lines: string[]): StaffError => new StaffError(lines, 1);
export const wrongUse = (line: string): StaffError => new StaffError([line], 2);
