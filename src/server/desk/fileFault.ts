/** Something wrong with an opening file; `line` counts from 1, and is left out where no line is to blame. */
export interface FileFault {
  line?: number | undefined;
  text: string;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The order in which an editor would walk through them. */
export const inFileOrder = (faults: readonly FileFault[]): FileFault[] =>
  faults.toSorted((one, other) => (one.line ?? LAST) - (other.line ?? LAST));
