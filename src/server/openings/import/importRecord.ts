import type { FileFault } from '../../desk/fileFault.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningMark } from './openingMark.ts';

/** One opening of a table or a JSON file, before it is judged. */
export interface ImportRecord {
  /** Values by the names that the file gives them. */
  values: Readonly<Record<string, unknown>>;
  line: number;
  /** The line of a field, or of an item of its list. */
  lineOf: (field: string, position?: number) => number | undefined;
}

/** An opening of a file, with what the file says it was where it came from. */
export interface ImportedOpening {
  text: OpeningText;
  mark: OpeningMark;
}

/** What came of a file, or of a part of one. */
export interface Imported {
  openings: ImportedOpening[];
  faults: FileFault[];
}
